"""Python programs that read a site: a loader of documents, a feed reader."""

import feedparser
from llama_index.readers.wordpress import WordpressReader
from serve import LOGIN, PASSWORD, SITE, serve


def documents(given):
    reader = WordpressReader(SITE, LOGIN, PASSWORD, additional_post_types=given["also"])
    return [{"text": document.text, **document.metadata} for document in reader.load_data()]


def feed(given):
    found = feedparser.parse(SITE + given["path"], etag=given.get("etag"))
    return {
        "status": found.status,
        "etag": found.get("etag"),
        "wellFormed": not found.bozo,
        "version": found.version,
        "entries": [
            {"title": entry.title, "link": entry.link, "author": entry.get("author"), "published": entry.get("published_parsed") is not None}
            for entry in found.entries
        ],
    }


serve({"documents": documents, "feed": feed})
