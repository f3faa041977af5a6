import { readFile } from 'node:fs/promises'

const SAMPLE_MILLISECONDS = 20

export interface MemoryUse {
  /** Resident memory before the work, in megabytes. */
  readonly before: number
  /** Peak resident memory during the work, in megabytes. */
  readonly peak: number
}

/** Measures the memory of a process during some work. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<MemoryUse> {
  const before = await residentMemory(pid)
  let peak = before
  const sampler = setInterval(() => {
    residentMemory(pid).then(
      (now) => (peak = Math.max(peak, now)),
      // The process has ended.
      () => undefined,
    )
  }, SAMPLE_MILLISECONDS)
  try {
    await work()
  } finally {
    clearInterval(sampler)
  }
  return { before, peak }
}

/** The resident memory of a process, in megabytes. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
