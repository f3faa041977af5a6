import type { Child } from './child.ts'
import { requestBytes, type Target } from './load.ts'
import { RARE_WORD, type BenchSite } from './site.ts'

/** Two targets that are measured alternately. */
export interface Comparison {
  readonly name: string
  readonly ours: Target
  readonly other: Target
  readonly connections: number
  /**
   * `rate`: responses per second, ours relative to the other. `haste`: response time, the other
   * relative to ours; for both, more is better. `time`: response time, ours relative to the other;
   * less is better.
   */
  readonly by: 'rate' | 'haste' | 'time'
  readonly aim?: number
}

export interface Served {
  readonly site: BenchSite
  readonly service: Child
  /** Notifies the service that content has changed. */
  readonly change: () => Promise<unknown>
}

export interface Servers {
  readonly small: Served
  readonly large: Served
  readonly floor: Child
}

const LIST = '/api/core/v2/posts?per_page=10'
const BUSY = 16

/** Dates new posts at the end of every list, so that the next run reads the same ones. */
export const LONG_AGO = '2001-01-01T00:00:00'

const get =
  (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (child: Child): Target => {
    const bytes = requestBytes('GET', path, headers)
    return { ...child, request: () => bytes }
  }

/** Addresses whose anonymous responses the bare server copies. */
export const copiedPaths = ({ postIds }: BenchSite): string[] => [
  LIST,
  `/api/core/v2/posts/${postIds[0]}`,
]

/** Makes an address unique, so that no cached response exists. */
const uncached = (path: string, turn: number): string => `${path}&turn=${turn}`

/**
 * Compares reads of (a) anonymous callers and (b) an editor with a bare server. Those of an editor
 * are measured with a cached response, with an address that is not cached, and with a content
 * change before each request.
 */
export function readComparisons({ small, floor }: Servers): Comparison[] {
  const { site, service, change } = small
  const [list = '', item = ''] = copiedPaths(site)
  const anonymous = (name: string, path: string): Comparison => ({
    name: `anonymous ${name}`,
    ours: get(path)(service),
    other: get(path)(floor),
    connections: BUSY,
    by: 'rate',
    aim: 0.6,
  })
  const editing = (name: string, path: string, rows: string): Comparison[] => {
    const other = get(rows)(floor)
    const fresh: Target = {
      ...service,
      request: (turn) => requestBytes('GET', uncached(path, turn), site.editor),
    }
    const compared = { other, connections: BUSY, by: 'rate', aim: 0.3 } as const
    return [
      {
        ...compared,
        name: `editor ${name}, requested again`,
        ours: get(path, site.editor)(service),
      },
      { ...compared, name: `editor ${name}, new address`, ours: fresh },
      {
        name: `editor ${name}, after a change`,
        ours: { ...fresh, before: change },
        other: { ...other, before: change },
        connections: 1,
        by: 'haste',
        aim: 0.3,
      },
    ]
  }
  return [
    anonymous('list of ten', list),
    anonymous('one post', item),
    ...editing('list of ten', `${list}&context=edit`, '/rows'),
    ...editing('one post', `${item}?context=edit`, `/row?id=${site.postIds[0]}`),
  ]
}

/** Compares (c) writes with a single committed statement. */
export function writeComparisons({ small, floor }: Servers): Comparison[] {
  const { site, service } = small
  const content = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20)
  const post = (path: (turn: number) => string, body: (turn: number) => object): Target => ({
    ...service,
    request: (turn) => requestBytes('POST', path(turn), site.editor, body(turn)),
  })
  const posts = '/api/core/v2/posts'
  return [
    {
      name: 'create a post',
      ours: post(
        () => posts,
        (turn) => ({ title: `Title ${turn}`, content, status: 'publish', date: LONG_AGO }),
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
    {
      name: 'retitle a post',
      ours: post(
        (turn) => `${posts}/${site.postIds[turn % site.postIds.length]}`,
        (turn) => ({ title: `Quiet harbors of the island ${turn}` }),
      ),
      other: get('/update')(floor),
      connections: 4,
      by: 'rate',
    },
  ]
}

/**
 * Compares (d) lists of a large site with those of a small one, at addresses that are not cached:
 * once with a cached total, and once after a content change, which invalidates totals.
 */
export function sizeComparisons({ small, large }: Servers): Comparison[] {
  const lists: [string, (site: BenchSite) => string][] = [
    ['first page', () => LIST],
    ['page 100', () => `${LIST}&page=100`],
    ['search', () => `${LIST}&search=${RARE_WORD}`],
    ['by category', ({ categoryId }) => `${LIST}&categories=${categoryId}`],
  ]
  const compared = { connections: 1, by: 'time', aim: 1.5 } as const
  return lists.flatMap(([name, path]): Comparison[] => {
    const cached = ({ site, service }: Served): Target => ({
      ...service,
      request: (turn) => requestBytes('GET', uncached(path(site), turn), site.editor),
    })
    const changed = (served: Served): Target => ({ ...cached(served), before: served.change })
    return [
      { ...compared, name, ours: cached(large), other: cached(small) },
      { ...compared, name: `${name}, after a change`, ours: changed(large), other: changed(small) },
    ]
  })
}
