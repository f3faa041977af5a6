import type { SearchOperations } from '../../../../generated/core-v2/operations.ts'
import type { operations } from '../../../../generated/core-v2/types.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import { withLinks } from '../../../http/links.ts'
import { listHeaders, skipped } from '../../../http/pagination.ts'
import { render } from '../../../http/selection.ts'
import { searchedTypes, searchEntries } from './entries.ts'
import { entryResultFields, resultFields, type SearchSource } from './results.ts'
import { searchedTaxonomies, searchTerms } from './terms.ts'
import { postFormats } from '../../../domain/content-types/content-types.ts'

/** Searches post formats by name. The standard format is left out, because it means "no format". */
const searchFormats: SearchSource = ({ siteUrl }, _caller, { text, limit, offset }) => {
  const wanted = text.trim().toLowerCase()
  const found = postFormats.filter((format) => format !== 'standard' && format.includes(wanted))
  const page = found.slice(offset, offset + limit)
  return Promise.resolve({
    total: found.length,
    found: page.map((format) => ({
      id: format,
      title: `${format.charAt(0).toUpperCase()}${format.slice(1)}`,
      url: `${siteUrl}/type/${format}/`,
      type: 'post-format',
      links: {},
    })),
  })
}

type Query = NonNullable<operations['search']['parameters']['query']>
type Kind = NonNullable<Query['type']>

const sources: Readonly<Record<Kind, SearchSource>> = {
  post: searchEntries,
  term: searchTerms,
  'post-format': searchFormats,
}

const namesOf = (all: readonly { readonly name: string }[]): string[] => [
  'any',
  ...all.map(({ name }) => name),
]

/** The subtypes that a search of each type accepts. */
const subtypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['post', namesOf(searchedTypes)],
  ['term', namesOf(searchedTaxonomies)],
  ['post-format', namesOf([])],
])

/** The contract lists the subtypes of all types together, and rejects unknown types itself. */
function checkSubtypes({ type = 'post', subtype = [] }: Query): ArgumentProblems {
  const known = subtypes.get(type)
  if (known === undefined) return {}
  const wrong = subtype.findIndex((name) => !known.includes(name))
  if (wrong < 0) return {}
  const message = `subtype[${wrong}] must be one of: ${known.join(', ')}.`
  return { subtype: { code: 'rest_not_in_enum', message, data: null } }
}

/**
 * Search (behaviour/site.md#search, behaviour/accounts.md#managing-users). Results are limited to
 * what everybody may read.
 */
export const search: SearchOperations = {
  search: {
    check: ({ query }) => checkSubtypes(query),
    async run({ caller, query, request, selection }, ctx) {
      const window = { page: query.page, perPage: query.per_page, offset: undefined }
      const { found, total } = await sources[query.type](ctx, caller, {
        text: query.search ?? '',
        subtypes: query.subtype,
        include: query.include,
        exclude: query.exclude,
        limit: query.per_page,
        offset: skipped(window),
      })
      const address = `${ctx.apiUrl}${request.path}`
      const collection = [{ href: address }]
      return {
        status: 200,
        body: found.map((item) => {
          const fields = item.subtype === undefined ? resultFields : entryResultFields
          const result = render(fields, selection, item, undefined)
          return selection.links ? withLinks(result, { ...item.links, collection }) : result
        }),
        headers: listHeaders(address, request.query, window, total),
      }
    },
  },
}
