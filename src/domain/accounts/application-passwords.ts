import { randomUUID } from 'node:crypto'
import {
  deleteApplicationPasswords as deleteRows,
  findApplicationPassword,
  insertApplicationPassword,
  updateApplicationPasswordRow,
  type ApplicationPasswordChange,
  type ApplicationPasswordRow,
} from '../../data/users/application-passwords.ts'
import { isForeignKeyViolation } from '../../data/database/database-errors.ts'
import { cutText } from '../text/cut-text.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { failure } from '../errors/errors.ts'
import { isLoopbackHost } from './loopback.ts'
import type { Site } from '../site/site.ts'
import { UNLIMITED, type ApplicationPasswordLimits } from './application-password-limits.ts'
import { createSecret, groupSecret, hashSecret } from './application-password-secret.ts'
import { NAME_LIMIT } from './profile.ts'

/**
 * Whether application passwords are available at an address. They are sent with every request, so
 * the connection must be encrypted or local (behaviour/accounts.md#application-passwords).
 */
export function isPrivateAddress(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** @throws DomainError application_passwords_disabled; unauthenticated where a request brings one */
export function requireApplicationPasswords(
  site: Site,
  kind: 'unauthenticated' | 'not-supported' = 'not-supported',
): void {
  if (!site.applicationPasswords) throw failure('application_passwords_disabled', { kind })
}

/** A newly created application password, with its secret, which is not stored. */
export interface CreatedApplicationPassword extends ApplicationPasswordRow {
  /** Six groups of four characters. */
  readonly password: string
}

/**
 * Creates a credential for a program (behaviour/accounts.md#application-passwords). Names
 * need not be unique.
 * @param options.appId uuid of the program, or empty
 * @param options.limits none unless given
 * @throws DomainError 404 rest_user_invalid_id for a user who has just been deleted
 */
export async function createApplicationPassword(
  site: Site,
  userId: number,
  name: string,
  {
    appId = '',
    limits,
  }: { readonly appId?: string; readonly limits?: Partial<ApplicationPasswordLimits> } = {},
): Promise<CreatedApplicationPassword> {
  const secret = createSecret()
  const createdAt = site.clock()
  const row = {
    uuid: randomUUID(),
    userId,
    appId,
    name: cleanName(name),
    createdAt,
    ...UNLIMITED,
    ...limits,
  }
  const hash = new Uint8Array(hashSecret(secret, site.secret))
  try {
    await site.database.transact((tx) => insertApplicationPassword(tx, { ...row, hash }))
  } catch (error) {
    throw isForeignKeyViolation(error) ? failure('rest_user_invalid_id') : error
  }
  return { ...row, lastUsedAt: null, lastIp: null, password: groupSecret(secret) }
}

/**
 * Finds an application password of a user.
 * @throws DomainError 404 rest_application_password_not_found, also if the id is not a UUID
 */
export async function getApplicationPassword(
  { database }: Pick<Site, 'database'>,
  userId: number,
  uuid: string,
): Promise<ApplicationPasswordRow> {
  const row = isUuid(uuid) ? await findApplicationPassword(database, userId, uuid) : undefined
  if (row === undefined) throw failure('rest_application_password_not_found')
  return row
}

/** @throws DomainError 404 rest_application_password_not_found */
export async function updateApplicationPassword(
  site: Site,
  { userId, uuid }: { readonly userId: number; readonly uuid: string },
  { name, ...limits }: ApplicationPasswordChange,
): Promise<ApplicationPasswordRow> {
  const current = await getApplicationPassword(site, userId, uuid)
  const values = { ...limits, ...(name !== undefined && { name: cleanName(name) }) }
  if (Object.keys(values).length === 0) return current
  const found = await site.database.transact((tx) =>
    updateApplicationPasswordRow(tx, current, values),
  )
  if (!found) throw failure('rest_application_password_not_found')
  return { ...current, ...values }
}

/**
 * Revokes an application password.
 * @returns it as it was
 * @throws DomainError 404 rest_application_password_not_found
 */
export async function deleteApplicationPassword(
  site: Site,
  userId: number,
  uuid: string,
): Promise<ApplicationPasswordRow> {
  const current = await getApplicationPassword(site, userId, uuid)
  const count = await site.database.transact((tx) => deleteRows(tx, userId, current.uuid))
  if (count === 0) throw failure('rest_application_password_not_found')
  return current
}

/** Revokes all application passwords of a user and returns their number. */
export function deleteApplicationPasswords(site: Site, userId: number): Promise<number> {
  return site.database.transact((tx) => deleteRows(tx, userId))
}

/** Returns plain text of bounded length. A name that is only markup gets a default. */
function cleanName(name: string): string {
  return cutText(sanitizeText(name), NAME_LIMIT) || 'Application'
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
