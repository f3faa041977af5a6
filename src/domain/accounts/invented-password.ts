import { randomInt } from 'node:crypto'

/** Without those that look alike. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP = 5

/** A password for an account, made to be read and typed once: 100 random bits in four groups. */
export function inventPassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
