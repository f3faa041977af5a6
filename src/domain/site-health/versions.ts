import { readDatabaseStatus } from '../../data/database/system-state.ts'
import type { Check } from './health-site.ts'
import { good, recommended, type Finding } from './result.ts'

/** The last day of security updates for each major version. */
type Support = Readonly<Record<number, string>>

/** Published by the Node.js release team; odd versions and those not listed are no longer maintained. */
const NODE: Support = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

/** Published by the PostgreSQL project. */
const POSTGRESQL: Support = {
  13: '2025-11-13',
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}

export const checkNodeVersion: Check = (site) =>
  versionFinding('Node.js', process.versions.node, NODE, site.clock())

export const checkDatabaseVersion: Check = async (site) => {
  const { version } = await readDatabaseStatus(site.database)
  return versionFinding('PostgreSQL', version.split(' ')[0] ?? '', POSTGRESQL, site.clock())
}

/** A version newer than all listed ones counts as maintained. */
export function versionFinding(
  program: string,
  version: string,
  support: Support,
  now: Date,
): Finding {
  const major = Number.parseInt(version, 10)
  const latest = Math.max(...Object.keys(support).map(Number))
  const last = support[major]
  const maintained =
    major > latest || (last !== undefined && now.toISOString().slice(0, 10) <= last)
  if (maintained) return good(`${program} is maintained`, `This is version ${version}.`)
  const end = last === undefined ? '' : ` since ${last}`
  return recommended(
    `${program} is no longer maintained`,
    `This is version ${version}, which gets no more security updates${end}.`,
    `Run the service with a maintained version of ${program}.`,
  )
}
