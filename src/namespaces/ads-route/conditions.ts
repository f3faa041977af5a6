import type { components } from '../../../generated/ads-route/types.ts'
import type { AppContext, Caller } from '../../context.ts'
import { every } from '../../data/entries/entry-filters.ts'
import { byDate } from '../../data/entries/entry-orders.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import { listTerms } from '../../data/terms/term-reader.ts'
import { listUserNames } from '../../data/users/user-names.ts'
import { has } from '../../domain/accounts/caller.ts'
import { ROLES } from '../../domain/accounts/capabilities.ts'
import {
  contentTypes,
  postFormats,
  type ContentTypeName,
} from '../../domain/content-types/content-types.ts'
import { visibleTo } from '../../domain/content/entry-policy.ts'
import { visibleText } from '../../domain/text/plain-text.ts'
import { renderTitle } from '../../domain/content/rendering/render.ts'
import { publicTaxonomies } from '../../domain/content-types/taxonomies.ts'
import { prepareSearch } from '../core-v2/entries/search.ts'
import { placedTypes, roleLabel } from './settings-view.ts'

type Option = components['schemas']['Option']

export type Condition =
  | 'post_type'
  | 'general'
  | 'post'
  | 'page'
  | 'post_category'
  | 'post_format'
  | 'taxonomy'
  | 'tags'
  | 'page_template'
  | 'author'
  | 'user_type'

/** Most items of each kind in a look-up. */
const MOST = 10

const GENERAL = [
  { label: 'HomePage', value: 'homepage' },
  { label: 'Show Globally', value: 'show_globally' },
]

/** Types other than pages, files and menu items. */
const postTypes = placedTypes.map(({ name }) => name).filter((name) => name !== 'page')

type LookUp = (ctx: AppContext, caller: Caller, search: string) => Promise<Option[]>

const fixed =
  (options: readonly Option[]): LookUp =>
  async (_ctx, _caller, search) =>
    options.filter(({ label, value }) => contains(label, search) || contains(String(value), search))

const named = (names: readonly string[]): Option[] =>
  names.map((name) => ({ label: name, value: name }))

/** Templates of all types except the default one. */
const ownTemplates: readonly string[] = Object.values(contentTypes)
  .flatMap(({ templates }): readonly string[] => templates)
  .filter((name, place, all) => name !== '' && all.indexOf(name) === place)

const lookUps: Readonly<Record<Condition, LookUp>> = {
  post_type: fixed(named(placedTypes.map(({ name }) => name))),
  general: fixed(GENERAL),
  post: (ctx, caller, search) => entryOptions(ctx, caller, postTypes, search),
  page: (ctx, caller, search) => entryOptions(ctx, caller, ['page'], search),
  post_category: (ctx, _caller, search) => termOptions(ctx, 'category', search, ({ id }) => id),
  post_format: fixed(named(postFormats)),
  taxonomy: fixed([
    { label: 'All', value: 'all' },
    ...publicTaxonomies.map(({ name, words }) => ({ label: words.many, value: name })),
  ]),
  tags: (ctx, _caller, search) => tagOptions(ctx, search),
  page_template: fixed([{ label: 'Default Template', value: 'default' }, ...named(ownTemplates)]),
  author: async ({ database }, caller, search) => {
    const whose = has(caller, 'list_users') ? 'everybody' : 'authors'
    const users = await listUserNames(database, { search, whose, limit: MOST })
    return users.map(({ id, name }) => ({ label: name, value: id }))
  },
  user_type: fixed(ROLES.map((role) => ({ label: roleLabel(role), value: role }))),
}

/** Possible values of a visibility rule (behaviour/ads.md#look-ups). */
export function conditionValues(
  ctx: AppContext,
  caller: Caller,
  condition: Condition,
  search: string,
): Promise<Option[]> {
  return lookUps[condition](ctx, caller, search)
}

/** Tags of every flat taxonomy. */
export async function tagOptions(ctx: AppContext, search: string): Promise<Option[]> {
  const taxonomies = publicTaxonomies.filter(({ hierarchical }) => !hierarchical)
  const found = await Promise.all(
    taxonomies.map(({ name }) => termOptions(ctx, name, search, ({ slug }) => slug)),
  )
  return found.flat()
}

async function termOptions(
  { database }: AppContext,
  taxonomy: string,
  search: string,
  valueOf: (term: { readonly id: number; readonly slug: string }) => string | number,
): Promise<Option[]> {
  const filter = { taxonomy, ...(search !== '' && { search: { name: search, slug: search } }) }
  const window = { orderBy: 'name', descending: false, limit: MOST, offset: 0 } as const
  const terms = await listTerms(database, filter, window)
  return terms.map((term) => ({ label: term.name, value: valueOf(term) }))
}

/** Items of any status that the caller may read, newest first. */
async function entryOptions(
  { database }: AppContext,
  caller: Caller,
  types: readonly string[],
  search: string,
): Promise<Option[]> {
  const found = await Promise.all(
    types.filter(isContentType).map(async (name) => {
      const type = contentTypes[name]
      const sought = await prepareSearch(database, caller, type, search)
      return listEntries(database, {
        where: every([visibleTo(caller, type), ...(sought === undefined ? [] : [sought.readable])]),
        found: sought?.found,
        orderBy: byDate('desc'),
        limit: MOST,
        offset: 0,
        searching: sought !== undefined,
      })
    }),
  )
  return found
    .flat()
    .map(({ id, title }) => ({ label: visibleText(renderTitle(title)), value: id }))
}

const isContentType = (name: string): name is ContentTypeName => Object.hasOwn(contentTypes, name)

/** Whether a text contains another, in whatever case. */
export const contains = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.toLowerCase())
