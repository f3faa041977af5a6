import { html } from '../html.ts'
import { updatedAt, type Feed, type FeedItem } from './feed.ts'
import { clean, element } from './xml.ts'

export const RSS_TYPE = 'application/rss+xml; charset=UTF-8'

/** RSS 2.0, with the usual extensions for full content and author names. */
export function rssOf(feed: Feed): string {
  const { title, description, link, self, language, items } = feed
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${clean(title)}</title>
<link>${link}</link>
<description>${clean(description)}</description>
<language>${language}</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.length > 0 && element('lastBuildDate', updatedAt(feed).toUTCString())}
${items.map(item)}
</channel>
</rss>
`.toString()
}

function item(entry: FeedItem) {
  return html`<item>
<title>${clean(entry.title)}</title>
<link>${entry.link}</link>
<guid isPermaLink="false">${entry.id}</guid>
<pubDate>${entry.published.toUTCString()}</pubDate>
${element('dc:creator', entry.author)}
${entry.categories.map((name) => element('category', name))}
${element('description', entry.summary)}
${element('content:encoded', entry.content)}
</item>
`
}
