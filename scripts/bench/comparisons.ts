import type { Child } from './child.ts'
import { requestBytes, type Target } from './load.ts'
import { RARE_WORD, type BenchSite } from './site.ts'

/** Two targets that are measured in turns. */
export interface Comparison {
  readonly name: string
  readonly ours: Target
  readonly other: Target
  readonly connections: number
  /** `rate`: ours by the floor's, more is better. `time`: large by small, less is better. */
  readonly by: 'rate' | 'time'
  readonly aim?: number
}

export interface Servers {
  readonly small: { readonly site: BenchSite; readonly service: Child }
  readonly large: { readonly site: BenchSite; readonly service: Child }
  readonly floor: Child
}

const LIST = '/api/core/v2/posts?per_page=10'
const BUSY = 16

const get =
  (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ origin }: Child): Target => {
    const bytes = requestBytes('GET', path, headers)
    return { origin, request: () => bytes }
  }

/** The addresses whose answers to visitors the floor sends word for word. */
export const copiedPaths = ({ postIds }: BenchSite): string[] => [
  LIST,
  `/api/core/v2/posts/${postIds[0]}`,
]

/** (a) visitors, (b) an editor, each beside its floor. */
export function readComparisons({ small, floor }: Servers): Comparison[] {
  const { site, service } = small
  const [list = '', item = ''] = copiedPaths(site)
  const anonymous = (name: string, path: string): Comparison => ({
    name: `anonymous ${name}`,
    ours: get(path)(service),
    other: get(path)(floor),
    connections: BUSY,
    by: 'rate',
    aim: 0.6,
  })
  const editing = (name: string, path: string, rows: string): Comparison => ({
    name: `editor ${name}, context=edit`,
    ours: get(path, site.editor)(service),
    other: get(rows)(floor),
    connections: BUSY,
    by: 'rate',
    aim: 0.3,
  })
  return [
    anonymous('list of ten', list),
    anonymous('one post', item),
    editing('list of ten', `${list}&context=edit`, '/rows'),
    editing('one post', `${item}?context=edit`, `/row?id=${site.postIds[0]}`),
  ]
}

/** (c) writes, beside one statement that commits. */
export function writeComparisons({ small, floor }: Servers): Comparison[] {
  const { site, service } = small
  const content = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20)
  const post = (path: (turn: number) => string, body: (turn: number) => object): Target => ({
    origin: service.origin,
    request: (turn) => requestBytes('POST', path(turn), site.editor, body(turn)),
  })
  const posts = '/api/core/v2/posts'
  return [
    {
      name: 'create a post',
      ours: post(
        () => posts,
        (turn) => ({ title: `Title ${turn}`, content, status: 'publish' }),
      ),
      other: get('/insert')(floor),
      connections: 4,
      by: 'rate',
    },
    {
      name: 'update a post',
      ours: post(
        (turn) => `${posts}/${site.postIds[turn % site.postIds.length]}`,
        (turn) => ({ content: `${content}${turn}` }),
      ),
      other: get('/update')(floor),
      connections: 4,
      by: 'rate',
    },
  ]
}

/**
 * (d) lists of a large site beside those of a small one, as a signed-in reader, so that no
 * remembered answer is measured. `first` asks for a total that nobody has asked for before.
 */
export function sizeComparisons({ small, large }: Servers): Comparison[] {
  const lists: [string, (site: BenchSite) => string][] = [
    ['first page', () => LIST],
    ['page 100', () => `${LIST}&page=100`],
    ['search', () => `${LIST}&search=${RARE_WORD}`],
    ['by category', ({ categoryId }) => `${LIST}&categories=${categoryId}`],
  ]
  return lists.flatMap(([name, path]) => {
    const remembered = ({ site, service }: Servers['small']): Target =>
      get(path(site), site.editor)(service)
    const counted = ({ site, service }: Servers['small']): Target => ({
      origin: service.origin,
      // Another condition each time, which leaves out nothing.
      request: (turn) =>
        requestBytes('GET', `${path(site)}&exclude=${1_000_000_000 + turn}`, site.editor),
    })
    return [
      {
        name,
        ours: remembered(large),
        other: remembered(small),
        connections: 1,
        by: 'time',
        aim: 1.5,
      },
      {
        name: `${name}, total not yet known`,
        ours: counted(large),
        other: counted(small),
        connections: 1,
        by: 'time',
      },
    ] satisfies Comparison[]
  })
}
