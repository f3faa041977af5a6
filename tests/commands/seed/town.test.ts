import { describe, expect, it } from '@jest/globals'
import { generateSite } from '../../../src/commands/seed/sample-site.ts'

const SIZE = { posts: 0, pages: 0, seed: 7, events: 400, venues: 20, organizers: 15 }
const ZONE = 'America/New_York'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

function write(size: typeof SIZE & { year?: number } = SIZE) {
  const plan = generateSite(size)
  return {
    plan,
    venues: numbers(size.venues).map((number) => plan.venue(number)),
    organizers: numbers(size.organizers).map((number) => plan.organizer(number)),
    events: numbers(size.events).map((number) => plan.event(number, ZONE)),
  }
}

describe('The invented year of a town', () => {
  it('is the same for the same size and seed, and another for another seed', () => {
    const { venues, organizers, events } = write()
    expect(write()).toMatchObject({ venues, organizers, events })
    expect(write({ ...SIZE, seed: 8 }).events).not.toEqual(events)
  })

  it('has a slug for everything, also next to the town of another seed', () => {
    const slugs = [7, 8].flatMap((seed) => {
      const { venues, organizers, events } = write({ ...SIZE, seed })
      return [...venues, ...organizers, ...events].map(({ slug }) => slug)
    })
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('lies in the requested year, every month of it', () => {
    const plan = generateSite({ ...SIZE, year: 2031 })
    const starts = numbers(SIZE.events).map((number) => plan.event(number, ZONE).startsAt)
    expect(new Set(starts.map((start) => start.slice(0, 4)))).toEqual(new Set(['2031']))
    expect(new Set(starts.map((start) => start.slice(5, 7))).size).toBe(12)
  })

  it('is published in the past whatever the year, so that no change schedules an entry anew', () => {
    const { venues, organizers, events } = write({ ...SIZE, year: 2031 })
    const dates = [...venues, ...organizers, ...events].map(({ date }) => date.getTime())
    expect(Math.max(...dates)).toBeLessThan(Date.UTC(2026, 0, 1))
  })

  it('has events that end after they start, some over midnight, some for days', () => {
    const { events } = write()
    expect(events.filter(({ startsAt, endsAt }) => endsAt <= startsAt)).toEqual([])
    expect(events.some(({ allDay }) => allDay)).toBe(true)
    const overnight = events.filter(
      ({ allDay, startsAt, endsAt }) => !allDay && startsAt.slice(0, 10) < endsAt.slice(0, 10),
    )
    expect(overnight.length).toBeGreaterThan(0)
  })

  it('names existing terms, venues and organizers', () => {
    const { plan, events } = write()
    for (const { terms, venues, organizers } of events) {
      const [category] = terms.map((term) => plan.terms[term]?.taxonomy)
      expect(category).toBe('cal_events_cat')
      expect(terms.slice(1).every((term) => plan.terms[term]?.taxonomy === 'post_tag')).toBe(true)
      expect(venues.every((number) => number >= 1 && number <= SIZE.venues)).toBe(true)
      expect(organizers.every((number) => number >= 1 && number <= SIZE.organizers)).toBe(true)
    }
  })

  it('does without venues and organizers', () => {
    const { events } = write({ ...SIZE, venues: 0, organizers: 0 })
    expect(events.every(({ venues }) => venues.length === 0)).toBe(true)
  })
})
