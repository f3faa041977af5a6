import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import { residentMemory } from './memory.ts'
import type { BenchSite } from './site.ts'

/** Requests per second of a site in use, and how many of them may be under way. */
const RATE = 245
const MOST_AT_ONCE = 100
const TURN_MILLISECONDS = 100
const SAMPLE_SECONDS = 15
/** By now code is compiled, and connections and the first entries of caches are there. */
const WARM_SECONDS = 60

/** Resident memory at a moment, in seconds and megabytes. */
interface Sample {
  readonly at: number
  readonly memory: number
}

export interface SoakResult {
  readonly requests: number
  readonly failed: number
  /** Milliseconds of processor time for a request, those of the database included. */
  readonly processor: number
  readonly warm: number
  readonly end: number
  readonly peak: number
}

/** Requests addresses of all kinds from a service, mostly new ones, and watches its memory. */
export async function soak(
  site: BenchSite,
  { origin, pid, spent }: Pick<Child, 'origin' | 'pid' | 'spent'>,
  minutes: number,
  report: (line: string) => void,
): Promise<SoakResult> {
  const samples: Sample[] = []
  const started = performance.now()
  const secondsSince = (): number => (performance.now() - started) / 1000
  const sample = async (): Promise<void> => {
    const found = { at: Math.round(secondsSince()), memory: await residentMemory(pid) }
    samples.push(found)
    report(`${found.at} s: ${found.memory.toFixed(0)} MB after ${requests} requests`)
  }
  let [requests, failed, open] = [0, 0, 0]
  const spentBefore = await spent()
  const ask = async (turn: number): Promise<void> => {
    open++
    const headers = turn % 5 === 0 ? site.editor : {}
    const answer = await fetch(origin + addressOf(site, turn), { headers }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok !== true) failed++
    open--
  }
  while (secondsSince() < minutes * 60) {
    const due = Math.min(secondsSince() * RATE - requests, MOST_AT_ONCE - open)
    for (let count = 0; count < due; count++) void ask(requests++)
    if (secondsSince() >= samples.length * SAMPLE_SECONDS) await sample()
    await pause(TURN_MILLISECONDS)
  }
  await sample()
  const after = samples.filter(({ at }) => at >= Math.min(WARM_SECONDS, minutes * 30))
  return {
    requests,
    failed,
    processor: ((await spent()) - spentBefore) / requests,
    warm: after[0]?.memory ?? Number.NaN,
    end: after.at(-1)?.memory ?? Number.NaN,
    peak: Math.max(...samples.map(({ memory }) => memory)),
  }
}

export const soakLine = ({ requests, failed, processor, warm, end, peak }: SoakResult): string =>
  `${requests} requests, ${failed} failed, ${processor.toFixed(1)} ms each: ${warm.toFixed(0)} MB when warm, ${end.toFixed(0)} MB at the end ` +
  `(${(end / warm).toFixed(2)}), ${peak.toFixed(0)} MB at most`

/** The addresses of visitors and editors in turn; each kind has thousands of them. */
function addressOf({ postIds, categoryId }: BenchSite, turn: number): string {
  const id = postIds[(turn * 7919) % postIds.length] ?? 1
  const page = 1 + (turn % Math.max(1, Math.floor(postIds.length / 10)))
  const kinds = [
    `/api/core/v2/posts?page=${page}&_fields=id,title,excerpt&turn=${turn}`,
    `/api/core/v2/posts?page=${page}&per_page=10&_embed=1&turn=${turn}`,
    `/api/core/v2/posts/${id}?turn=${turn}`,
    `/api/core/v2/posts?categories=${categoryId}&offset=${turn % 500}`,
    `/api/core/v2/posts?search=${(turn % 4096).toString(16)}&per_page=3`,
    `/?p=${id}&turn=${turn}`,
    `/events/list/?bar-date=2026-${String(1 + (turn % 12)).padStart(2, '0')}-01&turn=${turn}`,
  ]
  return kinds[turn % kinds.length] ?? '/'
}
