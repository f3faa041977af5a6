import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { withDetails } from '../../../domain/calendar/meta/calendar-meta.ts'
import { contentTypes, type ContentType } from '../../../domain/content-types/content-types.ts'
import { createEntry } from '../../../domain/content/saving/create-entry.ts'
import { deleteEntry } from '../../../domain/content/saving/delete-entry.ts'
import {
  requireCreate,
  requireDelete,
  requireUpdate,
} from '../../../domain/content/saving/rights.ts'
import type { Saving } from '../../../domain/content/saving/saving.ts'
import { trashEntry } from '../../../domain/content/saving/trash-entry.ts'
import { updateEntry } from '../../../domain/content/saving/update-entry.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { guardOf } from '../../../http/conditional.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import { operation, type Call } from '../../operation.ts'
import type { ResourceVersion } from '../../../http/request.ts'
import { select, type Rendered, type Selection } from '../../../http/selection.ts'
import { readEntryInput, type EntryBody } from './read-entry-input.ts'
import { entryLoader } from './load-entry.ts'
import { presentEntry, type EntryResources, type ResourceName } from './present.ts'

type Common = Pick<Call, 'caller' | 'preconditions' | 'request' | 'selection'>

interface Creating extends Common {
  readonly body: EntryBody
}

interface Updating extends Creating {
  readonly params: { readonly id: number }
}

interface Removing extends Common {
  readonly params: { readonly id: number }
  readonly query: { readonly force: boolean }
}

type Problems = Readonly<Record<string, ArgumentProblem>>

interface Saved<Status, T> {
  readonly status: Status
  readonly body: Rendered<T>
  readonly resource: ResourceVersion
  /** The current entry, if the path contains its id. */
  readonly loaded?: EntryRow
}

/**
 * Creates, updates and deletes entries of a type
 * (behaviour/permissions.md#writing-posts-and-pages).
 */
export const entryWriting = <Name extends ResourceName>(name: Name) => ({
  create: creating(name),
  update: updating(name),
  remove: removing(name),
})

function creating<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]
  return {
    check: ({ body }: Creating): Problems => checkInput(type, body, undefined),

    authorize(call: Creating): void {
      requireNew(call)
      requireCreate(call.caller, type, readEntryInput(type, call.body))
    },

    async run(
      call: Creating,
      ctx: AppContext,
    ): Promise<Saved<201, EntryResources[Name]> & { headers: { Location: string } }> {
      const { caller } = call
      const sent = readEntryInput(type, call.body)
      const { input, writeDetails } = await withDetails(ctx, caller, type.name, undefined, sent)
      const row = await createEntry(savingOf(call, ctx, type), input, writeDetails)
      return {
        status: 201,
        body: await presentEntry(call, ctx, name, row),
        headers: { Location: `${ctx.apiUrl}/core/v2/${type.restBase}/${row.id}` },
        resource: row,
      }
    },
  }
}

function updating<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]
  return operation({
    load: entryLoader(name),

    authorize(call: Updating, _ctx, row) {
      requireUpdate(call.caller, type, row, readEntryInput(type, call.body))
    },

    check: ({ body }: Updating, _ctx, row) => checkInput(type, body, row.status),

    async run(call: Updating, ctx, found): Promise<Saved<200, EntryResources[Name]>> {
      const sent = readEntryInput(type, call.body)
      const { input, writeDetails } = await withDetails(ctx, call.caller, type.name, found.id, sent)
      const saving = savingOf(call, ctx, type)
      const row = await updateEntry(saving, found, input, guardOf(call), writeDetails)
      const body = await presentEntry(call, ctx, name, row)
      return { status: 200, body, resource: row, loaded: row }
    },
  })
}

function removing<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]
  return operation({
    load: entryLoader(name),

    authorize: ({ caller }: Removing, _ctx, row) => requireDelete(caller, type, row),

    async run(
      call: Removing,
      ctx,
    ): Promise<
      | Saved<200, EntryResources[Name]>
      | { status: 200; body: { deleted: true; previous: Rendered<EntryResources[Name]> } }
    > {
      const { params, query, caller } = call
      const saving = savingOf(call, ctx, type)
      if (query.force) {
        const row = await deleteEntry(saving, params.id, guardOf(call))
        // `_fields` selects members of the answer, not of the item within it.
        const selection = FULL_SELECTIONS[name]
        const previous = await presentEntry({ caller, selection }, ctx, name, row)
        return { status: 200, body: { deleted: true, previous } }
      }
      const row = await trashEntry(saving, params.id, guardOf(call))
      const body = await presentEntry(call, ctx, name, row)
      return { status: 200, body, resource: row, loaded: row }
    },
  })
}

const savingOf = ({ caller }: Common, site: AppContext, type: ContentType): Saving => ({
  site,
  type,
  caller,
})

/** Selects the full item without links, as shown when it is deleted. */
export const FULL_SELECTIONS: Readonly<Record<ResourceName, Selection>> = {
  post: { ...select(contexts.Post, 'edit', null), links: false },
  page: { ...select(contexts.Page, 'edit', null), links: false },
  attachment: { ...select(contexts.Media, 'edit', null), links: false },
  core_navigation: { ...select(contexts.Navigation, 'edit', null), links: false },
  nav_menu_item: { ...select(contexts.MenuItem, 'edit', null), links: false },
  core_block: { ...select(contexts.Block, 'edit', null), links: false },
  cal_events: { ...select(contexts.EventEntry, 'edit', null), links: false },
  cal_venue: { ...select(contexts.VenueEntry, 'edit', null), links: false },
  cal_organizer: { ...select(contexts.OrganizerEntry, 'edit', null), links: false },
}

const NO_IDS: ReadonlySet<unknown> = new Set([undefined, null, '', 0, '0', false])

/**
 * Refuses a create request with an id, which was probably meant as an update.
 * @throws DomainError 400 rest_post_exists
 */
export function requireNew({ request: { query, body } }: Pick<Call, 'request'>): void {
  const value: unknown = body.kind === 'value' ? body.value : undefined
  const id: unknown = value instanceof Object && 'id' in value ? value.id : query['id']
  if (!NO_IDS.has(id)) throw failure('rest_post_exists')
}

interface Checked extends Pick<EntryBody, 'template'> {
  readonly status?: string | null
}

/** Checks what the schema cannot: that the template exists and that the trash is not chosen. */
export function checkInput(
  type: ContentType,
  { status, template }: Checked,
  current: string | undefined,
): Problems {
  const known = template === undefined || template === null || isTemplate(type, template)
  return {
    ...(status === 'trash' && current !== 'trash' && { status: NOT_WRITABLE }),
    ...(!known && { template: UNKNOWN_TEMPLATE }),
  }
}

const isTemplate = (type: ContentType, template: string | number | boolean): boolean =>
  typeof template === 'string' && type.templates.includes(template)

const NOT_WRITABLE: ArgumentProblem = {
  code: 'rest_not_in_enum',
  message: 'This status is accepted only for items that are already in the trash.',
  data: null,
}

const UNKNOWN_TEMPLATE: ArgumentProblem = {
  code: 'rest_invalid_param',
  message: 'The site has no such template.',
  data: null,
}
