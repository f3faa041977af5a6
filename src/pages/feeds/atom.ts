import { html } from '../html.ts'
import { updatedAt, type Feed, type FeedItem } from './feed.ts'
import { clean, element } from './xml.ts'

export const ATOM_TYPE = 'application/atom+xml; charset=UTF-8'

/** Atom 1.0 (RFC 4287). */
export function atomOf(feed: Feed): string {
  const { title, description, link, self, language, items } = feed
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <id>${self}</id>
      <title>${clean(title)}</title>
      ${element('subtitle', description)}
      <updated>${updatedAt(feed).toISOString()}</updated>
      <link rel="self" type="application/atom+xml" href="${self}" />
      <link rel="alternate" type="text/html" href="${link}" />
      ${items.map((item) => entry(item, title))}
    </feed> `.toString()
}

/** Atom requires an author; the default is the site. */
function entry(item: FeedItem, site: string) {
  return html`<entry>
    <id>${item.id}</id>
    <title>${clean(item.title)}</title>
    <link rel="alternate" type="text/html" href="${item.link}" />
    <published>${item.published.toISOString()}</published>
    <updated>${item.modified.toISOString()}</updated>
    <author><name>${clean(item.author || site)}</name></author>
    ${item.categories.map((name) => html`<category term="${clean(name)}" />`)}
    ${item.summary !== '' && html`<summary type="text">${clean(item.summary)}</summary>`}
    ${item.content !== '' && html`<content type="html">${clean(item.content)}</content>`}
  </entry> `
}
