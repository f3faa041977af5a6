/**
 * Who may do what with an item (permissions.md 3). One pure rule answers for a single item, and
 * for a list it is written out as a where-clause, so that no road shows what another hides.
 */
import { join, sql, word, type Sql } from '../../data/database.ts'
import { has, type Caller } from '../accounts/caller.ts'
import type { ContentRight, ContentType } from './content-types.ts'
import { statuses, statusOf } from './statuses.ts'

/** What a rule looks at of an item. */
export interface Governed {
  readonly authorId: number
  readonly status: string
  /** The status before trashing, which counts for what lies in the trash. */
  readonly trashedStatus: string | null
}

/** A right on a single item. */
export type ItemRight = 'read' | 'edit' | 'delete'

/** An item as the rules see it: whose it is, where it stands, where it stood before the trash. */
interface Standing {
  readonly own: boolean
  readonly status: string
  readonly before: string
}

type Rule = (may: (right: ContentRight) => boolean, standing: Standing) => boolean

const OUT: ReadonlySet<string> = new Set(['publish', 'future'])

const rules: Record<ItemRight, Rule> = {
  read: (may, standing) => {
    const status = statusOf(standing.status)
    if (standing.own || status?.public === true) return true
    return status?.private === true ? may('readPrivate') : rules.edit(may, standing)
  },
  edit: (may, { own, before }) => {
    if (own) return may(OUT.has(before) ? 'editPublished' : 'edit')
    if (!may('editOthers')) return false
    if (OUT.has(before)) return may('editPublished')
    return before !== 'private' || may('editPrivate')
  },
  delete: (may, { own, before }) => {
    if (own) return may(OUT.has(before) ? 'deletePublished' : 'delete')
    if (!may('deleteOthers')) return false
    if (OUT.has(before)) return may('deletePublished')
    return before !== 'private' || may('deletePrivate')
  },
}

function judge(right: ItemRight, caller: Caller, type: ContentType, standing: Standing): boolean {
  return rules[right]((needed) => has(caller, type.capabilities[needed]), standing)
}

function allows(right: ItemRight, caller: Caller, type: ContentType, item: Governed): boolean {
  const own = caller.signedIn && item.authorId === caller.id
  const before = item.status === 'trash' ? (item.trashedStatus ?? 'draft') : item.status
  return judge(right, caller, type, { own, status: item.status, before })
}

export function canRead(caller: Caller, type: ContentType, item: Governed): boolean {
  return allows('read', caller, type, item)
}

export function canEdit(caller: Caller, type: ContentType, item: Governed): boolean {
  return allows('edit', caller, type, item)
}

export function canDelete(caller: Caller, type: ContentType, item: Governed): boolean {
  return allows('delete', caller, type, item)
}

/** Whether the caller may give items of the type a status that takes the right to publish. */
export function canPublish(caller: Caller, type: ContentType): boolean {
  return has(caller, type.capabilities.publish)
}

const everyStatus: readonly string[] = Object.keys(statuses)

/**
 * The where-clause, over `entries e`, of the items of a type on which the caller has a right.
 *
 * @param among the statuses that are looked for; all of them when left out
 */
export function visibleTo(
  caller: Caller,
  type: ContentType,
  among: readonly string[] = everyStatus,
  right: ItemRight = 'read',
): Sql {
  const grants = (own: boolean, status: string, before: string): boolean =>
    judge(right, caller, type, { own, status, before })
  const living = among.filter((status) => status !== 'trash')
  const anybodys = living.filter((status) => grants(false, status, status))
  const onlyOwn = caller.signedIn
    ? living.filter((status) => !anybodys.includes(status) && grants(true, status, status))
    : []
  const clauses: Sql[] = []
  if (anybodys.length > 0) clauses.push(within(sql`e.status`, anybodys))
  if (onlyOwn.length > 0) {
    clauses.push(sql`(${within(sql`e.status`, onlyOwn)} AND e.author_id = ${caller.id})`)
  }
  if (among.includes('trash')) clauses.push(...inTrash(caller, grants))
  if (clauses.length === 0) return sql`false`
  return sql`e.type = ${word(type.name)} AND (${join(clauses, ' OR ')})`
}

function inTrash(
  caller: Caller,
  grants: (own: boolean, status: string, before: string) => boolean,
): Sql[] {
  const before = sql`coalesce(e.trashed_status, 'draft')`
  const clauseFor = (own: boolean): Sql | undefined => {
    const granted = everyStatus.filter((status) => grants(own, 'trash', status))
    return granted.length === 0 ? undefined : within(before, granted)
  }
  const anybodys = clauseFor(false)
  const own = caller.signedIn ? clauseFor(true) : undefined
  return [
    ...(anybodys === undefined ? [] : [sql`(e.status = 'trash' AND ${anybodys})`]),
    ...(own === undefined
      ? []
      : [sql`(e.status = 'trash' AND e.author_id = ${caller.id} AND ${own})`]),
  ]
}

/** A single word is compared, not searched for: only then can an index give the order too. */
function within(column: Sql, words: readonly string[]): Sql {
  const [only = ''] = words
  if (words.length === 1) return sql`${column} = ${word(only)}`
  return sql`${column} IN (${join(words.map(word))})`
}
