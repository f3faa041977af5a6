import { ApiError } from './errors.ts'
import type { HttpCaller, HttpContext } from './program.ts'
import type { Link, Links } from './links.ts'
import type { Call } from './operation.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'
import { namesIn } from './selection.ts'

/**
 * Loads the targets of several links of one relation in a fixed number of statements.
 * @returns the value of each address, with resources in the embed context; a missing address is
 *   tried with the relation's next resolver, and then as a request of its own
 */
export type EmbedResolver<
  Caller extends HttpCaller = HttpCaller,
  Context extends HttpContext = HttpContext,
> = Resolving<Caller, Context>['resolve']

/** Declared as a method, so that a resolver may require a richer caller and context. */
interface Resolving<Caller, Context> {
  resolve(
    hrefs: readonly string[],
    caller: Caller,
    context: Context,
  ): Promise<ReadonlyMap<string, unknown>>
}

/** Resolvers by relation; resources of several kinds may share one relation. */
export type EmbedResolvers = Readonly<Record<string, readonly EmbedResolver[]>>

/** Merges the resolvers of several namespaces. */
export function joinResolvers(all: readonly EmbedResolvers[]): EmbedResolvers {
  const joined: Record<string, EmbedResolver[]> = {}
  for (const [relation, resolvers] of all.flatMap((one) => Object.entries(one))) {
    ;(joined[relation] ??= []).push(...resolvers)
  }
  return joined
}

interface Embedding {
  readonly call: Call
  readonly context: HttpContext
  readonly embeds: EmbedResolvers
  /** Sends a request in process for the same caller. */
  readonly ask: (request: ApiRequest) => Promise<ApiAnswer>
}

interface Linked {
  _links?: Links
}

/**
 * Words that mean all relations. `false` is not among them; it names a relation that no resource
 * has.
 */
const WORDS_FOR_ALL: ReadonlySet<string> = new Set(['0', '1', 'true'])

/** The relations to embed; null means all. */
function wantedRelations(value: unknown): ReadonlySet<string> | null {
  const names = namesIn(value).filter((name) => !WORDS_FOR_ALL.has(name))
  return names.length === 0 ? null : new Set(names)
}

/** Adds `_embedded` to every resource of an answer. Each address is loaded once. */
export async function embedLinked(body: unknown, embedding: Embedding): Promise<unknown> {
  const { dialect } = embedding.call.request
  const resources = (Array.isArray(body) ? body : [body]).filter(isLinked)
  const wanted = wantedRelations(embedding.call.request.query['_embed'])
  const links = resources.flatMap((resource) => embeddableLinks(resource, wanted))
  const values = await loadAll(links, embedding)
  /** Copies a resource, since other answers may share it. */
  const embed = (resource: unknown): unknown => {
    if (!isLinked(resource)) return resource
    const embedded: Record<string, unknown[]> = {}
    for (const { relation, link } of embeddableLinks(resource, wanted)) {
      if (!values.has(link.href)) continue
      const value = values.get(link.href)
      const shown = dialect === undefined ? value : dialect.embedded(link.href, value)
      ;(embedded[relation] ??= []).push(shown)
    }
    // Existing clients expect relations that embed only empty lists to be omitted.
    const found = Object.entries(embedded).filter(([, list]) => !list.every(isEmptyList))
    return found.length > 0 ? { ...resource, _embedded: Object.fromEntries(found) } : resource
  }
  return Array.isArray(body) ? body.map(embed) : embed(body)
}

interface FoundLink {
  readonly relation: string
  readonly link: Link
}

function embeddableLinks(resource: Linked, wanted: ReadonlySet<string> | null): FoundLink[] {
  return Object.entries(resource._links ?? {}).flatMap(([relation, links]) =>
    wanted === null || wanted.has(relation)
      ? links.filter((link) => link.embeddable === true).map((link) => ({ relation, link }))
      : [],
  )
}

async function loadAll(
  links: readonly FoundLink[],
  { call, context, embeds, ask }: Embedding,
): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>()
  const byRelation = new Map<string, Set<string>>()
  for (const { relation, link } of links) {
    byRelation.set(relation, (byRelation.get(relation) ?? new Set()).add(link.href))
  }
  for (const [relation, hrefs] of byRelation) {
    for (const resolve of embeds[relation] ?? []) {
      const missing = [...hrefs].filter((href) => !values.has(href))
      if (missing.length === 0) break
      const loaded = await resolve(missing, call.caller, context)
      for (const [href, value] of loaded) values.set(href, value)
    }
    for (const href of hrefs) {
      if (values.has(href)) continue
      const request = requestFor(href, context.apiUrl, call.request)
      const answer = request && (await ask(request))
      // Without this, an incomplete answer would be cached.
      if (answer?.status === 503)
        throw new ApiError('rest_database_unavailable', { retry_after: 5 })
      // Not served by any operation: other sites, and parts that this site lacks.
      if (answer?.operationId !== undefined) values.set(href, answer.body)
    }
  }
  return values
}

/**
 * The request in process for a link to this site, in the program's own names; undefined for other
 * sites.
 */
function requestFor(
  href: string,
  apiUrl: string,
  { remoteAddress, variant }: ApiRequest,
): ApiRequest | undefined {
  if (!href.startsWith(`${apiUrl}/`)) return undefined
  const { pathname, searchParams } = new URL(href)
  const query = { ...Object.fromEntries(searchParams), context: 'embed' }
  const path = decodeURI(pathname.slice(new URL(apiUrl).pathname.length))
  return {
    method: 'GET',
    path,
    query,
    headers: {},
    body: { kind: 'none' },
    remoteAddress,
    ...(variant !== undefined && { variant }),
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function isLinked(value: unknown): value is Linked {
  return typeof value === 'object' && value !== null && '_links' in value
}
