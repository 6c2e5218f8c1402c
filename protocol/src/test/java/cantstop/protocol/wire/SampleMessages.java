package cantstop.protocol.wire;

import static cantstop.protocol.wire.SampleEvents.ANNA;
import static cantstop.protocol.wire.SampleEvents.BADGE;
import static cantstop.protocol.wire.SampleEvents.BOT;
import static cantstop.protocol.wire.SampleEvents.KEY;
import static cantstop.protocol.wire.SampleEvents.LARGEST_BADGE;
import static cantstop.protocol.wire.SampleEvents.LARGEST_NAME;
import static cantstop.protocol.wire.SampleEvents.LAST;
import static cantstop.protocol.wire.SampleEvents.LONGEST_BOT;
import static cantstop.protocol.wire.SampleEvents.NAME;
import static cantstop.protocol.wire.SampleEvents.OTHER_SETTINGS;
import static cantstop.protocol.wire.SampleEvents.TABLE;

import cantstop.engine.Column;
import cantstop.engine.Command;
import cantstop.engine.Digest;
import cantstop.engine.Epoch;
import cantstop.engine.Occupant;
import cantstop.engine.PlayerName;
import cantstop.engine.Refusal;
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.engine.identity.HostInstance;
import cantstop.protocol.Absence;
import cantstop.protocol.Answer;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.Encoded;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.HostMessage;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.Knocker;
import cantstop.protocol.Limits;
import cantstop.protocol.LogVersion;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.Peer;
import cantstop.protocol.PieceStyle;
import cantstop.protocol.Reaction;
import cantstop.protocol.RequestId;
import cantstop.protocol.TableSummary;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import cantstop.protocol.Watcher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/// One of every kind of message, command, answer and refusal, with the smallest and the largest values.
public final class SampleMessages {
    private static final HostInstance INSTANCE = new HostInstance("5".repeat(32));
    private static final Digest DIGEST = Digest.EMPTY.after(new byte[] {1, 2, 3});
    private static final Seat FIRST = Seat.of(0);
    private static final Seat FOURTH = Seat.of(3);
    private static final String LONGEST_PROGRAM = "p".repeat(64);

