/** Why those who ask may not read an entry. */
export const states = ['draft', 'pending', 'private', 'future', 'trash', 'protected'] as const
export type State = (typeof states)[number]

/** Types of entries, by the base of their addresses, with what their details are. */
export const bases = [
  'posts',
  'pages',
  'blocks',
  'navigation',
  'cal_events',
  'cal_venue',
  'cal_organizer',
] as const
export type Base = (typeof bases)[number]

/** A hidden entry. */
export interface Entry {
  readonly base: Base
  readonly state: State
  readonly id: number
  readonly slug: string
}

/** What was made of which nobody but editors may see the hidden words. */
export interface Planted {
  /** Ids of hidden entries by their base, in every state. */
  readonly entries: readonly Entry[]
  readonly media: readonly number[]
  readonly comments: readonly number[]
  readonly revisions: readonly { base: Base; parent: number; id: number }[]
  readonly menuItems: readonly number[]
  readonly terms: readonly { base: string; id: number }[]
  /** Names of stored files, sizes included. */
  readonly files: readonly string[]
  /** Public entries that are tied to hidden ones. */
  readonly tied: readonly { base: string; id: number }[]
}
