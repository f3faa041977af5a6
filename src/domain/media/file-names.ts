import { foldAccents } from '../text/accents.ts'
import { typeByEnding } from './file-types.ts'

/** The parts of a stored file's name. */
export interface FileName {
  /** Without extension, ASCII only; also the default title. */
  readonly base: string
  /** Lower case, without a dot; '' for none. */
  readonly ending: string
  /** The base with its non-ASCII letters, a better title; '' if it has none. */
  readonly title: string
}

/** Leaves room for a number and the dimensions of a size within the 255 bytes of a file name. */
const LONGEST_BASE = 150
const LONGEST_ENDING = 10

const BEYOND_ASCII = /[^\w.-]/g
const BEYOND_LETTERS = /[^\w\p{L}\p{M}\p{N}.-]/gu

/**
 * Normalizes a file name from a client (behaviour/media.md#file-names-and-titles): spaces become
 * hyphens; slashes, brackets, other special characters, accents and non-ASCII characters are
 * removed. Inner extensions of files that are not accepted get a `_`, so that no server executes
 * them.
 *
 * @example cleanFileName('My Photo (1).PNG') // { base: 'My-Photo-1', ending: 'png', title: '' }
 */
export function cleanFileName(sent: string): FileName {
  const dot = sent.lastIndexOf('.')
  const name = dot < 0 ? sent : sent.slice(0, dot)
  const ending = dot < 0 ? '' : cleanPart(sent.slice(dot + 1), BEYOND_ASCII).toLowerCase()
  const base = cleanBase(name, BEYOND_ASCII)
  const full = cleanBase(name, BEYOND_LETTERS)
  return {
    base: base || 'file',
    ending: ending.slice(0, LONGEST_ENDING),
    title: full === base ? '' : full,
  }
}

function cleanBase(name: string, dropped: RegExp): string {
  const [first = '', ...inner] = cleanPart(name, dropped)
    .split('.')
    .filter((part) => part !== '')
  const letters = Array.from([first, ...inner.map(disarm)].join('.'))
  return letters
    .slice(0, LONGEST_BASE)
    .join('')
    .replace(/[.-]+$/, '')
}

function cleanPart(text: string, dropped: RegExp): string {
  return foldAccents(text.normalize('NFC'))
    .replaceAll('%20', '-')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(dropped, '')
    .replaceAll(/^[.\-_]+|(?<![.\-_])[.\-_]+$/g, '')
}

/** `x.php.png` becomes `x.php_.png`, `x.jpg.png` is unchanged. */
function disarm(part: string): string {
  const armed = /^[a-z]{2,5}\d?$/i.test(part) && typeByEnding(part.toLowerCase()) === undefined
  return armed ? `${part}_` : part
}

/** Names that end like those of sizes. */
const LIKE_A_SIZE = /-(\d+x\d+|scaled|rotated)$/

/**
 * The n-th candidate for a name: itself for 1, then `-1`, `-2` and so on; a name that ends like that
 * of a size always gets a number.
 */
export function numberedBase(base: string, n: number): string {
  const number = LIKE_A_SIZE.test(base) ? n : n - 1
  return number === 0 ? base : `${base}-${number}`
}

/** The folder of a file by the month of its upload, e.g. `2026/11`. `local` is an ISO date. */
export function folderOf(local: string): string {
  return `${local.slice(0, 4)}/${local.slice(5, 7)}`
}
