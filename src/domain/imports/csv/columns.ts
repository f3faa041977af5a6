/** What each row of a table describes. */
export type TableKind = 'events' | 'venues' | 'organizers'

/** A column: its title, whether it is required, and alternative titles. */
interface Column {
  readonly title: string
  readonly required?: true
  readonly also?: readonly string[]
}

/** The columns of each kind of table (behaviour/imports.md#tables). */
export const columns = {
  events: {
    name: { title: 'Event Name', required: true },
    startDate: { title: 'Event Start Date', required: true },
    startTime: { title: 'Event Start Time' },
    endDate: { title: 'Event End Date' },
    endTime: { title: 'Event End Time' },
    timezone: { title: 'Event Time Zone', also: ['Event Timezone'] },
    allDay: { title: 'All Day Event', also: ['Event All Day'] },
    hidden: {
      title: 'Hide Event From Event Listings',
      also: ['Hide From Event Listings', 'Hide From Listings', 'Event Hide From Listings'],
    },
    sticky: { title: 'Event Sticky in Month View', also: ['Sticky in Month View', 'Event Sticky'] },
    featured: { title: 'Feature Event', also: ['Featured Event', 'Event Featured'] },
    showMap: { title: 'Event Show Map', also: ['Show Map'] },
    showMapLink: { title: 'Event Show Map Link', also: ['Show Map Link'] },
    description: { title: 'Event Description' },
    excerpt: { title: 'Event Excerpt' },
    website: { title: 'Event Website' },
    cost: { title: 'Event Cost' },
    currencySymbol: { title: 'Event Currency Symbol' },
    currencyPosition: { title: 'Event Currency Position' },
    currencyCode: { title: 'Event ISO Currency Code', also: ['Event Currency Code'] },
    venue: { title: 'Event Venue Name', also: ['Event Venue'] },
    organizers: {
      title: 'Event Organizer Name(s) or ID(s)',
      also: [
        'Event Organizer Name',
        'Event Organizer Names',
        'Event Organizer',
        'Event Organizers',
      ],
    },
    categories: { title: 'Event Category', also: ['Event Categories'] },
    tags: { title: 'Event Tags', also: ['Event Tag'] },
    image: { title: 'Event Featured Image' },
    comments: { title: 'Event Allow Comments' },
    pings: {
      title: 'Event Allow Trackbacks and Pingbacks',
      also: ['Event Allow Trackbacks & Pingbacks'],
    },
  },
  venues: {
    name: { title: 'Venue Name', required: true },
    description: { title: 'Venue Description' },
    country: { title: 'Venue Country' },
    address: { title: 'Venue Address' },
    address2: { title: 'Venue Address 2' },
    city: { title: 'Venue City' },
    state: { title: 'Venue State/Province', also: ['Venue State', 'Venue Province'] },
    zip: { title: 'Venue Zip' },
    phone: { title: 'Venue Phone' },
    website: { title: 'Venue Website' },
    image: { title: 'Venue Featured Image' },
  },
  organizers: {
    name: { title: 'Organizer Name', required: true },
    description: { title: 'Organizer Description' },
    email: { title: 'Organizer Email' },
    website: { title: 'Organizer Website' },
    phone: { title: 'Organizer Phone' },
    image: { title: 'Organizer Featured Image' },
  },
} as const satisfies Record<TableKind, Record<string, Column>>

export type ColumnName<Kind extends TableKind> = keyof (typeof columns)[Kind]

/** The non-empty cells of a row, by column. */
export type Cells<Kind extends TableKind> = Readonly<Partial<Record<ColumnName<Kind>, string>>>

/** Normalizes a title: case, blanks and punctuation are ignored. */
const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export interface FoundColumns {
  /** The column of each cell; undefined for unknown titles. */
  readonly names: readonly (string | undefined)[]
  readonly missing: readonly string[]
}

/** Maps the header of a table to columns. Of two equivalent titles the first is used. */
export function findColumns(kind: TableKind, head: readonly string[]): FoundColumns {
  const known: [string, Column][] = Object.entries(columns[kind])
  const byTitle = new Map(
    known.flatMap(([name, { title, also = [] }]) =>
      [title, ...also].map((text) => [plain(text), name] as const),
    ),
  )
  const taken = new Set<string>()
  const names = head.map((title) => {
    const name = byTitle.get(plain(title))
    if (name === undefined || taken.has(name)) return undefined
    taken.add(name)
    return name
  })
  const missing = known
    .filter(([name, { required }]) => required === true && !taken.has(name))
    .map(([, { title }]) => title)
  return { names, missing }
}
