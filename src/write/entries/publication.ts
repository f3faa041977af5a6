/** Who sees an item, and from when on: what all kinds of items have alike. */

export type Visibility = 'public' | 'private' | 'password'

/** The statuses that people choose. */
export type WantedStatus = 'draft' | 'pending' | 'publish' | 'private'

/** What a form has about it. */
export interface PublicationValues {
  readonly slug: string
  /** `YYYY-MM-DDTHH:MM` in the site's zone; '' publishes at once. */
  readonly date: string
  readonly visibility: Visibility
  readonly password: string
}

export const NEW_PUBLICATION: PublicationValues = {
  slug: '',
  date: '',
  visibility: 'public',
  password: '',
}

/** What the API says about it. */
export interface Published {
  readonly status: string
  readonly slug: string
  readonly password: string
  readonly date: string
  readonly modified: string
}

const UNPUBLISHED: readonly string[] = ['draft', 'pending', 'auto-draft']

export const isUnpublished = (status: string): boolean => UNPUBLISHED.includes(status)

/** The date of a draft follows its last change until one is chosen. */
const hasDate = ({ status, date, modified }: Published): boolean =>
  !isUnpublished(status) || date !== modified

export const publicationOf = (item: Published): PublicationValues => ({
  slug: item.slug,
  date: hasDate(item) ? item.date.slice(0, 16) : '',
  visibility: visibilityOf(item),
  password: item.password,
})

function visibilityOf({ status, password }: Published): Visibility {
  if (status === 'private') return 'private'
  return password === '' ? 'public' : 'password'
}

/**
 * The values of an item with the visibility that is wanted: a draft is made private by publishing it, so
 * until then that is only in the form.
 */
export const withWantedVisibility = <Values extends PublicationValues>(
  status: string,
  known: Values,
  { visibility }: PublicationValues,
): Values => (isUnpublished(status) && visibility === 'private' ? { ...known, visibility } : known)

/** The statuses of published items, including scheduled and private ones. */
export const OUT_STATUSES = ['publish', 'future', 'private'] as const

export const isOut = (status: string | undefined): boolean =>
  OUT_STATUSES.some((known) => known === status)

/** The status with which an item is published. */
export const outStatus = ({ visibility }: PublicationValues): WantedStatus =>
  visibility === 'private' ? 'private' : 'publish'

/**
 * The status that is wanted if it is another one than before. Over the version of somebody else nothing
 * else is written: an item that they have made private stays so.
 */
export const changedStatus = (
  before: string,
  wanted: WantedStatus | undefined,
): WantedStatus | undefined =>
  wanted === before || (before === 'future' && wanted === 'publish') ? undefined : wanted

/** The key of the message after saving. */
export function savedText(before: string | undefined, after: string): string {
  if (before === after) return 'form.saved'
  if (after === 'publish' || after === 'private') return 'form.published'
  if (after === 'future') return 'form.scheduled'
  return after === 'pending' ? 'form.submitted' : 'form.savedDraft'
}
