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
import cantstop.engine.Seat;
import cantstop.engine.Settings;
import cantstop.engine.TurnMove;
import cantstop.protocol.AwayPolicy;
import cantstop.protocol.ChatText;
import cantstop.protocol.ClientMessage;
import cantstop.protocol.HandOverStep;
import cantstop.protocol.HostAddress;
import cantstop.protocol.KnockPurpose;
import cantstop.protocol.OrganiserCode;
import cantstop.protocol.OrganiserCommand;
import cantstop.protocol.Reaction;
import cantstop.protocol.RequestId;
import cantstop.protocol.Utterance;
import cantstop.protocol.VersionRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One of every kind of message of a guest, with the smallest and the largest values.
public final class SampleClientMessages {
    private static final Digest DIGEST = Digest.EMPTY.after(new byte[] {1, 2, 3});
    private static final Seat FIRST = Seat.of(0);
    private static final Seat FOURTH = Seat.of(3);
    private static final String LONGEST_PROGRAM = "p".repeat(64);
    private static final List<HostAddress> ADDRESSES =
            List.of(new HostAddress("192.168.1.20", HostAddress.DEFAULT_PORT), new HostAddress("fe80::1%eth0", 65_535));

    private SampleClientMessages() {}

    public static List<ClientMessage> all() {
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
        all.add(new ClientMessage.LogPart(
                TABLE, 7, List.of(SampleHostMessages.entry(8, 1), SampleHostMessages.entry(9, 1024))));
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

    static List<Utterance> utterances() {
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
}
