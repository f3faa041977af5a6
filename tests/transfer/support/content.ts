import { sql } from 'kysely'
import { writeSamples } from '../../../src/data/samples/sample-writer.ts'
import { generateSite } from '../../../src/commands/seed/sample-site.ts'
import * as make from '../../media/support/files.ts'
import { upload } from '../../media/support/upload.ts'
import type { Answer } from '../../support/api.ts'
import { createFactories } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

/** Creates an item of every kind. */
export async function fillSite(service: TestService): Promise<void> {
  const { api, database } = service
  const make201 = async (path: string, body: object): Promise<{ id: number }> =>
    idOf(await api.as('admin').post(path, { body }))
  const made = createFactories(api)
  const size = { posts: 25, pages: 4, events: 20, venues: 3, organizers: 2, year: 2026, seed: 7 }
  await writeSamples(database.url, generateSite(size), () => undefined)

  const picture = await upload(service, await make.png({ width: 400, height: 300 }))
  await upload(service, make.pdf(), { name: 'paper.pdf' })
  const above = await made.category()
  const below = await made.category({ parent: above.id })
  const written = await made.post({
    title: 'Æther — “quoted” \u2028 line',
    content: '<p>ünïcode 🦆 &amp; more\n\ntext</p>',
    categories: [below.id],
    tags: [(await made.tag()).id],
    featured_media: idOf(picture).id,
    meta: { footnotes: '[{"id":"a","content":"b"}]' },
  })
  await api.as('editor').patch(`/core/v2/posts/${written.id}`, { body: { title: 'Second' } })
  await api.as('editor').patch(`/core/v2/posts/${written.id}`, { body: { title: 'Third' } })
  const autosave = { body: { content: 'not yet' } }
  await api.as('editor').post(`/core/v2/posts/${written.id}/autosaves`, autosave)
  const child = await made.page({ parent: (await made.page()).id })
  await made.block()
  const comment = { post: written.id, content: 'A remark.' }
  await make201('/core/v2/comments', comment)
  await api.as('editor').delete(`/core/v2/pages/${child.id}`)
  const menu = await make201('/core/v2/menus', { name: 'Main', locations: ['primary'] })
  const item = { title: 'Home', url: 'https://example.org/', menus: menu.id, status: 'publish' }
  await make201('/core/v2/menu-items', item)
  await api.as('admin').patch('/core/v2/settings', { body: { description: 'A “site”' } })
  const series = {
    title: 'Weekly',
    start_date: '2026-11-23 18:00:00',
    end_date: '2026-11-23 19:00:00',
    recurrence: { rrule: 'FREQ=WEEKLY;COUNT=5' },
  }
  await make201('/cal/events/v1/events', series)
  await fillAds(service)
}

/** Inserts counts and subscriptions directly. */
async function fillAds({ ctx }: TestService): Promise<void> {
  await ctx.database.transact(async (tx) => {
    await sql`INSERT INTO ad_units
      (id, number, status, type, label, fields, author_id, date, modified, publish_on)
      VALUES (nextval('entry_id'), 1, 'publish', 'plain_text', 'Unit', '{"code": "x", "n": 1.50}', 1,
        now(), now(), '2027-01-01')`.execute(tx)
    await sql`INSERT INTO ad_counts SELECT id, '2026-11-20', 'mobile', '', 9007199254740991, 3
      FROM ad_units`.execute(tx)
    await sql`INSERT INTO ad_clicks SELECT id, '2026-11-20', '192.0.2.0', '/a', 'x', '', 3
      FROM ad_units`.execute(tx)
    await sql`INSERT INTO newsletter_subscriptions
      (name, email, website, status, token_hash, created_at)
      VALUES ('Ann', 'ann@example.org', '', 'confirmed', '\\x00ff', now())`.execute(tx)
  })
}

function idOf({ status, body, text }: Answer): { id: number } {
  if (status !== 201) throw new Error(`Filling the site got ${status}: ${text}`)
  return body as { id: number }
}
