import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { EntryValues } from '../../../data/entries/entry-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure } from '../../errors/errors.ts'
import { supports, type ContentType } from '../../content-types/content-types.ts'
import { metaKeysOf } from '../meta-keys.ts'
import { parseMeta } from '../meta.ts'
import type { EntryInput } from './entry-input.ts'
import { decidePublication, type Moment } from './publication.ts'
import { requireStatus } from './rights.ts'
import { isEmptyText } from './clean-texts.ts'

/** What the rules need in addition to the item and the input. */
export interface ValueContext extends Moment {
  readonly type: ContentType
  readonly caller: Caller
}

/** Members that are stored as sent; the others have rules of their own. */
const COPIED_MEMBERS = [
  'password',
  'template',
  'sticky',
  'menuOrder',
  'commentStatus',
  'pingStatus',
  'format',
  'parentId',
] as const satisfies readonly (keyof EntryInput & keyof EntryValues)[]

/**
 * Returns the values of an item after a write, except its slug and whatever depends on other rows.
 *
 * @param before the current item; undefined for a new one
 * @param input the input, with texts cleaned by `cleanTexts`
 * @throws DomainError rest_cannot_publish, rest_invalid_field, rest_invalid_type, empty_content
 */
export function nextValues(
  before: EntryRow | undefined,
  input: EntryInput,
  context: ValueContext,
): EntryValues {
  const { type, caller, now } = context
  const isNew = before === undefined
  const base = before ?? blankEntry(type, caller, now)
  requireStatus(caller, type, input.status, before?.status)
  if (supports(type, 'sticky')) refuseStickyWithPassword(base, input)
  const { chosen, ...publication } = decidePublication(before, input, {
    ...context,
    firstStatus: type.firstStatus,
  })
  const values: EntryValues = {
    ...valuesOf(base),
    ...pick(input, COPIED_MEMBERS),
    ...pick(input, ['title', 'content', 'excerpt']),
    ...publication,
    authorId: input.authorId || base.authorId,
    meta: nextMeta(base.meta, input.meta, type),
    // Most new items were last modified when they were published, existing ones now.
    modified: isNew && type.modifiedWhenCreated !== true ? (chosen ?? now) : now,
  }
  if (publication.status !== 'trash') {
    values.trashedStatus = null
    values.trashedSlug = null
  }
  const empty = [values.title, values.content, values.excerpt].every(isEmptyText)
  // Types without an editor, such as files, need no text.
  if (empty && supports(type, 'editor')) throw failure('empty_content')
  return values
}

function blankEntry(type: ContentType, caller: Caller, now: Date): EntryValues {
  return {
    type: type.name,
    status: type.firstStatus,
    slug: '',
    title: '',
    content: '',
    excerpt: '',
    authorId: caller.id,
    parentId: 0,
    menuOrder: 0,
    password: '',
    commentStatus: type.defaultCommentStatus,
    pingStatus: type.defaultPingStatus,
    template: '',
    format: 'standard',
    sticky: false,
    featuredMedia: 0,
    meta: {},
    date: now,
    dateFloats: true,
    modified: now,
    trashedStatus: null,
    trashedSlug: null,
  }
}

/** Returns the stored columns of a row, without joined values. */
function valuesOf(row: EntryValues | EntryRow): EntryValues {
  return pick(row, COLUMNS) as EntryValues
}

const COLUMNS = [
  'type',
  'status',
  'slug',
  'title',
  'content',
  'excerpt',
  'authorId',
  'parentId',
  'menuOrder',
  'password',
  'commentStatus',
  'pingStatus',
  'template',
  'format',
  'sticky',
  'featuredMedia',
  'meta',
  'date',
  'dateFloats',
  'modified',
  'trashedStatus',
  'trashedSlug',
] as const satisfies readonly (keyof EntryValues)[]

function pick<T extends object, Key extends keyof T>(
  source: T,
  keys: readonly Key[],
): Partial<Pick<T, Key>> {
  const picked: Partial<Pick<T, Key>> = {}
  for (const key of keys) if (source[key] !== undefined) picked[key] = source[key]
  return picked
}

/**
 * Refuses items that are both sticky and password protected; one write cannot swap one for the
 * other (behaviour/content.md#writing).
 */
function refuseStickyWithPassword(
  item: Pick<EntryValues, 'sticky' | 'password'>,
  { sticky, password }: EntryInput,
): void {
  const locks = password !== undefined && password !== ''
  if (locks && (sticky === true || item.sticky)) throw failure('rest_invalid_field')
  if (sticky === true && item.password !== '') throw failure('rest_invalid_field')
}

function nextMeta(
  stored: Readonly<Record<string, unknown>>,
  input: unknown,
  { name }: ContentType,
): Readonly<Record<string, unknown>> {
  const changes = Object.entries(parseMeta(input, metaKeysOf(name)))
  if (changes.length === 0) return stored
  const kept = Object.entries({ ...stored, ...Object.fromEntries(changes) })
  return Object.fromEntries(kept.filter(([, value]) => value !== null))
}
