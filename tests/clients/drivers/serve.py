"""The same conversation as in `serve.mjs`, for clients that are written in Python."""

import json
import os
import sys

SITE = os.environ["SITE"]
LOGIN = os.environ["LOGIN"]
PASSWORD = os.environ["PASSWORD"]


def serve(calls):
    # Clients may print; the output belongs to the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(answer(calls[request["name"]], request.get("input"))), file=answers, flush=True)


def answer(call, given):
    try:
        return {"value": call(given)}
    except Exception as error:  # Whatever a client raises is what the test wants to see.
        return {"error": {"code": None, "message": str(error)}}
