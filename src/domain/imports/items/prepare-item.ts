import { applyEvent } from './apply-event.ts'
import { applyPlace, isIdentified } from './apply-place.ts'
import type { ItemContext } from './context.ts'
import { earlierUid } from './own-uids.ts'
import { readEventItem, type EventItemRead } from './read-event-item.ts'
import { readPlaceItem, type PictureItem, type PlaceItem } from './read-places.ts'
import type { Problems } from './read-value.ts'

/** What a batch holds, one by one. */
export interface Incoming {
  readonly kind: 'event' | 'venue' | 'organizer'
  readonly value: unknown
}

/** What is noted of an item that was not imported, or not wholly. */
export interface ItemProblem {
  readonly message: string
  readonly uid?: string
}

/** An item that was read. */
export interface Prepared {
  readonly problems: Problems
  readonly uid: string | undefined
  readonly pictures: readonly (PictureItem | undefined)[]
  /** Locked for the time of the transaction, so that two imports do not make one thing twice. */
  readonly names: readonly string[]
  /**
   * By what it may be known: others that share none of these are other things. Undefined for an item
   * that needs a transaction of its own.
   */
  readonly identities: readonly string[] | undefined
  readonly apply: (work: ItemContext) => Promise<void>
}

/** Reads an item of a batch. */
export function prepareItem({ kind, value }: Incoming): Prepared {
  if (kind === 'event') {
    const { item, problems } = readEventItem(value)
    const places = placesOf(item)
    const own = item.uid ?? `${item.title} ${item.start}`
    return {
      problems,
      uid: item.uid,
      pictures: [item.picture, ...places.map((place) => place.picture)],
      names: [`event ${own}`, ...places.map((place) => place.name)],
      identities: identitiesOf(item),
      apply: (work) => applyEvent(work, item),
    }
  }
  const { item, problems } = readPlaceItem<'venue' | 'organizer'>(kind, value)
  return {
    problems,
    uid: undefined,
    pictures: [item.picture],
    names: [item.name],
    identities: undefined,
    apply: async (work) => void (await applyPlace(work, item as PlaceItem, { byAddress: true })),
  }
}

const placesOf = ({ venue, organizers = [] }: EventItemRead): PlaceItem[] =>
  venue === undefined ? [...organizers] : [venue, ...organizers]

/** Pictures are fetched, and places with an identity updated, for one item after the other. */
function identitiesOf(item: EventItemRead): readonly string[] | undefined {
  const { uid, replacesUid, globalId, lineage, picture, title, start } = item
  const hasPicture = picture !== undefined || placesOf(item).some((place) => place.picture)
  if (hasPicture || placesOf(item).some(isIdentified)) return undefined
  // Cleaned, another title may be the same one, and it is all that the event is known by.
  if (uid === undefined && /[<>&]/.test(title)) return undefined
  const uids = [uid, replacesUid].filter((one) => one !== undefined)
  const globalIds = globalId === undefined ? lineage : [globalId, ...lineage]
  return [
    ...[...uids, ...uids.flatMap((one) => earlierUid(one) ?? [])].map((one) => `uid ${one}`),
    ...globalIds.map((one) => `global ${one}`),
    `${start.slice(0, 10)} ${title.trim()}`,
  ]
}

/** What is to be noted of an item. */
export const problemsOf = (
  { uid }: Pick<Prepared, 'uid'>,
  messages: readonly string[],
): ItemProblem[] => messages.map((message) => ({ ...(uid !== undefined && { uid }), message }))
