import type { SiteContent } from '../../data/archive/site-content.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { createEntry } from '../content/saving/create-entry.ts'
import type { Caller } from '../accounts/caller.ts'
import type { Site } from '../site/site.ts'

const HELLO = `<p>Welcome to your new site. This is its first post.</p>
<p>It is here so that a list of posts has something to show. Change it, or move it to the trash
when you have written one of your own.</p>`

const ABOUT = `<p>This page says who you are and what this site is about. It is yours to fill.</p>
<p>Pages have no date to sort them by and no categories. They can lie below one another, and an
order of your choice keeps them in line.</p>`

/** The content of a new site, as long as it is unchanged. */
const WELCOME = [
  { type: 'post', title: 'Hello', content: oneLineEach(HELLO) },
  { type: 'page', title: 'About', content: oneLineEach(ABOUT) },
] as const

/** Whether a site has no content that could be lost. */
export function isNewSite({ users, entries, others, first }: SiteContent): boolean {
  const isUntouched = first.every(({ type, title, content, version }) => {
    const made = WELCOME.find((each) => each.type === type)
    return version === 1 && made?.title === title && made.content === content
  })
  return users <= 1 && entries === 0 && others === 0 && isUntouched
}

/** Writes a post and a page, so that a new site shows what content looks like. */
export async function writeWelcome(site: Site, caller: Caller): Promise<void> {
  for (const { type, title, content } of WELCOME) {
    const saving = { site, type: contentTypes[type], caller }
    await createEntry(saving, { title, content, status: 'publish' })
  }
}

/** Joins the lines that only the width of this file broke. */
function oneLineEach(html: string): string {
  return html.replaceAll(/\n(?!<)/g, ' ')
}
