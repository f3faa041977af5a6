import { randomBytes } from 'node:crypto'
import type { Answer, Api, Actor } from './api.ts'

type Members = Readonly<Record<string, unknown>>

export interface Created {
  readonly id: number
  readonly slug: string
  readonly link: string
}

/** Returns a unique text, to filter lists by `search` or `slug`. */
export function unique(prefix = 'x'): string {
  return `${prefix}${randomBytes(5).toString('hex')}`
}

/** Creates items through the API, with defaults for all members that a test does not give. */
export interface Factories {
  /** A published post of the editor. */
  post(members?: Members, actor?: Actor): Promise<Created>
  /** A published page of the editor. */
  page(members?: Members, actor?: Actor): Promise<Created>
  /** A published reusable block of the editor. */
  block(members?: Members, actor?: Actor): Promise<Created>
  category(members?: Members): Promise<Created>
  tag(members?: Members): Promise<Created>
  /** A category of reusable blocks. */
  patternCategory(members?: Members): Promise<Created>
}

export function createFactories(api: Api): Factories {
  const make = async (path: string, body: Members, actor: Actor = 'editor'): Promise<Created> =>
    created(await api.as(actor).post(path, { body }))
  return {
    post: (members = {}, actor) => make('/core/v2/posts', entry(members), actor),
    page: (members = {}, actor) => make('/core/v2/pages', entry(members), actor),
    block: (members = {}, actor) => make('/core/v2/blocks', entry(members), actor),
    category: (members = {}) =>
      make('/core/v2/categories', { name: unique('category-'), ...members }),
    patternCategory: (members = {}) =>
      make('/core/v2/core_pattern_category', { name: unique('pattern-'), ...members }),
    tag: (members = {}) => make('/core/v2/tags', { name: unique('tag-'), ...members }),
  }
}

function entry(members: Members): Members {
  const title = unique('title-')
  return { title, content: `Content of ${title}.`, status: 'publish', ...members }
}

function created({ status, body, text }: Answer): Created {
  if (status !== 201) throw new Error(`A factory got ${status}: ${text}`)
  return body as Created
}
