import path from 'node:path'
import { ensureAccount } from '../../src/data/embedded/account.ts'
import { chown, mkdir } from 'node:fs/promises'
import { broken, type Fault } from './fault.ts'
import type { Bench } from './support/bench.ts'
import { usualClaims, WELL } from './support/claims.ts'
import { mountSmallDisk, type SmallDisk } from './support/small-disk.ts'

const MEGABYTES = 64

export const diskFull: Fault = {
  name: 'disk of the database full',
  promise: 'visitors are served, writers get 507, and nothing is lost or doubled',
  needs: ['root', 'tmpfs'],
  async run(bench) {
    const { url, disk } = await databaseOnSmallDisk(bench)
    const node = await bench.node({ DATABASE_URL: url })
    const traffic = bench.traffic([node])
    await bench.seconds(1)
    await disk.fill()
    await bench.seconds(4)
    const reads = traffic.requests.filter(({ kind }) => kind === 'read')
    await disk.clear()
    const endedAt = performance.now()
    await bench.seconds(2)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    return {
      ...measured,
      broken: broken({
        ...usualClaims(measured, { allowed: [...WELL, 507], goodWithin: 1 }),
        'a read failed': reads.every(({ outcome }) => outcome === 200),
        'the disk was never full': measured.answers.has(507),
        [`${measured.logLines} log lines`]: measured.logLines < 10,
      }),
    }
  },
}

/** The journal of the server stays where it is: without room for that, the server would stop. */
async function databaseOnSmallDisk(bench: Bench): Promise<{ url: string; disk: SmallDisk }> {
  const { cluster } = bench
  const disk = await mountSmallDisk(path.join(bench.folder, 'disk'), MEGABYTES)
  bench.undo(() => disk.unmount())
  const location = path.join(disk.folder, 'tables')
  await mkdir(location)
  const { uid, gid } = await ensureAccount()
  await chown(location, uid, gid)
  await bench.run(cluster.url, `CREATE TABLESPACE small LOCATION '${location}'`)
  bench.undo(() => bench.run(cluster.url, 'DROP TABLESPACE small'))
  const url = await bench.database()
  const name = new URL(url).pathname.slice(1)
  await bench.run(cluster.url, `ALTER DATABASE ${name} SET TABLESPACE small`)
  return { url, disk }
}
