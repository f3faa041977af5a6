/** How lists grow: each filter and order of the contract on sites of several sizes. */
import { statfs } from 'node:fs/promises'
import { startService, type Child } from './child.ts'
import { openEditor } from './growth-edits.ts'
import { growthRows } from './growth-rows.ts'
import {
  prepareGrowthSite,
  readGrowthFacts,
  type GrowthFacts,
  type GrowthSize,
} from './growth-site.ts'
import { measure, quantile, requestBytes, type Target } from './load.ts'

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

/** A row with its response times on the sites in milliseconds, the smallest site first; undefined where one failed. */
export interface Grown {
  readonly name: string
  readonly sites: readonly (readonly number[] | undefined)[]
}

const SIZES = [1000, 100_000, 1_000_000]
/** Disk space of an entry with its indexes. */
const BYTES_PER_ENTRY = 9000
/** Connections of the service's pool. Each is to plan its statements often enough to change its mind. */
const CONNECTIONS = 10
const WARM = { connections: CONNECTIONS, milliseconds: 200, answers: 100 }
/** Each connection asks once after an edit. */
const AFTER_EDIT = { connections: CONNECTIONS, milliseconds: 0 }
const EDITS = 10
/** How often the sites are measured in turns, so that an hour in which the machine is slow is one for all. */
const ROUNDS = 3

/** A service on a site of one of the sizes. */
interface GrowthSite {
  readonly facts: GrowthFacts
  readonly service: Child
  readonly edit: () => Promise<void>
}

/** Measures some responses of a site in milliseconds. */
type Measurement = () => Promise<readonly number[]>

/**
 * Measures each row at all sizes in turns, at addresses not requested before: warm, and after an edit.
 * Nothing is edited while lists are made, since that would measure what an edit takes.
 */
export async function measureGrowth(server: string, options: GrowthOptions): Promise<Grown[]> {
  const { report, only } = options
  const sites = await openSites(server, options)
  const grown: Grown[] = []
  for (const { name, path } of growthRows.filter((row) => row.name.includes(only))) {
    report(`measuring: ${name}`)
    const targets = sites.map(({ facts, service, edit }) => ({
      ...service,
      edit,
      request: (turn: number) => requestBytes('GET', `${path(facts)}&turn=${turn}`),
    }))
    const warm = targets.map((target) => async () => (await measure(target, WARM)).times)
    const edited = targets.map((target) => () => timesAfterEdits(target, target.edit))
    grown.push({ name, sites: await inTurns(warm, report) })
    grown.push({ name: `${name}, after an edit`, sites: await inTurns(edited, report) })
  }
  return grown
}

/** Seeds the sites for which there is room, or uses those of an earlier run, and starts a service on each. */
async function openSites(
  server: string,
  { most, folder, undo, report }: GrowthOptions,
): Promise<GrowthSite[]> {
  const sites: GrowthSite[] = []
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
    sites.push({ facts, service, edit: await openEditor(database.url, facts, undo) })
  }
  return sites
}

async function timesAfterEdits(target: Target, edit: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < EDITS; turn++) {
    await edit()
    times.push(...(await measure(target, AFTER_EDIT)).times)
  }
  return times
}

/** Response times of each site over all rounds, ascending; undefined for one with a failure. */
async function inTurns(
  measurements: readonly Measurement[],
  report: (text: string) => void,
): Promise<(number[] | undefined)[]> {
  const times: (number[] | undefined)[] = measurements.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, measureSite] of measurements.entries()) {
      const measured = await measureSite().catch((error: Error) => {
        report(error.message)
        return undefined
      })
      times[at] = measured && times[at]?.concat(measured)
    }
  }
  return times.map((all) => all?.toSorted((a, b) => a - b))
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
    ...cells(measured.map((times) => times && quantile(times, 0.5))),
    ...cells(measured.map((times) => times && quantile(times, 0.99))),
  ])
  const all = [['', ...columns], ['-', ...columns.map(() => '-:')], ...lines]
  return all.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

const cells = (times: readonly (number | undefined)[]): string[] => {
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  return [...times.map((time) => time?.toFixed(1) ?? 'failed'), ratio.toFixed(2)]
}
