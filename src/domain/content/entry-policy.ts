/**
 * Who may do what with an item (behaviour/permissions.md#rights-on-an-item). One pure rule decides
 * about a single item, and lists use it as a where-clause, so that both always agree.
 */
import type { Condition } from '../../data/database/expressions.ts'
import {
  visibleEntries,
  type EntryVisibility,
  type ParentVisibility,
  type UserId,
} from '../../data/entries/entry-visibility.ts'
import { has, type Caller } from '../accounts/caller.ts'
import {
  contentType,
  contentTypes,
  type ContentRight,
  type ContentType,
} from '../content-types/content-types.ts'
import { statuses, statusOf } from '../content-types/entry-statuses.ts'
import { conditionFor } from './callers-conditions.ts'

/** The properties of an item that the rules depend on. */
export interface PolicyItem {
  readonly authorId: number
  readonly status: string
  /** The status before trashing, which determines the rights on items in the trash. */
  readonly trashedStatus: string | null
  /** The item that a media item is attached to; null for none. */
  readonly attachedTo?: (PolicyItem & { readonly type: string; readonly password: string }) | null
}

export type ItemRight = 'read' | 'edit' | 'delete'

/** The state of an item relative to the caller. */
interface ItemState {
  readonly own: boolean
  readonly status: string
  readonly before: string
  /** Whether its parent may be read in full; true for unattached items. */
  readonly parentReadable: boolean
}

type Rule = (may: (right: ContentRight) => boolean, state: ItemState) => boolean

/** Statuses of published and scheduled items; files count as published. */
const PUBLISHED_STATUSES: ReadonlySet<string> = new Set(['publish', 'future', 'inherit'])

const rules: Record<ItemRight, Rule> = {
  read: (may, state) => {
    const status = statusOf(state.status)
    if (state.own || status?.public === true) return true
    if (state.status === 'inherit') return state.parentReadable
    return status?.private === true ? may('readPrivate') : rules.edit(may, state)
  },
  edit: (may, { own, before }) => {
    if (own) return may(PUBLISHED_STATUSES.has(before) ? 'editPublished' : 'edit')
    if (!may('editOthers')) return false
    if (PUBLISHED_STATUSES.has(before)) return may('editPublished')
    return before !== 'private' || may('editPrivate')
  },
  delete: (may, { own, before }) => {
    if (own) return may(PUBLISHED_STATUSES.has(before) ? 'deletePublished' : 'delete')
    if (!may('deleteOthers')) return false
    if (PUBLISHED_STATUSES.has(before)) return may('deletePublished')
    return before !== 'private' || may('deletePrivate')
  },
}

function isAllowed(right: ItemRight, caller: Caller, type: ContentType, state: ItemState): boolean {
  if (type.readByWriters === true && !has(caller, type.capabilities.edit)) return false
  return rules[right]((needed) => has(caller, type.capabilities[needed]), state)
}

function allows(right: ItemRight, caller: Caller, type: ContentType, item: PolicyItem): boolean {
  const own = caller.signedIn && item.authorId === caller.id
  const before = item.status === 'trash' ? (item.trashedStatus ?? 'draft') : item.status
  const parentReadable = isParentReadable(caller, item)
  return isAllowed(right, caller, type, { own, status: item.status, before, parentReadable })
}

/**
 * Files are as readable as the content of the item that they are attached to
 * (behaviour/permissions.md#rights-on-an-item), so files of a protected item only for those who may
 * edit it.
 */
function isParentReadable(caller: Caller, { attachedTo }: PolicyItem): boolean {
  if (attachedTo === undefined || attachedTo === null) return true
  const type = contentType(attachedTo.type)
  if (type === undefined || !allows('read', caller, type, attachedTo)) return false
  return attachedTo.password === '' || allows('edit', caller, type, attachedTo)
}

/** Whether the caller may write items of at least one type. */
export function mayEditSomething(caller: Caller): boolean {
  return Object.values(contentTypes).some(({ capabilities }) => has(caller, capabilities.edit))
}

export function canRead(caller: Caller, type: ContentType, item: PolicyItem): boolean {
  return allows('read', caller, type, item)
}

export function canEdit(caller: Caller, type: ContentType, item: PolicyItem): boolean {
  return allows('edit', caller, type, item)
}

export function canDelete(caller: Caller, type: ContentType, item: PolicyItem): boolean {
  return allows('delete', caller, type, item)
}

/** Whether the caller may publish items of the type. */
export function canPublish(caller: Caller, type: ContentType): boolean {
  return has(caller, type.capabilities.publish)
}

const everyStatus: readonly string[] = Object.keys(statuses)

/**
 * Returns the where-clause, over `entries e`, for the items of a type on which the caller has a
 * right.
 *
 * @param among the requested statuses; all of them by default
 */
export function visibleTo(
  caller: Caller,
  type: ContentType,
  among: readonly string[] = everyStatus,
  right: ItemRight = 'read',
): Condition {
  return conditionFor(caller, [right, type.name, ...among].join(' '), (userId) => {
    const seen = visibilityRules(caller, type, among, right)
    return visibleEntries({
      type: type.name,
      userId,
      ...seen,
      ...(seen.byParent && { parents: readableParents(caller, userId) }),
    })
  })
}

/** The rules by which a caller sees items of a type. */
interface VisibilityRules extends Pick<EntryVisibility, 'anybodys' | 'onlyOwn' | 'trashed'> {
  /** Whether files are visible together with their parents. */
  readonly byParent: boolean
}

function visibilityRules(
  caller: Caller,
  type: ContentType,
  among: readonly string[],
  right: ItemRight,
): VisibilityRules {
  const grants = (own: boolean, status: string, before: string): boolean =>
    isAllowed(right, caller, type, { own, status, before, parentReadable: false })
  const living = among.filter((status) => status !== 'trash')
  const anybodys = living.filter((status) => grants(false, status, status))
  const onlyOwn = living.filter(
    (status) => caller.signedIn && !anybodys.includes(status) && grants(true, status, status),
  )
  const inherits = type.openStatus === 'inherit' && right === 'read' && living.includes('inherit')
  const before = among.includes('trash') ? everyStatus : []
  return {
    anybodys,
    onlyOwn,
    byParent: inherits && !anybodys.includes('inherit'),
    trashed: {
      anybodys: before.filter((name) => grants(false, 'trash', name)),
      own: before.filter((name) => caller.signedIn && grants(true, 'trash', name)),
    },
  }
}

/**
 * The statuses among those whose items all show to the caller, when `visibleTo` asks for nothing
 * but the type and these; undefined when it also depends on the author of an item, or on its former
 * status.
 */
export function openStatuses(
  caller: Caller,
  type: ContentType,
  among: readonly string[],
  right: ItemRight = 'read',
): readonly string[] | undefined {
  const { anybodys, onlyOwn, byParent, trashed } = visibilityRules(caller, type, among, right)
  const further = onlyOwn.length + trashed.anybodys.length + trashed.own.length
  return further > 0 || byParent ? undefined : anybodys
}

/** The items whose files are visible together with them. */
const readableParents = (caller: Caller, userId: UserId): ParentVisibility[] =>
  Object.values(contentTypes)
    .filter((type) => type.openStatus !== 'inherit')
    .map((type) => {
      const visibility = (right: ItemRight): EntryVisibility => ({
        type: type.name,
        userId,
        ...visibilityRules(caller, type, everyStatus, right),
      })
      return { read: visibility('read'), edit: visibility('edit') }
    })
