import { randomUUID } from 'node:crypto'
import {
  insertApplicationPassword,
  type ApplicationPasswordRow,
} from '../../data/application-passwords.ts'
import type { Site } from '../site/site.ts'
import { createSecret, groupSecret, hashSecret } from './application-password-secret.ts'

/** An application password just made: the only time that its secret is known. */
export interface CreatedApplicationPassword extends ApplicationPasswordRow {
  /** Six groups of four characters. */
  readonly password: string
}

/**
 * Makes a credential for a program (core-more.md 3). A name may be used twice.
 * @param options.appId uuid of the program, or empty
 */
export async function createApplicationPassword(
  site: Site,
  userId: number,
  name: string,
  { appId = '' }: { readonly appId?: string } = {},
): Promise<CreatedApplicationPassword> {
  const secret = createSecret()
  const row = { uuid: randomUUID(), userId, appId, name, createdAt: site.clock() }
  const hash = new Uint8Array(hashSecret(secret, site.secret))
  await site.database.transact(['accounts'], (tx) =>
    insertApplicationPassword(tx, { ...row, hash }),
  )
  return { ...row, lastUsedAt: null, lastIp: null, password: groupSecret(secret) }
}
