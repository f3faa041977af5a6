/** Parsers for kinds of values in the environment. */
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { readServerAddresses } from '../data/database/server-addresses.ts'
import { usualBudget } from '../cache/budget.ts'
import { machineMemory } from '../cache/machine.ts'

/**
 * Whose `X-Forwarded-*` headers are trusted: nobody's, those of the last N proxies, or of listed
 * addresses (comma-separated addresses, subnets, `loopback`, `linklocal`, `uniquelocal`).
 */
export type TrustProxy = false | number | string

const switchWords: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  1: true,
  false: false,
  off: false,
  no: false,
  0: false,
}

export function onOrOff() {
  return z
    .string()
    .default('off')
    .transform((word, issues) => {
      const value = switchWords[word.toLowerCase()]
      if (value === undefined) issues.addIssue({ code: 'custom', message: 'must be on or off' })
      return value ?? z.NEVER
    })
}

export function integer(low: number, high: number) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,15}$/.test(text) && Number(text) >= low && Number(text) <= high,
      `must be a whole number from ${low} to ${high}`,
    )
    .transform(Number)
}

const MOST_WORKERS = 64

/** Number of serving processes; `auto` means one per core. */
export const workers = () =>
  z
    .union(
      [z.literal('auto'), integer(1, MOST_WORKERS)],
      `must be auto, or a whole number from 1 to ${MOST_WORKERS}`,
    )
    .default(1)
    .transform((count) =>
      count === 'auto' ? Math.min(availableParallelism(), MOST_WORKERS) : count,
    )

/** Megabytes as bytes; the default depends on the machine. */
export const memoryBudget = () =>
  integer(16, 16_384)
    .optional()
    .transform((megabytes) =>
      megabytes === undefined ? usualBudget(machineMemory()) : megabytes * 1024 ** 2,
    )

export function toTrustProxy(text: string, issues: z.RefinementCtx): TrustProxy {
  if (switchWords[text.toLowerCase()] === false) return false
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const places = text.split(',').map((place) => place.trim())
  if (places.every(isTrustedPlace)) return places.join(',')
  issues.addIssue({
    code: 'custom',
    message: 'must be off, a number of proxies, or a list of addresses',
  })
  return z.NEVER
}

function isTrustedPlace(place: string): boolean {
  const [address = '', bits, ...rest] = place.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(place)) return true
  const widest = isIP(address) === 6 ? 128 : 32
  const isSubnet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest)
  return isIP(address) !== 0 && isSubnet && rest.length === 0
}

export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(text)
}

export function isPath(text: string): boolean {
  return !text.includes('\0')
}

export function databaseUrl() {
  return z
    .string()
    .refine(isDatabaseUrl, 'must be an address like postgresql://user:password@host:5432/name')
    .optional()
}

function isDatabaseUrl(text: string): boolean {
  return readServerAddresses(text) !== undefined
}

/** Comma-separated origins, or `none`, as a list; undefined means every origin. */
export const origins = () =>
  z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((origin) => origin.trim())))
    .refine((list) => list.every(isOrigin), 'must be none, or a list like https://app.example')
    .optional()

/** As serialized by browsers: lower case, without default port or trailing slash. */
const isOrigin = (text: string): boolean => parseUrl(text)?.origin === text && text !== 'null'

export function isSiteUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return false
  // Characters such as semicolons have another meaning in headers that contain the host.
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) return false
  return !/[?#]/.test(text) && url.username === '' && url.password === ''
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Offsets such as `+02:00` are not zones, since they have no daylight saving time. */
export function isTimezone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone of this machine; UTC if it is unknown. */
export function machineTimezone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimezone(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC'
}

/** Undefined if the file is missing or not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
