"""The program `vdirsyncer`, which keeps a folder level with a calendar file."""

import subprocess
import sys
import tempfile
from pathlib import Path

from serve import SITE, serve

CONFIG = """
[general]
status_path = "{folder}/status/"

[pair calendar]
a = "site"
b = "files"
collections = null
conflict_resolution = "a wins"

[storage site]
type = "http"
url = "{url}"

[storage files]
type = "filesystem"
path = "{folder}/events/"
fileext = ".ics"
"""


def run(folder, command):
    program = [sys.executable, "-m", "vdirsyncer", "-c", f"{folder}/config", command]
    subprocess.run(program, input="y\n", text=True, check=True, stdout=sys.stderr)


def sync(path):
    """Returns the names of the events that are in the folder afterwards."""
    config = Path(folder, "config")
    if not config.exists():
        Path(folder, "events").mkdir()
        config.write_text(CONFIG.format(folder=folder, url=SITE + path))
        run(folder, "discover")
    run(folder, "sync")
    lines = [line for file in Path(folder, "events").iterdir() for line in file.read_text().splitlines()]
    return sorted(line.removeprefix("SUMMARY:") for line in lines if line.startswith("SUMMARY:"))


with tempfile.TemporaryDirectory() as folder:
    serve({"sync": sync})
