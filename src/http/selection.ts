import { isJsonObject } from '../json-object.ts'
import type { ApiRequest } from './request.ts'

/** The three contexts of behaviour/content.md#lists, rule 2. */
export type ContextName = 'view' | 'embed' | 'edit'

/** Generated from `x-context`: which members a resource has, and in which contexts they show. */
export interface MemberTable {
  readonly [member: string]: { readonly in: readonly ContextName[]; readonly members?: MemberTable }
}

/** Which members of a resource an answer shows. */
export interface Selection {
  readonly context: ContextName
  /** Whether the member is shown. */
  has(member: string): boolean
  /** The shown names, in contract order. */
  readonly members: readonly string[]
  /** The selection within a nested object; undefined means all of it. */
  within(member: string): Selection | undefined
  /** Whether `_links` is shown, or needed for embedding. */
  readonly links: boolean
}

/** `_fields` as a tree of names; null means everything below that name. */
export type FieldTree = Map<string, FieldTree | null>

declare const schema: unique symbol

/** A resource of the contract's type T rendered under a selection, so members may be absent. */
export type Rendered<T> = object & { readonly [schema]: T }

/**
 * One function per member of a resource. Only the shown members are computed, so a list with
 * `_fields=id` renders nothing else.
 */
export type FieldTable<T, Row, Env> = {
  readonly [
    Member in keyof Required<T> as Member extends '_links' | '_embedded' ? never : Member
  ]: (
    row: Row,
    env: Env,
    within: Selection | undefined,
  ) => Required<T>[Member] | Rendered<Required<T>[Member]>
}

/** Renders the selected members of a row. */
export function render<T, Row, Env>(
  table: FieldTable<T, Row, Env>,
  selection: Selection,
  row: Row,
  env: Env,
): Rendered<T> {
  const fields = table as Readonly<
    Record<string, (row: Row, env: Env, within: Selection | undefined) => unknown>
  >
  const out: Record<string, unknown> = {}
  for (const member of selection.members) {
    const within = selection.within(member)
    const value = fields[member]?.(row, env, within)
    out[member] = within === undefined ? value : prune(value, within)
  }
  return out as Rendered<T>
}

/** The value of an object member, of which only the selected members are rendered. */
export const nested =
  <T, Row, Env>(table: FieldTable<T, Row, Env>) =>
  (row: Row, env: Env, within: Selection | undefined): Rendered<T> => {
    if (within === undefined) throw new Error('The contract names no members here.')
    return render(table, within, row, env)
  }

function prune(value: unknown, selection: Selection): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const source = value as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const member of selection.members) {
    if (!(member in source)) continue
    const within = selection.within(member)
    out[member] = within === undefined ? source[member] : prune(source[member], within)
  }
  return out
}

/**
 * The raw `_fields` argument, an object as the list of its values; a body takes precedence over the
 * query.
 */
export function wantedFields({ body, query }: Pick<ApiRequest, 'body' | 'query'>): unknown {
  const members: unknown = body.kind === 'value' ? body.value : undefined
  const own =
    typeof members === 'object' && members !== null && '_fields' in members
      ? members['_fields']
      : undefined
  const given = own ?? query['_fields']
  const named = typeof given === 'object' && given !== null && !Array.isArray(given)
  return named ? Object.values(given) : given
}

/** The names in an argument: a list, or a text with commas or blanks. */
export function namesIn(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list
    .flatMap((item) => (typeof item === 'string' ? item.split(/[\s,]+/) : []))
    .filter((name) => name !== '')
}

/**
 * The members of a resource that `_fields` selects where the answer may be the resource or hold it
 * as `previous`, as those to DELETE do.
 */
export function fieldsOfRemoved(fields: unknown): readonly string[] | undefined {
  const names = namesIn(fields)
  return names.includes('previous')
    ? undefined
    : names.map((name) => name.replace(/^previous\./, ''))
}

/** Parses `_fields=a,b.c` or `_fields[]=a&_fields[]=b.c`; null selects everything. */
export function parseFields(value: unknown): FieldTree | null {
  const names = namesIn(value)
  if (names.length === 0) return null
  const tree: FieldTree = new Map()
  for (const name of names.slice(0, 500)) {
    let at = tree
    const steps = name.split('.').slice(0, 8)
    for (const [index, step] of steps.entries()) {
      const below = at.get(step)
      if (below === null) break
      if (index === steps.length - 1) at.set(step, null)
      else if (below === undefined) {
        const next: FieldTree = new Map()
        at.set(step, next)
        at = next
      } else at = below
    }
  }
  return tree
}

/** The members of a resource shown in a context under `_fields`. */
export function select(
  table: MemberTable,
  context: ContextName,
  fields: FieldTree | null,
): Selection {
  const members = Object.keys(table).filter(
    (name) => table[name]?.in.includes(context) === true && (fields === null || fields.has(name)),
  )
  const shown = new Set(members)
  const inner = new Map<string, Selection>()
  for (const name of members) {
    const below = table[name]?.members
    if (below !== undefined) inner.set(name, select(below, context, fields?.get(name) ?? null))
  }
  return {
    context,
    has: (member) => shown.has(member),
    members,
    within: (member) => inner.get(member),
    links: fields === null || fields.has('_links') || fields.has('_embedded'),
  }
}

/**
 * A collection that is an object with its resources by name. `_fields` leads through the names:
 * `_fields=post.name,page` of the types.
 */
export function presentByName<Item extends { readonly name: string }, T>(
  table: MemberTable,
  { request, selection }: { readonly request: ApiRequest; readonly selection: Selection },
  items: readonly Item[],
  present: (selection: Selection, item: Item) => T,
): Record<string, T> {
  const fields = parseFields(wantedFields(request))
  return Object.fromEntries(
    items.map((item) => {
      const own = select(table, selection.context, fields?.get(item.name) ?? null)
      return [item.name, present(own, item)]
    }),
  )
}

/**
 * Applies `_fields` to an answer: to its resource, or to each one of a list. Existing clients expect
 * an empty list in place of a resource of which nothing is picked.
 */
export function pickFromAnswer(body: unknown, fields: FieldTree): unknown {
  const pick = (resource: unknown): unknown => {
    const picked = pickFields(resource, fields)
    return isEmptyObject(picked) ? [] : picked
  }
  return Array.isArray(body) ? body.map(pick) : pick(body)
}

const isEmptyObject = (value: unknown): boolean =>
  isJsonObject(value) && Object.keys(value).length === 0

/** Applies `_fields` to a finished JSON value; to each item of a list. */
export function pickFields(value: unknown, fields: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickFields(item, fields))
  if (typeof value !== 'object' || value === null) return value
  const source = value as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const [name, below] of fields) {
    if (!Object.hasOwn(source, name)) continue
    const member = source[name]
    out[name] = below === null ? member : pickFields(member, below)
  }
  return out
}
