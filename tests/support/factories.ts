import { randomBytes } from 'node:crypto'
import type { Answer, Api, Asker } from './api.ts'

type Members = Readonly<Record<string, unknown>>

export interface Created {
  readonly id: number
  readonly slug: string
  readonly link: string
}

/** Text that no other test has: lists can be narrowed to it by `search` or `slug`. */
export function unique(prefix = 'x'): string {
  return `${prefix}${randomBytes(5).toString('hex')}`
}

/** Makes what tests need through the interface itself; what a test does not name is filled in. */
export interface Factories {
  /** A published post of the editor. */
  post(members?: Members, asker?: Asker): Promise<Created>
  /** A published page of the editor. */
  page(members?: Members, asker?: Asker): Promise<Created>
  /** A published reusable block of the editor. */
  block(members?: Members, asker?: Asker): Promise<Created>
  category(members?: Members): Promise<Created>
  tag(members?: Members): Promise<Created>
  /** A category of reusable blocks. */
  patternCategory(members?: Members): Promise<Created>
}

export function createFactories(api: Api): Factories {
  const make = async (path: string, body: Members, asker: Asker = 'editor'): Promise<Created> =>
    created(await api.as(asker).post(path, { body }))
  return {
    post: (members = {}, asker) => make('/core/v2/posts', entry(members), asker),
    page: (members = {}, asker) => make('/core/v2/pages', entry(members), asker),
    block: (members = {}, asker) => make('/core/v2/blocks', entry(members), asker),
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
