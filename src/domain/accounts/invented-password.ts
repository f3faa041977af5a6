import { randomInt } from 'node:crypto'

/** Without those that look alike. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password for an account, made to be read and typed once: 100 random bits in four groups. */
export function inventPassword(): string {
  return Array.from({ length: 4 }, inventGroup).join('-')
}

function inventGroup(): string {
  return Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
