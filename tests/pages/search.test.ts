import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

const EVENTS = '/cal/events/v1/events'

const makeEvent = async (members: Record<string, unknown>): Promise<void> => {
  const times = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' }
  const body = { status: 'publish', ...times, ...members }
  await service.api.as('editor').post(EVENTS, { body })
}
const makePlace = async (kind: 'venues' | 'organizers', body: Record<string, unknown>) => {
  await service.api.as('editor').post(`/cal/events/v1/${kind}`, { body })
}

const results = (page: string): string[] =>
  [...page.matchAll(/<article>.*?<\/article>/gs)].map(String)
const titleOf = (result: string): string =>
  (/<h2><a[^>]*>(.*?)<\/a>/s.exec(result)?.[1] ?? '').replaceAll(/<\/?mark>/g, '')
const titlesIn = (page: string): string[] => results(page).map(titleOf)

/** One of each kind with a word in its title. */
async function makeOfEachKind(word: string): Promise<void> {
  await make.post({ title: `${word} post` })
  await make.page({ title: `${word} page` })
  await makeEvent({ title: `${word} event` })
  await makePlace('venues', { venue: `${word} venue`, status: 'publish' })
  await makePlace('organizers', { organizer: `${word} organizer`, status: 'publish' })
}

describe('The feed of a search', () => {
  it('links pages below the pages that they belong to', async () => {
    const word = unique('needle')
    const above = await make.page({ title: 'Above' })
    const page = await make.page({ title: word, parent: above.id })
    expect(await visits.textAt(`/feed/?s=${word}`)).toContain(`<link>${page.link}</link>`)
  })
})

describe('The search of the site', () => {
  it('finds posts, pages, events, venues and organizers', async () => {
    const word = unique('needle')
    await makeOfEachKind(word)
    const kinds = ['event', 'organizer', 'page', 'post', 'venue']
    expect(titlesIn(await visits.textAt(`/?s=${word}`)).toSorted()).toEqual(
      kinds.map((kind) => `${word} ${kind}`),
    )
  })

  it.each(['post', 'page', 'event', 'venue', 'organizer'])(
    'shows only the requested kind: %s',
    async (kind) => {
      const word = unique('needle')
      await makeOfEachKind(word)
      expect(titlesIn(await visits.textAt(`/?s=${word}&type=${kind}`))).toEqual([`${word} ${kind}`])
    },
  )

  it('offers the kinds with results, with numbers, and marks the one shown', async () => {
    const word = unique('needle')
    await make.post({ title: word })
    await make.post({ title: word })
    await make.page({ title: word })
    const page = await visits.textAt(`/?s=${word}&type=post`)
    const offered = [...page.matchAll(/<a href="[^"]*&amp;type=[^"]*"([^>]*)>([^<]*)<\/a/g)]
    expect(offered.map(([, state = '', label = '']) => [label, state.trim()])).toEqual([
      ['Posts (2)', 'aria-current="page"'],
      ['Pages (1)', ''],
    ])
  })

  it('ranks matches in titles before newer ones', async () => {
    const word = unique('needle')
    await make.post({ title: word, date: '2011-01-01T00:00:00' })
    await make.post({ title: 'Other', content: word, date: '2012-01-01T00:00:00' })
    expect(titlesIn(await visits.textAt(`/?s=${word}`))).toEqual([word, 'Other'])
  })

  it('shows where in a text the words are, marked', async () => {
    const word = unique('needle')
    await make.post({ title: 'Hay', content: `${'hay '.repeat(100)}<b>${word}</b> &amp; more` })
    const [result = ''] = results(await visits.textAt(`/?s=${word}`))
    expect(result).toContain(`hay <mark>${word}</mark> &amp; more`)
  })

  it('marks words that differ in accents and case', async () => {
    const word = unique('needle')
    await make.post({ title: `Ä${word.toUpperCase()}` })
    expect(await visits.textAt(`/?s=a${word}`)).toContain(`<mark>Ä${word.toUpperCase()}</mark>`)
  })

  it('shows hostile texts as text', async () => {
    const word = unique('needle')
    await make.post({ title: 'x', content: `&lt;script&gt; ${word} "quoted"` }, 'author')
    const page = await visits.textAt(`/?s=${word}`)
    expect(page).toContain(`&lt;script&gt; <mark>${word}</mark>`)
    expect(await visits.textAt(`/?s=${encodeURIComponent('"><script>')}`)).not.toContain('<script>')
  })

  it('finds nothing in what a password protects', async () => {
    const word = unique('needle')
    await make.post({ content: word, password: 'x' })
    await make.post({ title: word, password: 'x' })
    expect(titlesIn(await visits.textAt(`/?s=${word}`))).toEqual([])
  })

  it('leaves out unpublished items', async () => {
    const word = unique('needle')
    for (const status of ['draft', 'pending', 'private']) await make.post({ title: word, status })
    await makeEvent({ title: word, status: 'draft' })
    expect(titlesIn(await visits.textAt(`/?s=${word}`))).toEqual([])
  })

  it('goes on under page/2/ with the kind that is shown', async () => {
    const word = unique('needle')
    for (let number = 0; number < 11; number++) await make.post({ title: `${word} ${number}` })
    await make.page({ title: word })
    const first = await visits.textAt(`/?s=${word}&type=post`)
    const next = `/page/2/?s=${word}&amp;type=post`
    expect(first).toContain(`rel="next" href="${service.url}${next}"`)
    const second = await visits.textAt(next.replace('&amp;', '&'))
    const shown = [...titlesIn(first), ...titlesIn(second)]
    expect({ shown: shown.length, different: new Set(shown).size }).toEqual({
      shown: 11,
      different: 11,
    })
  })

  it('has no page beyond the last', async () => {
    expect((await visits.visit(`/page/2/?s=${unique()}`)).status).toBe(404)
  })

  it('is left out by search engines', async () => {
    expect(await visits.textAt(`/?s=${unique()}`)).toContain(
      '<meta name="robots" content="noindex"',
    )
  })

  it('shows when an event starts', async () => {
    const word = unique('needle')
    await makeEvent({ title: word })
    expect(await visits.textAt(`/?s=${word}`)).toContain(
      'Event · <time datetime="2031-05-01T18:00:00">May 1, 2031 @ 6:00 pm</time>',
    )
  })

  it('asks for words if there are none', async () => {
    const page = await visits.textAt('/?s=')
    expect({
      titles: titlesIn(page),
      asks: page.includes('Enter what you are looking for.'),
    }).toEqual({ titles: [], asks: true })
  })

  it('finds items published after an earlier search', async () => {
    const word = unique('needle')
    expect(titlesIn(await visits.textAt(`/?s=${word}`))).toEqual([])
    await make.post({ title: word })
    expect(titlesIn(await visits.textAt(`/?s=${word}`))).toEqual([word])
  })
})
