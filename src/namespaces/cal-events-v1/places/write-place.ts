import type { AppContext } from '../../../context.ts'
import { isUser } from '../../../data/events/event-references.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import {
  readPicture,
  type RequestedPicture,
} from '../../../domain/calendar/pictures/requested-picture.ts'
import { withPictures } from '../../../domain/calendar/pictures/import-picture.ts'
import { siteInOneCommit } from '../../../domain/site/in-one-commit.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import { numberedPicture } from '../numbered-picture.ts'
import { readPlace, type ReadPlace } from '../../../domain/calendar/places/read-place.ts'
import type { PlaceWriter, PlaceWrite } from '../../../domain/calendar/places/save-place.ts'

/** The part of a call with the body of a place. */
export interface Writing {
  readonly caller: Caller
  readonly body: object
}

/** The members of a body; the contract guarantees an object, whose members are validated by name. */
const membersOf = ({ body }: Writing): Readonly<Record<string, unknown>> => ({ ...body })

/** The place that a body describes. */
export interface DescribedPlace<Kind extends PlaceKind> extends ReadPlace<Kind> {
  /** The image in the body; undefined if it does not exist. */
  readonly picture: RequestedPicture | undefined
}

/** Reads the body of a place, and finds its image. */
export const placeReader =
  <Kind extends PlaceKind>(kind: Kind) =>
  async (call: Writing, ctx: AppContext): Promise<DescribedPlace<Kind>> => {
    const { input, problems } = readPlace(kind, membersOf(call))
    const { image } = input
    const picture = image === undefined ? undefined : await readPicture(ctx, call.caller, image)
    return { input, problems, picture }
  }

/** Validates a body beyond its schema. */
export async function bodyProblems(
  call: Writing,
  ctx: AppContext,
  { input, problems, picture }: DescribedPlace<PlaceKind>,
): Promise<ArgumentProblems> {
  const { authorId, image } = input
  const unknown: Record<string, string> = {}
  if (authorId !== undefined && !(await isUser(ctx.database, authorId))) {
    unknown['author'] = 'There is no user with this id.'
  }
  if (image !== undefined && picture === undefined) {
    unknown['image'] = 'image must be the id or the address of an image.'
  }
  return { ...numberedPicture(call.body, picture), ...problems, ...unknown }
}

/**
 * Runs a write of a place with the data of the body. An external image is fetched first, and
 * becomes a media item in the transaction of the place.
 * @throws DomainError 401 or 403 rest_forbidden; 400 rest_invalid_param for a picture that is
 *   unavailable
 */
export async function writePlace<Kind extends PlaceKind, T>(
  { caller }: Writing,
  ctx: AppContext,
  { kind, input, picture: requested }: DescribedPlace<Kind> & { readonly kind: Kind },
  write: (saving: PlaceWriter<Kind>, place: PlaceWrite<Kind>) => Promise<T>,
): Promise<T> {
  const saving = { site: ctx, kind, caller }
  if (requested === undefined) return write(saving, input)
  if ('id' in requested) return write(saving, { ...input, featuredMedia: requested.id })
  return withPictures(ctx, caller, [['image', requested]], (make) =>
    siteInOneCommit(ctx, (site) =>
      site.database.transact(async (tx) =>
        write({ ...saving, site }, { ...input, featuredMedia: await make(tx, requested) }),
      ),
    ),
  )
}
