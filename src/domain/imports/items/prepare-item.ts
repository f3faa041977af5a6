import { applyEvent } from './apply-event.ts'
import { applyPlace, isIdentified } from './apply-place.ts'
import type { ItemContext } from './context.ts'
import { earlierUid } from './own-uids.ts'
import { readEventItem, type EventItemRead } from './read-event-item.ts'
import { readPlaceItem, type PictureItem, type PlaceItem } from './read-places.ts'
import type { Problems } from './read-value.ts'

/** One entry of a batch. */
export interface Incoming {
  readonly kind: 'event' | 'venue' | 'organizer'
  readonly value: unknown
}

/** A problem with an item that was skipped or only partly imported. */
export interface ItemProblem {
  readonly message: string
  readonly uid?: string
}

export interface Prepared {
  readonly problems: Problems
  readonly uid: string | undefined
  readonly pictures: readonly (PictureItem | undefined)[]
  /** Names to lock during the transaction, so that concurrent imports do not create duplicates. */
  readonly names: readonly string[]
  /**
   * Everything by which the item may be identified: items that share none of these are distinct.
   * Undefined if the item needs its own transaction.
   */
  readonly identities: readonly string[] | undefined
  readonly apply: (work: ItemContext) => Promise<void>
}

/** Parses an entry of a batch. */
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

/** Items with pictures to fetch or identified places are handled one after the other. */
function identitiesOf(item: EventItemRead): readonly string[] | undefined {
  const { uid, replacesUid, globalId, lineage, picture, title, start } = item
  const hasPicture = picture !== undefined || placesOf(item).some((place) => place.picture)
  if (hasPicture || placesOf(item).some(isIdentified)) return undefined
  // Sanitizing may make two titles equal, and here the title is the only identity.
  if (uid === undefined && /[<>&]/.test(title)) return undefined
  const uids = [uid, replacesUid].filter((one) => one !== undefined)
  const globalIds = globalId === undefined ? lineage : [globalId, ...lineage]
  return [
    ...[...uids, ...uids.flatMap((one) => earlierUid(one) ?? [])].map((one) => `uid ${one}`),
    ...globalIds.map((one) => `global ${one}`),
    `${start.slice(0, 10)} ${title.trim()}`,
  ]
}

/** Problems to record for an item. */
export const problemsOf = (
  { uid }: Pick<Prepared, 'uid'>,
  messages: readonly string[],
): ItemProblem[] => messages.map((message) => ({ ...(uid !== undefined && { uid }), message }))
