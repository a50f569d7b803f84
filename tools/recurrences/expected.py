"""
The dates of recurrence rules by another implementation: python-dateutil, with the zones of Python.

    python3 tools/recurrences/expected.py content/src/events/recurrences.txt

Rewrites the file, which `recurrence.test.ts` compares our dates with. Each line has a rule and the time it begins at; to
add one, write these two. The rest of a line is how many dates it has (of 30 at most), the first and the last one as
clocks show them, and for each zone the start of the SHA-256 of all dates in seconds since 1970.

The rules are the examples of RFC 5545, each frequency with each part as dateutil's own tests combine them, and times at
which clocks change. Left out is what dateutil has otherwise: BYWEEKNO without a day, which RFC 5545 takes from the
beginning, and week 53 at the turn of some years.
"""

import sys
from datetime import datetime
from hashlib import sha256
from itertools import islice
from zoneinfo import ZoneInfo

from dateutil.rrule import rrulestr
from dateutil.tz import resolve_imaginary

ZONES = [
    "America/New_York",
    "Europe/Berlin",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Europe/Dublin",
    "Asia/Kathmandu",
]
MOST = 30


def dates(begin, rule, zone):
    # dateutil wants no zone at the beginning of a rule whose end has none.
    is_local = "UNTIL" in rule and "Z" not in rule
    start = begin if is_local else begin.replace(tzinfo=zone)
    found = islice(rrulestr(rule, dtstart=start), MOST)
    return [each.replace(tzinfo=zone) for each in found]


def line(begin, rule):
    start = datetime.fromisoformat(begin)
    hashes = []
    for name in ZONES:
        found = dates(start, rule, ZoneInfo(name))
        moments = ",".join(str(int(resolve_imaginary(each).timestamp())) for each in found)
        hashes.append(sha256(moments.encode()).hexdigest()[:8])
        if name == ZONES[0]:
            clocks = [each.strftime("%Y-%m-%dT%H:%M:%S") for each in found]
    ends = [clocks[0], clocks[-1]] if clocks else ["-", "-"]
    return " ".join([begin, rule, str(len(clocks)), *ends, *hashes])


path = sys.argv[1]
with open(path, encoding="utf8") as file:
    rules = [each.split()[:2] for each in file if not each.startswith("#")]
with open(path, "w", encoding="utf8") as file:
    print("# By tools/recurrences/expected.py:", *ZONES, file=file)
    for begin, rule in rules:
        print(line(begin, rule), file=file)
