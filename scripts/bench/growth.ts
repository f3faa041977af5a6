/** How lists grow: each filter and order of the contract on sites of several sizes. */
import { statfs } from 'node:fs/promises'
import { startService } from './child.ts'
import { openEditor } from './growth-edits.ts'
import { growthRows } from './growth-rows.ts'
import { prepareGrowthSite, readGrowthFacts, type GrowthSize } from './growth-site.ts'
import { measure, requestBytes, type Measured, type Target } from './load.ts'

export interface GrowthOptions {
  /** The largest site. */
  readonly most: GrowthSize
  /** Where the databases are. */
  readonly folder: string
  readonly undo: (() => Promise<unknown>)[]
  readonly report: (text: string) => void
  /** Rows whose names contain it are measured. */
  readonly only: string
}

/** A row as it was measured on the sites, the smallest first; undefined where an answer failed. */
export interface Grown {
  readonly name: string
  readonly sites: readonly (Measured | undefined)[]
}

const SIZES = [1000, 100_000, 1_000_000]
/** Disk space of an entry with its indexes. */
const BYTES_PER_ENTRY = 9000
/** Connections of the service's pool. Each is to plan its statements often enough to change its mind. */
const LOAD = { connections: 10, milliseconds: 300, answers: 100 }

/** Measures each row at each size, at addresses not requested before: warm, and after an edit. */
export async function measureGrowth(server: string, options: GrowthOptions): Promise<Grown[]> {
  const { most, folder, undo, report, only } = options
  const rows = growthRows.filter(({ name }) => name.includes(only))
  const grown = new Map<string, (Measured | undefined)[]>()
  for (const size of SIZES) {
    const site = { posts: Math.min(size, most.posts), events: Math.min(size, most.events) }
    if (size > Math.max(most.posts, most.events)) continue
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < (site.posts + site.events) * BYTES_PER_ENTRY) {
      report(`There is no room for ${site.posts} posts and ${site.events} events in ${folder}.`)
      break
    }
    report(`seeding ${site.posts} posts and ${site.events} events`)
    const database = await prepareGrowthSite(server, site)
    const facts = await readGrowthFacts(database, site)
    const service = await startService({ DATABASE_URL: database.url })
    undo.push(() => service.stop())
    const edit = await openEditor(database.url, facts, undo)
    for (const { name, path } of rows) {
      report(`measuring: ${name}`)
      const warm: Target = {
        ...service,
        request: (turn) => requestBytes('GET', `${path(facts)}&turn=${turn}`),
      }
      for (const [title, target] of [
        [name, warm],
        [`${name}, after an edit`, { ...warm, before: edit }],
      ] as const) {
        const measured = await measure(target, LOAD).catch((error: Error) => {
          report(error.message)
          return undefined
        })
        grown.set(title, [...(grown.get(title) ?? []), measured])
      }
    }
  }
  return [...grown].map(([name, sites]) => ({ name, sites }))
}

/** Milliseconds on each site, and how many times as long the largest takes as the smallest. */
export function growthTable(grown: readonly Grown[]): string {
  const sites = SIZES.slice(0, grown[0]?.sites.length ?? 0)
  const columns = ['p50', 'p99'].flatMap((name) => [
    ...sites.map((size) => `${name} of ${size}`),
    'ratio',
  ])
  const lines = grown.map(({ name, sites: measured }) => [
    name,
    ...cells(measured.map((site) => site?.median)),
    ...cells(measured.map((site) => site?.late)),
  ])
  const all = [['', ...columns], ['-', ...columns.map(() => '-:')], ...lines]
  return all.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

const cells = (times: readonly (number | undefined)[]): string[] => {
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  return [...times.map((time) => time?.toFixed(1) ?? 'failed'), ratio.toFixed(2)]
}
