import type { components } from '../../../../generated/core-v2/types.ts'
import {
  isAddressRange,
  type ApplicationPasswordLimits,
} from '../../../domain/accounts/application-password-limits.ts'
import { parseGmtDate } from '../../../domain/content/entry-dates.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'

export type LimitsInput = components['schemas']['ApplicationPasswordLimitsInput']

/** Problems that the contract cannot describe. */
export function checkLimits({
  expires,
  allowed_addresses: addresses = [],
}: LimitsInput): ArgumentProblems {
  return {
    ...(typeof expires === 'string' &&
      parseGmtDate(expires) === undefined && { expires: 'expires is not a valid date.' }),
    ...(!addresses.every(isAddressRange) && {
      allowed_addresses: 'allowed_addresses must be IP addresses or subnets.',
    }),
  }
}

/** The limits in a validated body. */
export function readLimits({
  scopes,
  expires,
  allowed_addresses: addresses,
}: LimitsInput): Partial<ApplicationPasswordLimits> {
  return {
    ...(scopes !== undefined && { scopes: [...new Set(scopes)] }),
    ...(expires !== undefined && {
      expiresAt: expires === null ? null : (parseGmtDate(expires) ?? null),
    }),
    ...(addresses !== undefined && { addresses }),
  }
}
