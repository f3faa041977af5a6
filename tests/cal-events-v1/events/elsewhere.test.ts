import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')
const visit = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

describe('An event in other places', () => {
  it('is found by a search of its type, and embedded there', async () => {
    const mark = unique()
    const { id, url } = await event(service, { title: `Fair ${mark}` })
    const { body } = await service.api.get('/core/v2/search', {
      query: { search: mark, subtype: 'cal_events', _embed: '1' },
    })
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ id, url, type: 'post', subtype: 'cal_events' })
    expect(body[0]._embedded.self[0]).toMatchObject({ id, type: 'cal_events' })
  })

  it('has a category that a search for terms finds', async () => {
    const name = unique('Theatre ')
    await event(service, { categories: [name] })
    const { body } = await service.api.get('/core/v2/search', {
      query: { search: name, type: 'term', subtype: 'cal_events_cat' },
    })
    expect(body.map(({ title }: { title: string }) => title)).toEqual([name])
  })

  it('has embed data at its address', async () => {
    const { url, title } = await event(service)
    const { status, body } = await service.api.get('/oembed/1.0/embed', { query: { url } })
    expect(status).toBe(200)
    expect(body.title).toBe(title)
  })

  it('has a page with its dates and its place, which has one too', async () => {
    const made = await event(service, {
      title: 'Fish & chips',
      description: 'By the pier',
      cost: '5',
      venue: { venue: unique('Pier & '), address: 'Quay 1', city: 'Ostend' },
      organizer: [{ organizer: unique('Guild ') }],
    })
    const { status, text } = await visit(made.url)
    expect(status).toBe(200)
    expect(text).toContain('<h1>Fish &amp; chips</h1>')
    expect(text).toContain('datetime="2033-03-01T18:00:00-05:00"')
    expect(text).toContain('March 1, 2033 @ 6:00 pm')
    expect(text).toMatch(/Quay 1\b[^]*Ostend/)
    expect(text).toContain(made.organizer[0].organizer)
    expect(text).toContain('$5')
    expect(text).toContain('By the pier')
    expect((await visit(made.venue.url)).status).toBe(200)
    expect((await visit(`${service.url}/?cal_events=${made.id}`)).text).toBe(text)
  })

  it('takes no comments', async () => {
    const { id } = await event(service)
    const answer = await admin().post('/core/v2/comments', { body: { post: id, content: 'Hello' } })
    expect(answer).toBeRestError('rest_comment_closed', 403)
  })
})

describe.each(['draft', 'private', 'pending', 'trash'])('An event that is %s', (status) => {
  const SECRET = `secret${unique()}`
  let made: { id: number; slug: string; url: string; link: string }
  beforeAll(async () => {
    const published = await event(service, {
      title: SECRET,
      description: SECRET,
      excerpt: SECRET,
      tags: [`tag${SECRET}`],
      venue: { venue: `Hall ${SECRET}`, status: 'draft' },
    })
    const path = `${EVENTS}/${published.id}`
    if (status === 'trash') await admin().delete(path)
    else await admin().patch(path, { body: { status } })
    made = { ...published, link: published.url }
  })

  it('shows nowhere to a visitor', async () => {
    const roads = [
      `${EVENTS}/${made.id}`,
      `${EVENTS}/by-slug/${made.slug}`,
      `${EVENTS}?include=${made.id}`,
      `${EVENTS}?search=${SECRET}&start_date=2033-01-01&end_date=2034-01-01`,
      `/core/v2/cal_events/${made.id}`,
      `/core/v2/cal_events?include=${made.id}`,
      `/core/v2/cal_events?search=${SECRET}&_embed=1`,
      `/core/v2/search?search=${SECRET}`,
      `/core/v2/search?include=${made.id}`,
      `/core/v2/comments?post=${made.id}&_embed=1`,
      `/core/v2/tags?post=${made.id}`,
      `/core/v2/cal_events_cat?post=${made.id}`,
      `/cal/events/v1/categories?event=${made.id}`,
      `/oembed/1.0/embed?url=${encodeURIComponent(made.link)}`,
    ]
    for (const asker of ['anonymous', 'subscriber'] as const) {
      for (const road of roads) {
        const { text } = await service.api.as(asker).get(road)
        expect(`${road} ${text.replaceAll(encodeURIComponent(SECRET), '')}`).not.toContain(
          `"${SECRET}`,
        )
        expect(text).not.toContain(`<p>${SECRET}`)
      }
    }
    for (const page of [
      made.link,
      `${service.url}/?cal_events=${made.id}`,
      `${service.url}/embed/${made.id}`,
    ]) {
      expect((await visit(page)).text).not.toContain(SECRET)
    }
  })
})

describe('An event with a password', () => {
  it('shows its texts nowhere without it', async () => {
    const secret = `secret${unique()}`
    const made = await event(service, { description: secret, excerpt: secret })
    await admin().patch(`${EVENTS}/${made.id}`, { body: { password: 'sesame' } })
    const roads = [
      `${EVENTS}/${made.id}`,
      `${EVENTS}/by-slug/${made.slug}`,
      `${EVENTS}?include=${made.id}`,
      `/core/v2/cal_events/${made.id}`,
      `/core/v2/cal_events?include=${made.id}`,
      `/core/v2/search?include=${made.id}&_embed=1`,
      `/oembed/1.0/embed?url=${encodeURIComponent(made.url)}`,
    ]
    for (const road of roads) {
      expect((await service.api.get(road)).text).not.toContain(secret)
    }
    const found = await service.api.get(`/core/v2/search?search=${secret}`)
    expect(found.body).toEqual([])
    for (const page of [made.url, `${service.url}/embed/${made.id}`]) {
      expect((await visit(page)).text).not.toContain(secret)
    }
  })
})

describe('Places of an event that a reader may not see', () => {
  it('do not show, nor does what lies in the trash', async () => {
    const hidden = await admin().post('/cal/events/v1/venues', {
      body: { venue: unique('Cellar '), status: 'private' },
    })
    const open = await admin().post('/cal/events/v1/organizers', {
      body: { organizer: unique('A ') },
    })
    const made = await event(service, { venue: hidden.body.id, organizer: open.body.id })
    const seen = await service.api.get(`${EVENTS}/${made.id}`)
    expect(seen.body.venue).toEqual([])
    expect(seen.body.organizer).toMatchObject([{ id: open.body.id }])
    expect(seen.body.json_ld.location).toBeUndefined()
    expect((await admin().get(`${EVENTS}/${made.id}`)).body.venue.id).toBe(hidden.body.id)
    await admin().delete(`/cal/events/v1/organizers/${open.body.id}`)
    expect((await admin().get(`${EVENTS}/${made.id}`)).body.organizer).toEqual([])
    expect((await visit(made.url)).text).not.toContain('Cellar')
  })
})
