import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importSiteFrom, type SiteImportOptions } from '../../src/commands/import-site.ts'
import * as make from '../media/support/files.ts'
import { upload } from '../media/support/upload.ts'
import { startService, type TestService } from '../support/service.ts'

const nothing = (): void => undefined

let source: TestService
let target: TestService
/** Ids of items of the source site by name. */
const ids: Record<string, number> = {}

async function put(name: string, path: string, body: object): Promise<void> {
  const answer = await source.api.as('admin').post(path, { body })
  if (answer.status !== 201) throw new Error(`${name} got ${answer.status}: ${answer.text}`)
  ids[name] = answer.body.id
}

const bring = (options: SiteImportOptions = {}) =>
  importSiteFrom(
    { ctx: target.ctx, databaseUrl: target.database.url, report: nothing },
    source.url,
    options,
  )

const signedIn = (): SiteImportOptions => ({ user: source.credentials.admin.user })

const found = async (base: string, slug: string) => {
  const drafts = ['posts', 'pages'].includes(base) ? { status: 'any' } : {}
  const query = { slug, context: 'edit', ...drafts }
  const { body } = await target.api.as('admin').get(`/core/v2/${base}`, { query })
  return body[0]
}

async function fill(): Promise<void> {
  const picture = await upload(source, await make.png({ width: 400, height: 300 }), {
    name: 'harbor.png',
  })
  ids['picture'] = picture.body.id
  await put('writer', '/core/v2/users', {
    username: 'mira',
    email: 'mira@example.org',
    password: 'long enough to keep',
    name: 'Mira',
    roles: ['administrator'],
  })
  await put('above', '/core/v2/categories', { name: 'Places' })
  await put('below', '/core/v2/categories', { name: 'Ports', parent: ids['above'] })
  // The child has the smaller id, so it is imported before its parent.
  await put('child', '/core/v2/pages', { title: 'Team', slug: 'team', status: 'publish' })
  await put('page', '/core/v2/pages', { title: 'About', slug: 'about-us', status: 'publish' })
  const parent = { body: { parent: ids['page'] } }
  await source.api.as('admin').patch(`/core/v2/pages/${ids['child']}`, parent)
  const words = `<p>See <a href="${source.url}/about-us/team/">us</a>, <img src="${picture.body.source_url}"></p>`
  await put('post', '/core/v2/posts', {
    title: 'Harbor & pier',
    content: `${words}<script>alert(1)</script>`,
    slug: 'harbor',
    status: 'publish',
    date_gmt: '2021-03-04T05:06:07',
    author: ids['writer'],
    categories: [ids['below']],
    featured_media: ids['picture'],
    format: 'gallery',
    sticky: true,
  })
  await put('draft', '/core/v2/posts', { title: 'Not yet', slug: 'not-yet', content: '[x]' })
  await put('locked', '/core/v2/posts', {
    title: 'Locked',
    slug: 'locked',
    content: 'secret',
    status: 'publish',
    password: 'key',
  })
  await put('comment', '/core/v2/comments', { post: ids['post'], content: 'Well said.' })
  await put('venue', '/cal/events/v1/venues', { venue: 'Quay', city: 'Orla', status: 'publish' })
  await put('organizer', '/cal/events/v1/organizers', { organizer: 'Choir', status: 'publish' })
  await put('event', '/cal/events/v1/events', {
    title: 'Songs',
    slug: 'songs',
    status: 'publish',
    start_date: '2027-05-06 19:00:00',
    end_date: '2027-05-06 21:00:00',
    timezone: 'Europe/Berlin',
    venue: [ids['venue']],
    organizer: [ids['organizer']],
    featured: true,
    recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' },
  })
}

beforeAll(async () => {
  source = await startService()
  await fill()
  target = await startService({
    environment: {
      OUTGOING_ALLOW: new URL(source.url).host,
      IMPORT_APP_PASSWORD: source.credentials.admin.pass,
    },
  })
}, 120_000)
afterAll(async () => {
  await target.close()
  await source.close()
})

