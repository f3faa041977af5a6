import type { Scenario } from './lib/scenario.mjs'

/** A step that does not reach the recorded value, on purpose and for good. */
export interface Exception {
  readonly scenario: string
  readonly step: string
  /** Why someone who uses the interface would accept it. */
  readonly reason: string
}

const ONE_ADDRESS =
  'one address names one item: a page and a post of one slug would have the same link, and only one of them be found'

/** Nothing but this list excuses a step. */
export const listedExceptions: readonly Exception[] = [
  {
    scenario: 'core-autosaves',
    step: 'the number in the address does not matter: the latest is shown',
    reason: 'an address names one thing: an id that is no autosave of the item is not found',
  },
  {
    scenario: 'cal-events-update',
    step: 'delete the event',
    reason: 'an update changes what it names: the event still has all that it was given',
  },
  ...['change one field', 'what the change left', 'list by search', 'delete the grand hall'].map(
    (step) => ({
      scenario: 'cal-venues',
      step,
      reason:
        'an update changes what it names: the venue keeps its region, and whether maps are linked',
    }),
  ),
  {
    scenario: 'cal-events-dates',
    step: 'end before start',
    reason: 'an end before the start is the fault of the caller, who is told of it: 400',
  },
  {
    scenario: 'cal-events-update',
    step: 'an admin reads it in the trash',
    reason: 'whoever may delete an event may read it in the trash, as with venues',
  },
  ...['credentials do not replace the nonces', 'credentials and wrong nonces'].map((step) => ({
    scenario: 'cal-views',
    step,
    reason: 'a nonce guards what browsers send by themselves, and an application password is none',
  })),
  {
    scenario: 'cal-events-dates',
    step: 'zone UTC-4.5',
    reason: 'the half hour of an offset counts: 19:00 at UTC-4.5 is 23:30 in UTC',
  },
  {
    scenario: 'media-items',
    step: 'status inherit is allowed',
    reason: 'a total must not tell what is hidden: files of a draft do not count',
  },
  {
    scenario: 'cal-views',
    step: 'schema of a post without schema',
    reason: 'every post has structured data; the recording shows a site where it was switched off',
  },
  {
    scenario: 'cal-events-list',
    step: 'geoloc without the extension',
    reason: 'a search by place works here, and no venue of these events has coordinates',
  },
  {
    scenario: 'protocol',
    step: 'cross-origin headers',
    reason:
      'a stranger’s page must not write: browsers add no credentials of their own across sites',
  },
  {
    scenario: 'protocol',
    step: 'cross-origin preflight',
    reason:
      'a stranger’s page must not write: browsers add no credentials of their own across sites',
  },
  {
    scenario: 'protocol',
    step: 'a deleting method by argument on a get',
    reason: 'a stranger’s page must not write: an address that is only opened changes nothing',
  },
  {
    scenario: 'search',
    step: 'a subtype of another type',
    reason: 'a subtype that does not fit the type is refused, so that nobody takes all for some',
  },
  {
    scenario: 'terms',
    step: 'a category below itself',
    reason: 'a parent that cannot be is refused and the category stays where it was',
  },
  {
    scenario: 'core-slugs',
    step: 'the old one comes back with its slug or a number',
    reason: ONE_ADDRESS,
  },
  {
    scenario: 'core-trash-delete',
    step: 'a page',
    reason: ONE_ADDRESS,
  },
  {
    scenario: 'core-trash-delete',
    step: 'the page to the trash',
    reason: ONE_ADDRESS,
  },
  {
    scenario: 'core-trash-delete',
    step: 'the page comes back published',
    reason: ONE_ADDRESS,
  },
  {
    scenario: 'core-trash-delete',
    step: 'the page is removed without a stop in the trash',
    reason: ONE_ADDRESS,
  },
]

/** The steps of a scenario that need not reach the recorded value, by name. */
export function exceptionsOf({ name }: Scenario): ReadonlyMap<string, Exception> {
  const own = listedExceptions.filter(({ scenario }) => scenario === name)
  return new Map(own.map((exception) => [exception.step, exception]))
}
