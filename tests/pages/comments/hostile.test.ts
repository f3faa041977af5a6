import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { setting } from '../../core-v2/comments/support.ts'
import { createFactories, type Factories } from '../../support/factories.ts'
import { fc } from '../../support/properties.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'
import { openForm, sendForm, storeComment } from './support.ts'

let now = new Date('2026-05-04T10:00:00Z')
let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService({ clock: () => now })
  make = createFactories(service.api)
  visits = createVisits(service)
  await setting(service, 'allow_anonymous_comments', true)
})
afterAll(() => service.close())

/** Sends a form as a visitor who was approved before, and gives the section of the comment. */
async function said(fields: Readonly<Record<string, string>>): Promise<string> {
  const post = await make.post()
  await storeComment(service, { entryId: post.id, authorEmail: 'a@example.org' })
  now = new Date(now.getTime() + 86_400_000)
  const { moment } = await openForm(service, { post: post.id })
  now = new Date(now.getTime() + 60_000)
  const all = { moment, email: 'a@example.org', ...fields }
  const { location } = await sendForm(service, { post: post.id }, all)
  const text = await visits.textAt(location === '' ? post.link : location)
  return text.slice(text.indexOf('<section class="comments"'), text.indexOf('</section>'))
}

const BAD = /<script|<img src="?x|<iframe|javascript:|onerror=|onclick=|<style|<form|\0/i

describe('What is written in a comment', () => {
  it.each([
    ['a script', { comment: 'a<script>alert(1)</script>' }],
    ['a picture with a script', { comment: 'a<img src=x onerror=alert(1)>' }],
    ['a link with a script', { comment: '<a href="javascript:alert(1)">a</a>' }],
    ['a link in disguise', { comment: '<a href="java&#10;script:alert(1)">a</a>' }],
    ['a link with a handler', { comment: '<a href="https://e.org" onclick="x()">a</a>' }],
    ['a frame', { comment: 'a<iframe src="https://e.org"></iframe>' }],
    ['an end of the section', { comment: 'a</div></article></section><form action="/x">' }],
    ['a name with markup', { author: 'Ann <b onclick=x>"\'><script>', comment: 'a' }],
    ['a site with a script', { url: 'javascript:alert(1)', comment: 'a' }],
    ['a site that ends its attribute', { url: 'https://e.org/"onclick="x()', comment: 'a' }],
    ['a NUL', { comment: 'a\0b', author: 'A\0nn', url: 'https://e.org/\0' }],
  ])('is harmless: %s', async (_what, fields) => {
    expect(await said(fields)).not.toMatch(BAD)
  })

  it('keeps its links, which search engines do not follow', async () => {
    const section = await said({
      comment: '<a href="https://a.example/" rel="follow">a</a> https://b.example/',
      url: 'https://c.example/',
    })
    const links = [...section.matchAll(/<a href="https:\/\/(\w)\.example\/" ([^>]*)>/g)]
    expect(links.map(([, name, rel]) => [name, rel])).toEqual([
      ['c', 'rel="nofollow ugc"'],
      ['a', 'rel="nofollow ugc"'],
      ['b', 'rel="nofollow ugc"'],
    ])
  })

  it('is harmless where it was stored in other ways', async () => {
    const post = await make.post()
    const authorUrl = 'javascript:alert(1)//https://e.org'
    await storeComment(service, { entryId: post.id, authorUrl, authorName: '<script>x</script>' })
    expect(await visits.textAt(post.link)).not.toMatch(/javascript:|<script>x/)
  })

  it('never closes its elements early', async () => {
    const post = await make.post()
    const parts = fc.constantFrom('</ol>', '</div>', '<a href=', '"', "'", '>', '<b>', '&lt;', 'a')
    const texts = fc.array(parts, { minLength: 1, maxLength: 8 }).map((all) => `x${all.join('')}`)
    await fc.assert(
      fc.asyncProperty(texts, texts, async (comment, author) => {
        now = new Date(now.getTime() + 86_400_000)
        const { moment } = await openForm(service, { post: post.id })
        now = new Date(now.getTime() + 60_000)
        const { location } = await sendForm(service, { post: post.id }, { moment, comment, author })
        const text = await visits.textAt(location === '' ? post.link : location)
        const count = (part: string) => text.split(part).length
        expect(['div', 'section', 'article', 'ol', 'p'].map((name) => count(`</${name}>`))).toEqual(
          ['div', 'section', 'article', 'ol', 'p'].map(
            (name) => (text.match(new RegExp(`<${name}[ >\\n]`, 'g'))?.length ?? 0) + 1,
          ),
        )
      }),
      { numRuns: 15 },
    )
  })
})
