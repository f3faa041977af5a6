/** The contents of a bulk of sample data. Indexes count from 0, numbers from 1. */
export interface SamplePlan {
  /** Identifies the bulk, so that it is not written twice. */
  readonly name: string
  readonly authors: readonly SampleAuthor[]
  readonly terms: readonly SampleTerm[]
  readonly posts: number
  readonly pages: number
  readonly venues: number
  readonly organizers: number
  readonly events: number
  readonly post: (number: number) => SampleEntry
  readonly page: (number: number) => SampleEntry
  readonly venue: (number: number) => SampleVenue
  readonly organizer: (number: number) => SampleOrganizer
  /** @param zone of the site */
  readonly event: (number: number, zone: string) => SampleEvent
}

export interface SampleAuthor {
  readonly login: string
  readonly slug: string
  readonly name: string
  readonly passwordHash: string
}

export interface SampleTerm {
  readonly taxonomy: string
  readonly name: string
  readonly slug: string
}

export interface SampleEntry {
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly excerpt: string
  readonly author: number
  readonly terms: readonly number[]
  readonly date: Date
  readonly modified: Date
  readonly format: string
  /** Number of an earlier entry of the type; 0 for none. */
  readonly parent: number
  readonly menuOrder: number
}

export interface SampleVenue extends SampleEntry {
  readonly address: string
  readonly city: string
  readonly zip: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
}

export interface SampleOrganizer extends SampleEntry {
  readonly phone: string
  readonly email: string
}

/** Wall times are texts, `YYYY-MM-DD HH:MM:SS`. */
export interface SampleEvent extends SampleEntry {
  readonly startsAt: string
  readonly endsAt: string
  readonly timezone: string
  readonly utcStart: Date
  readonly utcEnd: Date
  readonly allDay: boolean
  readonly featured: boolean
  readonly cost: string
  readonly venues: readonly number[]
  readonly organizers: readonly number[]
}

/** Called with the number of entries written so far, or a sentence about the work that follows. */
export type Progress = (done: number | string) => void
