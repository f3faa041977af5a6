import { recordAuditEvent } from '../../data/audit/audit-events.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

/**
 * Sign-ins are limited by network and account, of which a stranger may have or name a great many; this
 * bounds what they can write.
 */
const RECORDED: RateLimit = {
  name: 'refused sign-ins recorded',
  most: 1000,
  milliseconds: 3_600_000,
}

/**
 * Records a refused sign-in in the audit trail. The name that was given is left out unless it is that of an
 * account, because people type passwords into the wrong field.
 */
export async function recordRefusedSignIn(
  site: Site,
  user: { readonly id: number; readonly login: string } | undefined,
): Promise<void> {
  if ((await countAttempt(site, RECORDED, '')) !== undefined) return
  await site.database.transact((tx) =>
    recordAuditEvent(tx, {
      kind: 'sign_in_refused',
      objectType: 'user',
      ...(user !== undefined && { objectId: String(user.id), objectName: user.login }),
    }),
  )
}
