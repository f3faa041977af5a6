import { foldAccents } from '../text/accents.ts'
import { typeByEnding } from './file-types.ts'

/** The parts of a stored file's name. */
export interface FileName {
  /** Without ending, of ASCII alone; also the default title. */
  readonly base: string
  /** Lower case, without a dot; '' for none. */
  readonly ending: string
  /** The base with its letters of other scripts, a better title; '' where it has none. */
  readonly title: string
}

/** Room for the number of a repeat and the extent of a size within the 255 bytes of a file name. */
const LONGEST_BASE = 150
const LONGEST_ENDING = 10

const BEYOND_ASCII = /[^\w.-]/g
const BEYOND_LETTERS = /[^\w\p{L}\p{M}\p{N}.-]/gu

/**
 * The clean form of a name that a client sends (behaviour/media.md#file-names-and-titles): spaces
 * become hyphens, slashes, brackets and other marks drop, letters lose accents, what is not ASCII
 * drops; what looks like an ending inside the name gets a `_` unless such files are taken, so that
 * no server runs it.
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
    .replaceAll(/^[.\-_]+|[.\-_]+$/g, '')
}

/** `x.php.png` is stored as `x.php_.png`, `x.jpg.png` as it is. */
function disarm(part: string): string {
  const armed = /^[a-z]{2,5}\d?$/i.test(part) && typeByEnding(part.toLowerCase()) === undefined
  return armed ? `${part}_` : part
}

/** Names that end like those of smaller forms. */
const LIKE_A_SIZE = /-(\d+x\d+|scaled|rotated)$/

/**
 * The n-th choice for a name: itself for 1, then `-1`, `-2` and so on; a name that ends like that of
 * a smaller form is never left as it is.
 */
export function numberedBase(base: string, n: number): string {
  const number = LIKE_A_SIZE.test(base) ? n : n - 1
  return number === 0 ? base : `${base}-${number}`
}

/** The folder of a file by the month of its upload, e.g. `2026/11`. `local` is an ISO date. */
export function folderOf(local: string): string {
  return `${local.slice(0, 4)}/${local.slice(5, 7)}`
}
