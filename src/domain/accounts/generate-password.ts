import { randomInt } from 'node:crypto'

/** Omits characters that look alike. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Generates a password for an account that is easy to type: 100 random bits in four groups. */
export function generatePassword(): string {
  return Array.from({ length: 4 }, randomGroup).join('-')
}

function randomGroup(): string {
  return Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