describe('Importing another site', () => {
  it('writes nothing in a dry run', async () => {
    const { summary, whole } = await bring({ dryRun: true })
    expect(whole).toBe(true)
    expect(summary).toMatchObject({ post: { made: 1, skippedCount: 1 }, page: { made: 2 } })
    expect(await found('posts', 'harbor')).toBeUndefined()
  })

  it('imports public content without credentials, and reports what was skipped', async () => {
    const { summary, whole } = await bring()
    expect(whole).toBe(true)
    expect(summary).toMatchObject({
      user: { made: expect.any(Number) },
      category: { made: 3 },
      media: { made: 1, skippedCount: 0 },
      page: { made: 2, skippedCount: 0 },
      post: { made: 1, skipped: [{ id: ids['locked'], why: 'is protected by a password' }] },
      cal_venue: { made: 1 },
      cal_organizer: { made: 1 },
      cal_events: { made: 1, skippedCount: 0 },
      comment: { made: 1 },
    })
    expect(await found('posts', 'not-yet')).toBeUndefined()
  })

  it('keeps dates, slugs, authors, terms, pictures, formats and stickiness', async () => {
    const post = await found('posts', 'harbor')
    expect(post).toMatchObject({
      date_gmt: '2021-03-04T05:06:07',
      modified_gmt: '2021-03-04T05:06:07',
      title: { raw: 'Harbor &amp; pier' },
      format: 'gallery',
      sticky: true,
      featured_media: (await found('media', 'harbor')).id,
      categories: [(await found('categories', 'ports')).id],
    })
    const { body: author } = await target.api.as('admin').get(`/core/v2/users/${post.author}`, {
      query: { context: 'edit' },
    })
    // An import makes nobody an administrator.
    expect(author).toMatchObject({ name: 'Mira', slug: 'mira', roles: ['author'] })
    const { body: comments } = await target.api.get('/core/v2/comments', {
      query: { post: post.id },
    })
    expect(comments).toMatchObject([
      { content: { rendered: expect.stringContaining('Well said') } },
    ])
  })

  it('keeps the hierarchy of pages, terms and comments', async () => {
    expect(await found('pages', 'team')).toMatchObject({
      parent: (await found('pages', 'about-us')).id,
      link: `${target.url}/about-us/team/`,
    })
    expect(await found('categories', 'ports')).toMatchObject({
      parent: (await found('categories', 'places')).id,
    })
  })

  it('imports no scripts, and rewrites links to the source site', async () => {
    const { content } = await found('posts', 'harbor')
    const { source_url: file } = await found('media', 'harbor')
    expect(content.raw).toContain(`href="${target.url}/about-us/team/"`)
    expect(content.raw).toContain(`src="${file}"`)
    expect(content.raw).not.toContain('<script')
    expect(content.raw).not.toContain(source.url)
  })

  it('keeps the times and places of events', async () => {
    const { body } = await target.api.get('/cal/events/v1/events/by-slug/songs')
    expect(body).toMatchObject({
      start_date: '2027-05-06 19:00:00',
      timezone: 'Europe/Berlin',
      featured: true,
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' },
      venue: { venue: 'Quay', city: 'Orla' },
      organizer: [{ organizer: 'Choir' }],
    })
  })

  it('imports unpublished content with credentials, as it was written', async () => {
    const { summary } = await bring(signedIn())
    expect(summary.post).toMatchObject({ made: 2, updated: 1, skippedCount: 0 })
    expect(await found('posts', 'not-yet')).toMatchObject({
      status: 'draft',
      content: { raw: '[x]' },
    })
    expect(await found('posts', 'locked')).toMatchObject({ password: 'key' })
  })

  it('imports nothing twice', async () => {
    const { summary } = await bring(signedIn())
    for (const [kind, counts] of Object.entries(summary)) {
      expect({ kind, counts }).toMatchObject({
        counts: { made: 0, updated: 0, kept: 0, skippedCount: 0, broken: '' },
      })
    }
  })

  it('updates what has changed on the source site, and keeps local changes and deletions', async () => {
    const [post, page] = [await found('posts', 'harbor'), await found('pages', 'about-us')]
    const draft = await found('posts', 'not-yet')
    const admin = target.api.as('admin')
    await admin.patch(`/core/v2/posts/${post.id}`, { body: { title: 'Ours', slug: 'pier' } })
    await admin.delete(`/core/v2/posts/${draft.id}?force=true`)
    const theirs = source.api.as('admin')
    await theirs.patch(`/core/v2/posts/${ids['post']}`, { body: { title: 'Theirs' } })
    await theirs.patch(`/core/v2/pages/${ids['page']}`, { body: { title: 'About all of us' } })
    const { summary } = await bring(signedIn())
    expect(summary).toMatchObject({ post: { kept: 2, updated: 0 }, page: { updated: 1 } })
    expect(await found('pages', 'about-us')).toMatchObject({
      id: page.id,
      title: { raw: 'About all of us' },
    })
    expect(await found('posts', 'pier')).toMatchObject({ title: { raw: 'Ours' } })
  })

  it('redirects old addresses to the new ones', async () => {
    const answer = await fetch(`${target.url}/harbor/`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`${target.url}/pier/`)
    expect((await fetch(`${target.url}/nowhere/`, { redirect: 'manual' })).status).toBe(404)
  })

  it('overwrites local changes when requested', async () => {
    await bring({ ...signedIn(), overwrite: true })
    expect(await found('posts', 'harbor')).toMatchObject({ title: { raw: 'Theirs' } })
    expect(await found('posts', 'not-yet')).toMatchObject({ status: 'draft' })
  })

  it('fails when the source site rejects the credentials', async () => {
    await expect(bring({ user: 'nobody' })).rejects.toThrow(/rejected the credentials/)
  })
})
