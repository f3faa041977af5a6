import { isEmailAddress } from '../domain/accounts/profile.ts'
import { OperatorError } from '../operator-error.ts'

/** @throws OperatorError if the value of `--email` is not an address */
export function requireEmail(address: string): void {
  if (isEmailAddress(address)) return
  throw new OperatorError(`--email: "${address}" is not a valid email address.`)
}
