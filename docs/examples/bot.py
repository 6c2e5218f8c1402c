#!/usr/bin/env python3
"""A bot for the arena: goes up where it is closest to a top, and stops after nine steps or with a marker on a top.

    ./bench arena --program "python3 docs/examples/bot.py"
"""
import sys

HEIGHTS = dict(zip(range(2, 13), (3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3)))


def spaces(text):
    """The spaces in columns 2 to 12."""
    return dict(zip(range(2, 13), map(int, text.split(","))))


def choose(own, markers, options):
    """The option that makes the largest part of its columns."""
    def gain(option):
        part = 0
        for column in map(int, option.split("+")):
            at = markers[column] or own[column]
            part += (at + 1) / HEIGHTS[column] - (0 if markers[column] else 0.3)
        return part
    return max(options, key=gain)


def go_on(own, markers):
    steps = sum(markers[column] - own[column] for column in markers if markers[column])
    on_top = any(markers[column] == HEIGHTS[column] for column in markers)
    all_placed = sum(1 for column in markers if markers[column]) == 3
    return "stop" if on_top or all_placed and steps >= 9 else "roll"


for line in sys.stdin:
    words = line.split()
    if words[0] == "bye":
        break
    if words[0] == "cantstop":
        answer = "ready nine-steps"
    else:
        said = dict(word.split("=") for word in words[1:])
        own = spaces(said["squares"].split("/")[0])
        markers = spaces(said["markers"])
        if words[0] == "choose":
            answer = choose(own, markers, said["options"].split(","))
        else:
            answer = go_on(own, markers)
    print(answer, flush=True)
