import type {
  OrganizersOperations,
  VenuesOperations,
} from '../../../../generated/cal-events-v1/operations.ts'
import { plainContentsAhead } from '../../../domain/embeds/entry-texts.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import {
  createPlace,
  deletePlace,
  trashPlace,
  updatePlace,
} from '../../../domain/calendar/places/save-place.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import { OF_PREVIEWS, type PreviewCall } from '../../preview-token.ts'
import { calendarEnvironment } from '../events/present.ts'
import {
  pathProblems,
  placeLoader,
  reload,
  requirePlace,
  requireReadable,
  requireRight,
  type Asking,
} from './place-access.ts'
import { placeList } from './list-places.ts'
import { previewedPlace } from './previewed-place.ts'
import { showPlace } from './place-view.ts'
import { bodyProblems, placeReader, writePlace, type Writing } from './write-place.ts'

interface Reading extends Asking, PreviewCall {
  readonly params: Asking['params']
}

interface Updating extends Asking, Writing, Pick<Call, 'preconditions'> {
  readonly params: Asking['params']
}

interface Deleting extends Asking, Pick<Call, 'preconditions'> {
  readonly query: { readonly force: boolean }
}

/**
 * The operations on the places of one kind (behaviour/calendar.md#lists-of-events,
 * behaviour/permissions.md#calendar). Those on one place serve paths with an id and with a slug.
 */
function placeOperations<Kind extends PlaceKind>(kind: Kind) {
  // A single function, so that the operations of a route share the place.
  const load = placeLoader(kind)
  return {
    list: placeList(kind),
    create: creating(kind),
    get: reading(kind, load),
    update: updating(kind, load),
    remove: removing(kind, load),
  }
}

type Load<Kind extends PlaceKind> = ReturnType<typeof placeLoader<Kind>>

function creating<Kind extends PlaceKind>(kind: Kind) {
  const { type } = placeKinds[kind]
  const prepare = placeReader(kind)
  return operation({
    authorize({ caller }: Writing) {
      if (!has(caller, type.capabilities.create)) throw forbidden('rest_forbidden', caller)
    },
    prepare,
    check: (call: Writing, ctx, _loaded, place) => bodyProblems(call, ctx, place),
    async run(call: Writing, ctx, _loaded, place) {
      const { id } = await writePlace(call, ctx, { ...place, kind }, createPlace)
      const row = await reload(call.caller, ctx, kind, id)
      const body = showPlace(kind, row, await calendarEnvironment(ctx))
      return { status: 201 as const, body, resource: row }
    },
  })
}

function reading<Kind extends PlaceKind>(kind: Kind, load: Load<Kind>) {
  return operation({
    load,
    check: (call: Reading, _ctx, row) => pathProblems(call, kind, row),
    async run(call: Reading, ctx, found) {
      const row = requirePlace(call, kind, found)
      const preview = await previewedPlace(call, ctx, kind, row)
      if (preview === undefined) requireReadable(call.caller, kind, row)
      const shown = preview ?? row
      await plainContentsAhead([shown])
      const body = showPlace(kind, shown, await calendarEnvironment(ctx, true))
      return preview === undefined
        ? { status: 200 as const, body, resource: row }
        : { status: 200 as const, body, headers: OF_PREVIEWS }
    },
  })
}

function updating<Kind extends PlaceKind>(kind: Kind, load: Load<Kind>) {
  const prepare = placeReader(kind)
  return operation({
    order: 'check-first',
    load,
    authorize: (call: Updating, _ctx, row) => requireRight(call, kind, row, 'edit'),
    prepare,
    check: async (call: Updating, ctx, row, place) => ({
      ...pathProblems(call, kind, row),
      ...(await bodyProblems(call, ctx, place)),
    }),
    async run(call: Updating, ctx, found, described) {
      const current = requirePlace(call, kind, found)
      await writePlace(call, ctx, { ...described, kind }, (saving, place) =>
        updatePlace(saving, current, place, guardOf(call)),
      )
      const row = await reload(call.caller, ctx, kind, current.id)
      const body = showPlace(kind, row, await calendarEnvironment(ctx))
      return { status: 200 as const, body, resource: row, loaded: row }
    },
  })
}

function removing<Kind extends PlaceKind>(kind: Kind, load: Load<Kind>) {
  return operation({
    order: 'check-first',
    load,
    authorize: (call: Deleting, _ctx, row) => requireRight(call, kind, row, 'delete'),
    check: (call: Deleting, _ctx, row) => pathProblems(call, kind, row),
    async run(call: Deleting, ctx, found) {
      const { caller, query } = call
      const current = requirePlace(call, kind, found)
      const guard = guardOf(call)
      const saving = { site: ctx, kind, caller }
      const env = await calendarEnvironment(ctx)
      if (query.force) {
        await deletePlace(saving, current.id, guard)
        const previous = showPlace(kind, current, env)
        return { status: 200 as const, body: { deleted: true as const, previous } }
      }
      await trashPlace(saving, current.id, guard)
      const row = await reload(caller, ctx, kind, current.id)
      return { status: 200 as const, body: showPlace(kind, row, env), resource: row }
    },
  })
}

const ofVenues = placeOperations('venue')
const ofOrganizers = placeOperations('organizer')

/** Venues (behaviour/calendar.md#venues-and-organizers). */
export const venues: VenuesOperations = {
  listVenues: ofVenues.list,
  createVenue: ofVenues.create,
  getVenue: ofVenues.get,
  updateVenue: ofVenues.update,
  deleteVenue: ofVenues.remove,
  getVenueBySlug: ofVenues.get,
  updateVenueBySlug: ofVenues.update,
  deleteVenueBySlug: ofVenues.remove,
}

/** Organizers (behaviour/calendar.md#venues-and-organizers). */
export const organizers: OrganizersOperations = {
  listOrganizers: ofOrganizers.list,
  createOrganizer: ofOrganizers.create,
  getOrganizer: ofOrganizers.get,
  updateOrganizer: ofOrganizers.update,
  deleteOrganizer: ofOrganizers.remove,
  getOrganizerBySlug: ofOrganizers.get,
  updateOrganizerBySlug: ofOrganizers.update,
  deleteOrganizerBySlug: ofOrganizers.remove,
}
