import type { AppContext } from '../../../context.ts'
import { isUser } from '../../../data/event-references.ts'
import { inOneCommit } from '../../../data/nested-transaction.ts'
import type { PlaceKind } from '../../../data/place-row.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import { readPicture, type AskedPicture } from '../../../domain/calendar/pictures/asked-picture.ts'
import { withPictures } from '../../../domain/calendar/pictures/import-picture.ts'
import { readPlace } from '../../../domain/calendar/places/read-place.ts'
import type { PlaceSaving, PlaceWrite } from '../../../domain/calendar/places/save-place.ts'
import type { Call } from '../../../http/operation.ts'

/** The part of a call that brings a body about a place. */
export interface Writing extends Pick<Call, 'caller' | 'once'> {
  readonly body: object
}

/** The members of a body; it is an object of the contract's, whose members are judged by name. */
const membersOf = ({ body }: Writing): Readonly<Record<string, unknown>> => ({ ...body })

/** What `image` asks for, looked up once per request. */
function pictureOf({ caller, once }: Writing, ctx: AppContext, image: string) {
  return once(`picture:${image}`, () => readPicture(ctx, caller, image))
}

/** What is wrong with a body beyond what its schema says. */
export async function bodyProblems(
  call: Writing,
  ctx: AppContext,
  kind: PlaceKind,
): Promise<Readonly<Record<string, string>>> {
  const { input, problems } = readPlace(kind, membersOf(call))
  const { authorId, image } = input
  const unknown: Record<string, string> = {}
  if (authorId !== undefined && !(await isUser(ctx.database, authorId))) {
    unknown['author'] = 'There is no user with this id.'
  }
  if (image !== undefined && (await pictureOf(call, ctx, image)) === undefined) {
    unknown['image'] = 'image is neither the id nor the address of a picture.'
  }
  return { ...problems, ...unknown }
}

/**
 * Runs a write of a place with what the body says of it. A picture elsewhere is fetched before
 * anything is written, and becomes an item in the transaction of the place.
 * @throws DomainError 401 or 403 rest_forbidden; 400 rest_invalid_param for a picture that cannot
 *   be had
 */
export async function writePlace<Kind extends PlaceKind, T>(
  call: Writing,
  ctx: AppContext,
  kind: Kind,
  write: (saving: PlaceSaving<Kind>, place: PlaceWrite<Kind>) => Promise<T>,
): Promise<T> {
  const { caller } = call
  const { input } = readPlace(kind, membersOf(call))
  const asked = input.image === undefined ? undefined : await pictureOf(call, ctx, input.image)
  const saving = { site: ctx, kind, caller }
  if (asked === undefined) return write(saving, input)
  if ('id' in asked) return write(saving, { ...input, featuredMedia: asked.id })
  return importing(ctx, caller, asked, (site, featuredMedia) =>
    write({ ...saving, site }, { ...input, featuredMedia }),
  )
}

async function importing<T>(
  ctx: AppContext,
  caller: Caller,
  asked: AskedPicture,
  write: (site: PlaceSaving['site'], featuredMedia: number) => Promise<T>,
): Promise<T> {
  return withPictures(ctx, caller, [['image', asked]], (make) =>
    inOneCommit(ctx.database, async (database) => {
      // An open transaction must not wait for a second connection.
      const settings = await ctx.settings()
      const site = { ...ctx, database, settings: () => Promise.resolve(settings) }
      return database.transact(['content'], async (tx) => write(site, await make(tx, asked)))
    }),
  )
}
