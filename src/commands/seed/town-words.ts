/** Names and kinds of events for the sample calendar. */

export const TOWN = { name: 'Orlahaven', latitude: 52.0907, longitude: 5.1214 } as const

export const venueNames = [
  'Town Hall',
  'Mill Theatre',
  'Glasshouse',
  'Ferry Landing',
  'Old School',
  'Salt Stores',
  'Rope Walk',
  'Tram Depot',
  'Bell Tower',
  'Fish Market',
  'Observatory',
  'Reading Room',
  'Cider Cellar',
  'Boathouse',
  'Upper Meadows',
  'Canal Stage',
] as const

export const streets = [
  'Alder Lane',
  'Copper Street',
  'Lantern Alley',
  'Juniper Hill',
  'Quay Road',
  'Willow Court',
  'Saint Orla Square',
  'North Gate',
] as const

export const organizerNames = [
  'Harbour Choir',
  'Gardeners of Alder Lane',
  'Night Bakers',
  'Rowing Club',
  'Friends of the Archive',
  'Town Council',
  'Evening School',
  'Film Society',
  'Beekeepers',
  'Repair Circle',
  'Youth Orchestra',
  'Walking Group',
  'Chess Circle',
  'Market Traders',
] as const

export const eventTags = [
  'family',
  'outdoors',
  'free entry',
  'registration',
  'evening',
  'tradition',
] as const

/** A kind of event, and when such events take place. */
export interface EventKind {
  readonly category: string
  readonly titles: readonly [string, ...string[]]
  /** 0 is Sunday. */
  readonly weekdays: readonly [number, ...number[]]
  /** Hours at which such events start; none for all-day events. */
  readonly hours: readonly number[]
  /** In minutes; for all-day events in days. */
  readonly lengths: readonly [number, ...number[]]
  readonly costs: readonly [string, ...string[]]
  /** The frequency relative to other kinds. */
  readonly share: number
  /** First and last month of the season; the whole year by default. */
  readonly months?: readonly [number, number]
}

export const eventKinds: readonly [EventKind, ...EventKind[]] = [
  {
    category: 'Markets',
    titles: ['Saturday market', 'Fish market', 'Flea market', 'Seed swap'],
    weekdays: [6],
    hours: [7, 8, 9],
    lengths: [240, 300],
    costs: [''],
    share: 10,
  },
  {
    category: 'Concerts',
    titles: ['Choir by the water', 'Quartet evening', 'Organ at noon', 'Songs of the harbour'],
    weekdays: [5, 6, 0],
    hours: [12, 19, 20, 21],
    lengths: [60, 90, 120, 150],
    costs: ['12', '15-22', '18', ''],
    share: 14,
  },
  {
    category: 'Dance',
    titles: ['Dance until two', 'Barn dance', 'Tango in the depot'],
    weekdays: [5, 6],
    hours: [21, 22],
    lengths: [240, 300],
    costs: ['8', '10'],
    share: 5,
  },
  {
    category: 'Children',
    titles: ['Story hour', 'Puppets for small people', 'Model boat afternoon'],
    weekdays: [3, 6],
    hours: [10, 15],
    lengths: [60, 90],
    costs: ['', '3'],
    share: 10,
  },
  {
    category: 'Workshops',
    titles: ['Bread for beginners', 'Letterpress day', 'Repair your lamp', 'Drawing outdoors'],
    weekdays: [2, 4, 6],
    hours: [10, 14, 18],
    lengths: [120, 180, 240],
    costs: ['25', '35', '45-60'],
    share: 14,
  },
  {
    category: 'Walks',
    titles: ['Along the old wall', 'Birds at dawn', 'Night watch walk', 'Herbs of the meadow'],
    weekdays: [0, 6],
    hours: [6, 10, 11, 20],
    lengths: [90, 120, 180],
    costs: ['', '5'],
    share: 10,
    months: [3, 10],
  },
  {
    category: 'Talks',
    titles: ['The flood remembered', 'Stars over the quay', 'An evening with maps', 'Reading'],
    weekdays: [1, 2, 4],
    hours: [19, 20],
    lengths: [75, 90],
    costs: ['', '4', 'Donation'],
    share: 12,
  },
  {
    category: 'Council',
    titles: ['Council meeting', 'Open hour with the mayor', 'Harbour committee'],
    weekdays: [1, 2],
    hours: [17, 19],
    lengths: [60, 120, 180],
    costs: [''],
    share: 7,
  },
  {
    category: 'Sport',
    titles: ['Rowing on the canal', 'Home match', 'Chess in the square', 'Run around the walls'],
    weekdays: [0, 3, 6],
    hours: [9, 14, 19],
    lengths: [90, 120, 150],
    costs: ['', '6'],
    share: 12,
  },
  {
    category: 'Exhibitions',
    titles: ['Glass and light', 'A hundred years of ferries', 'Quilts of the winter'],
    weekdays: [4, 5],
    hours: [],
    lengths: [10, 17, 24, 45],
    costs: ['7', ''],
    share: 2,
  },
  {
    category: 'Festivals',
    titles: ['Harbour days', 'Apple weekend', 'Festival of lanterns'],
    weekdays: [5],
    hours: [],
    lengths: [2, 3],
    costs: ['', '12-30'],
    share: 2,
    months: [5, 12],
  },
]