    private static final List<HostAddress> ADDRESSES =
            List.of(new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT), new HostAddress("fe80::1%eth0", 65_535));

    private SampleMessages() {}

    public static List<ClientMessage> ofGuests() {
        List<ClientMessage> all = new ArrayList<>(List.of(
                new ClientMessage.Hello(new VersionRange(1, 1), "cant-stop 0.1.0"),
                new ClientMessage.Hello(new VersionRange(1, Integer.MAX_VALUE), LONGEST_PROGRAM),
                new ClientMessage.ListTables(),
                new ClientMessage.OpenTable(new RequestId(1), NAME, Settings.DEFAULT, 0, BADGE),
                new ClientMessage.OpenTable(
                        new RequestId(Long.MAX_VALUE), LARGEST_NAME, OTHER_SETTINGS, 15, LARGEST_BADGE),
                new ClientMessage.Attend(TABLE, 0, Digest.EMPTY),
                new ClientMessage.Attend(TABLE, Long.MAX_VALUE, DIGEST),
                new ClientMessage.Attend(TABLE, 0, Digest.EMPTY, new PlayerName("Ĉleo")),
                new ClientMessage.Hover(TABLE, List.of()),
                new ClientMessage.Hover(TABLE, List.of(Column.SIX, Column.SIX)),
                new ClientMessage.Ping(0),
                new ClientMessage.Ping(-1),
                new ClientMessage.Pong(Long.MIN_VALUE),
                new ClientMessage.Goodbye()));
        commands()
                .forEach(
                        command -> all.add(new ClientMessage.Submit(new RequestId(7), TABLE, Epoch.FIRST, 0, command)));
        all.add(new ClientMessage.Submit(
                new RequestId(Long.MAX_VALUE),
                TABLE,
                new Epoch(Integer.MAX_VALUE),
                15,
                new Command.GiveSeat(FOURTH, null, LAST, LARGEST_BADGE)));
        utterances().forEach(what -> all.add(new ClientMessage.Speak(new RequestId(8), TABLE, 0, BADGE.name(), what)));
        for (AwayPolicy what : AwayPolicy.values()) {
            all.add(new ClientMessage.Suggest(TABLE, 15, FOURTH, what));
        }
        all.add(new ClientMessage.Nudge(TABLE, 0, FIRST));
        all.add(new ClientMessage.Touched(TABLE));
        all.add(new ClientMessage.Knock(TABLE, 15, LARGEST_BADGE, KnockPurpose.SEAT, FOURTH));
        all.add(new ClientMessage.Knock(TABLE, 0, BADGE, KnockPurpose.COME_IN, null));
        all.add(new ClientMessage.Knock(TABLE, 0, BADGE, KnockPurpose.NEXT, null));
        all.add(new ClientMessage.Withdraw(TABLE, 15));
        all.add(new ClientMessage.Reply(TABLE, 15, LAST, true));
        all.add(new ClientMessage.Reply(TABLE, 0, ANNA, false));
        all.add(new ClientMessage.Speak(
                new RequestId(Long.MAX_VALUE), TABLE, 15, LARGEST_BADGE.name(), new Utterance.CallBust()));
        steps().forEach(step -> all.add(new ClientMessage.HandOver(TABLE, step)));
        all.add(new ClientMessage.LogPart(TABLE, 7, List.of()));
        all.add(new ClientMessage.LogPart(TABLE, 7, List.of(entry(8, 1), entry(9, 1024))));
        orders().forEach(order -> all.add(new ClientMessage.Organise(new RequestId(9), order)));
        all.add(new ClientMessage.Organise(new RequestId(Long.MAX_VALUE), new OrganiserCommand.Shuffle()));
        all.add(new ClientMessage.WaitForSeat(0, BADGE));
        all.add(new ClientMessage.WaitForSeat(15, LARGEST_BADGE));
        aboutSomebody()
                .forEach(command ->
                        all.add(new ClientMessage.Submit(new RequestId(10), TABLE, Epoch.FIRST, 0, command)));
        all.add(new ClientMessage.Submit(
                new RequestId(11), TABLE, Epoch.FIRST, 0, new Command.OpenHand(SampleEvents.HAND)));
        all.add(new ClientMessage.CastVote(TABLE, new Epoch(2), DIGEST, SampleEvents.vote(1), Epoch.NONE));
        all.add(new ClientMessage.CastVote(TABLE, new Epoch(2), DIGEST, null, Epoch.NONE));
        all.add(new ClientMessage.CastVote(
                TABLE, new Epoch(Integer.MAX_VALUE), DIGEST, null, new Epoch(Integer.MAX_VALUE)));
        all.add(new ClientMessage.ShowHand(TABLE, 1, DIGEST, SampleEvents.secret(1)));
        all.add(new ClientMessage.ShowHand(TABLE, Integer.MAX_VALUE, DIGEST, SampleEvents.secret(255)));
        all.add(new ClientMessage.SendAway(TABLE, 15, LAST));
        return all;
    }

    private static List<Command> aboutSomebody() {
        Occupant person = new Occupant.Human(LAST);
        return List.of(
                new Command.Remove(FOURTH, new Occupant.Robot(LONGEST_BOT)),
                new Command.NameOwner(FIRST, person),
                new Command.GiveSeat(FOURTH, person, ANNA, LARGEST_BADGE),
                new Command.LetBotPlay(FOURTH, person, LONGEST_BOT));
    }

    private static List<OrganiserCommand> orders() {
        return List.of(
                new OrganiserCommand.ShowCode(new OrganiserCode("2345ABCZ")),
                new OrganiserCommand.CloseTable(TABLE),
                new OrganiserCommand.Announce(new ChatText("Pizza!")),
                new OrganiserCommand.Announce(new ChatText("\uD83C\uDFB2".repeat(ChatText.MOST_CODE_POINTS))),
                new OrganiserCommand.Shuffle());
    }

    private static List<Utterance> utterances() {
        List<Utterance> all = new ArrayList<>(List.of(
                new Utterance.Chat(new ChatText("?")),
                new Utterance.Chat(new ChatText("\uD83C\uDFB2".repeat(ChatText.MOST_CODE_POINTS))),
                new Utterance.CallBust()));
        Arrays.stream(Reaction.values()).map(Utterance.React::new).forEach(all::add);
        return all;
    }

    private static List<HandOverStep> steps() {
        return List.of(
                new HandOverStep.NameSuccessor(LAST),
                new HandOverStep.Listening(ADDRESSES),
                new HandOverStep.Reached(true),
                new HandOverStep.Reached(false),
                new HandOverStep.Waive(),
                new HandOverStep.CallOff());
    }

    static List<Command> commands() {
        return List.of(
                new Command.Turn(0, new TurnMove.RollDice()),
                new Command.Turn(Long.MAX_VALUE, new TurnMove.Choose(List.of(Column.TWO, Column.TWELVE))),
                new Command.Turn(12, new TurnMove.Choose(List.of(Column.SEVEN))),
                new Command.Turn(13, new TurnMove.TakeBack()),
                new Command.Turn(14, new TurnMove.Stop()),
                new Command.SitDown(null, BADGE),
                new Command.SitDown(FIRST, LARGEST_BADGE),
                new Command.ChangeBadge(BADGE),
                new Command.SeatBot(FOURTH, LONGEST_BOT, BADGE),
                new Command.Leave(false),
                new Command.Leave(true),
                new Command.Remove(FOURTH, null),
                new Command.GiveSeat(FIRST, null, ANNA, BADGE),
                new Command.NameOwner(FIRST, null),
                new Command.ChangeSettings(OTHER_SETTINGS),
                new Command.Lock(true),
                new Command.Lock(false),
                new Command.Start(),
                new Command.EndGame(),
                new Command.LetBotPlay(FIRST, null, BOT),
                new Command.ComeBack(FIRST),
                new Command.PassOver(0),
                new Command.TimeUp(Long.MAX_VALUE),
                new Command.ThrowForStart(),
                new Command.BeginEpoch(new Epoch(2), KEY));
    }

    public static List<HostMessage> ofHosts() {
        List<HostMessage> all = new ArrayList<>(List.of(
                new HostMessage.Welcome(1, "cant-stop 0.1.0", "Anna's laptop"),
                new HostMessage.Welcome(Integer.MAX_VALUE, LONGEST_PROGRAM, LARGEST_NAME.text()),
                new HostMessage.Tables(List.of()),
                new HostMessage.Tables(List.of(
                        new TableSummary(
                                TABLE,
                                NAME,
                                Settings.DEFAULT,
                                List.of(),
                                List.of(),
                                false,
                                false,
                                0,
                                Epoch.NONE,
                                null,
                                LogVersion.FIRST),
                        largestSummary(List.of()))),
                new HostMessage.Attending(TABLE, Epoch.FIRST, 0),
                new HostMessage.Attending(TABLE, new Epoch(Integer.MAX_VALUE), Long.MAX_VALUE),
                new HostMessage.Entries(TABLE, Epoch.FIRST, 0, List.of()),
                new HostMessage.Entries(TABLE, Epoch.FIRST, 9, List.of(entry(1, 1), entry(2, 1024))),
                new HostMessage.Presence(TABLE, List.of(), 0, List.of(), List.of()),
                new HostMessage.Presence(TABLE, List.of(ANNA, LAST), Integer.MAX_VALUE, List.of(), List.of()),
                new HostMessage.Presence(TABLE, List.of(ANNA, LAST), 0, List.of(LAST), List.of()),
                new HostMessage.Presence(
                        TABLE,
                        List.of(ANNA),
                        2,
                        List.of(),
                        List.of(new Watcher(ANNA.key(), new PlayerName("Ĉleo")), new Watcher(LAST.key(), null))),
                new HostMessage.Hovered(TABLE, FOURTH, List.of(Column.TWO, Column.TWELVE)),
                new HostMessage.Hovered(TABLE, FIRST, List.of()),
                new HostMessage.Ping(0),
                new HostMessage.Pong(-1)));
        Arrays.stream(HostMessage.StopReason.values())
                .forEach(reason -> all.add(new HostMessage.TableStopped(TABLE, reason)));
        Arrays.stream(HostMessage.CloseReason.values())
                .forEach(reason ->
                        all.add(new HostMessage.Closing(reason, new VersionRange(1, 1), "cant-stop 0.1.0", "")));
        all.add(new HostMessage.Closing(
                HostMessage.CloseReason.BREACH,
                new VersionRange(2, Integer.MAX_VALUE),
                LONGEST_PROGRAM,
                "d".repeat(200)));
        answers().forEach(answer -> all.add(new HostMessage.Answered(new RequestId(7), answer)));
        utterances().forEach(what -> all.add(new HostMessage.Spoken(TABLE, ANNA, FIRST, BADGE.name(), what)));
        HostMessage.Spoken watcher = new HostMessage.Spoken(
                TABLE, LAST, null, LARGEST_BADGE.name(), utterances().get(1));
        all.add(watcher);
        all.add(new HostMessage.Conversation(TABLE, List.of()));
        all.add(new HostMessage.Conversation(TABLE, Collections.nCopies(Limits.CHAT_LINES, watcher)));
        all.add(new HostMessage.Calls(TABLE, List.of(), Map.of()));
        all.add(new HostMessage.Nudged(TABLE, FIRST, FOURTH));
        all.add(new HostMessage.Copied());
        all.add(new HostMessage.Knocks(TABLE, List.of()));
        all.add(new HostMessage.Knocks(
                TABLE,
                List.of(
                        new Knocker(ANNA, BADGE, KnockPurpose.COME_IN, null),
                        new Knocker(ANNA, BADGE, KnockPurpose.SEAT, FIRST),
                        new Knocker(LAST, LARGEST_BADGE, KnockPurpose.NEXT, null))));
        Arrays.stream(KnockPurpose.values())
                .forEach(purpose -> all.add(new HostMessage.Replied(TABLE, purpose, purpose == KnockPurpose.COME_IN)));
        all.add(new HostMessage.Absences(TABLE, List.of(), null));
        all.add(new HostMessage.Absences(
                TABLE,
                Arrays.stream(Absence.Kind.values())
                        .map(kind -> new Absence(
                                FOURTH,
                                kind,
                                Duration.ofDays(9),
                                Arrays.stream(AwayPolicy.values())
                                        .map(what -> new Absence.Voice(FIRST, what))
                                        .toList()))
                        .toList(),
                new HostMessage.Pause(FOURTH, Duration.ofMillis(59_999), 2)));
        all.add(new HostMessage.Calls(TABLE, List.of(FIRST, FOURTH), Map.of(FOURTH, -7)));
        all.add(new HostMessage.Calls(TABLE, List.of(FIRST), Map.of(FIRST, Integer.MAX_VALUE)));
        all.addAll(ofHandingOver());
        all.add(new HostMessage.Tables(List.of(new TableSummary(
                TABLE,
                NAME,
                Settings.DEFAULT,
                List.of(),
                List.of(),
                true,
                false,
                0,
                new Epoch(2),
                INSTANCE,
                LogVersion.FIRST))));
        all.add(new HostMessage.Tables(List.of(new TableSummary(
                TABLE,
                NAME,
                Settings.DEFAULT,
                List.of(),
                List.of(),
                true,
                false,
                0,
                new Epoch(2),
                INSTANCE,
                LogVersion.NEWEST + 1))));
        all.add(new HostMessage.Tables(List.of(largestSummary())));
        return all;
    }

    private static List<HostMessage> ofHandingOver() {
        List<HostMessage> all = new ArrayList<>(List.of(
                new HostMessage.Tables(List.of(new TableSummary(
                        TABLE,
                        NAME,
                        Settings.DEFAULT,
                        List.of(),
                        List.of(),
                        true,
                        false,
                        0,
                        new Epoch(2),
                        null,
                        LogVersion.FIRST))),
                new HostMessage.SendLog(TABLE, 0, Digest.EMPTY),
                new HostMessage.SendLog(TABLE, Long.MAX_VALUE, DIGEST),
                new HostMessage.RequestVote(TABLE, new Epoch(2), Epoch.FIRST, 4, DIGEST),
                new HostMessage.RequestVote(
                        TABLE, new Epoch(Integer.MAX_VALUE), new Epoch(Integer.MAX_VALUE), Long.MAX_VALUE, DIGEST),
                new HostMessage.Peers(TABLE, List.of()),
                new HostMessage.Peers(TABLE, List.of(new Peer(KEY, ADDRESSES.getFirst()))),
                new HostMessage.Gathering(TABLE, List.of(), List.of(), 0, List.of()),
                new HostMessage.Gathering(
                        TABLE,
                        List.of(ANNA),
                        List.of(LAST),
                        4,
                        List.of(
                                new HostMessage.Flaw(KEY, 12, HostMessage.FlawKind.ILLEGAL),
                                new HostMessage.Flaw(KEY, Long.MAX_VALUE, HostMessage.FlawKind.DIFFERS)))));
        Arrays.stream(HostMessage.SuccessionStage.values())
                .forEach(stage -> all.add(new HostMessage.Succession(
                        TABLE, LAST, stage, ADDRESSES, List.of(ANNA), List.of(LAST), List.of(ANNA))));
        all.add(new HostMessage.Organised(false, 0));
        all.add(new HostMessage.Organised(true, Integer.MAX_VALUE));
        all.add(new HostMessage.Announced(new ChatText("Pizza!")));
        all.add(new HostMessage.Placed(TABLE));
        return all;
    }

    static List<Answer> answers() {
        List<Answer> all = new ArrayList<>(List.of(
                new Answer.Accepted(0),
                new Answer.Accepted(Long.MAX_VALUE),
                new Answer.Repeated(),
                new Answer.Opened(TABLE)));
        refusals().forEach(refusal -> all.add(new Answer.Rejected(refusal)));
        Arrays.stream(Answer.Reason.values())
                .filter(reason -> reason != Answer.Reason.NOT_CONNECTED)
                .forEach(reason -> all.add(new Answer.Declined(reason)));
        return all;
    }

    private static List<Refusal> refusals() {
        List<Refusal> all = new ArrayList<>(List.of(Refusal.Plain.values()));
        all.addAll(List.of(
                new Refusal.NotYourTurn(FIRST),
                new Refusal.NotOffered(List.of(Column.SIX, Column.EIGHT)),
                new Refusal.MustRollOn(List.of(new Refusal.Sharing(Column.SEVEN, List.of(FIRST)))),
                new Refusal.MustRollOn(List.of(
                        new Refusal.Sharing(Column.TWO, List.of(FIRST, Seat.of(1), Seat.of(2))),
                        new Refusal.Sharing(Column.SIX, List.of(FIRST)),
                        new Refusal.Sharing(Column.TWELVE, List.of(Seat.of(1), FOURTH)))),
                new Refusal.TooManyColumns(3)));
        return all;
    }

    static TableSummary largestSummary() {
        return largestSummary(Collections.nCopies(Seat.COUNT, PieceStyle.of(LARGEST_BADGE)));
    }

    private static TableSummary largestSummary(List<PieceStyle> pieces) {
        String name = LARGEST_BADGE.name().text();
        return new TableSummary(
                TABLE,
                LARGEST_NAME,
                OTHER_SETTINGS,
                List.of(name, name, name, name),
                pieces,
                true,
                true,
                Integer.MAX_VALUE,
                Epoch.NONE,
                null,
                LogVersion.FIRST);
    }

    static HostMessage.Entry entry(long sequence, int size) {
        byte[] event = new byte[size];
        Arrays.fill(event, (byte) 0x5a);
        return new HostMessage.Entry(sequence, Encoded.of(event), DIGEST);
    }
}
