import type { Answer } from './answer.ts'
import type { FieldPath, Relation } from './narrow.ts'
import type { AnyOptions } from './outgoing.ts'
import type { Arguments, Context, Path, Rest, Schemas, Shape, Shown, Whole } from './operations.ts'

type QueryName<Operation> = Operation extends { query?: infer Query }
  ? keyof NonNullable<Query>
  : never

type Lists = Schemas['GET']

/** Paths of paginated lists. */
export type ListPath = {
  [P in Path<'GET'>]: 'page' extends QueryName<Lists[P]> ? P : never
}[Path<'GET'>]

/**
 * The item type of an answer: of the list itself, or of its only member that is a list (`events`).
 */
type Item<Data> = Data extends readonly (infer Own)[]
  ? Own
  : { [K in keyof Data]-?: Data[K] extends readonly (infer Own)[] ? Own : never }[keyof Data]

/** Iterates over all items of a list, fetching pages on demand, starting with `query.page`. */
export type Pages = <
  P extends ListPath,
  C extends Context = 'view',
  const F extends readonly FieldPath<Whole<Lists[P], C>>[] = [],
  const E extends readonly Relation<Whole<Lists[P], C>>[] = [],
>(
  path: P,
  ...rest: Rest<Lists[P], Arguments<Lists[P]> & Shape<C, F, E>>
) => AsyncGenerator<Item<Shown<Lists[P], C, F, E>>, void, undefined>

type Read = (path: string, options: AnyOptions) => Promise<Answer<unknown>>

/** The items of a list, one request per page. */
export async function* itemsOf(
  read: Read,
  path: string,
  options: AnyOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  for (let page = Number(options.query?.['page'] ?? 1), last = page; page <= last; page += 1) {
    const { data, totalPages } = await read(path, { ...options, query: { ...options.query, page } })
    yield* listIn(data)
    last = totalPages ?? page
  }
}

function listIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  return Object.values(data ?? {}).find((member) => Array.isArray(member)) ?? []
}
