/** Parses members of an untrusted item. */

type Data = Readonly<Record<string, unknown>>

/** A message for each invalid member. */
export type Problems = Record<string, string>

const LINE = 2000
const TEXT = 200_000

/** Whether a value is text that is valid Unicode and can be stored. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed()

const isMissing = (value: unknown): boolean => value === undefined || value === null

/** Reads the members of one item and collects problems; empty members count as not sent. */
export class ItemReader {
  readonly problems: Problems = {}
  readonly #data: Data

  constructor(data: Data) {
    this.#data = data
  }

  /** A member in any form, unless not sent. */
  raw(name: string): unknown {
    const value = Object.hasOwn(this.#data, name) ? this.#data[name] : undefined
    return isMissing(value) ? undefined : value
  }

  #refuse(name: string, what: string): undefined {
    this.problems[name] = `${name} ${what}.`
    return undefined
  }

  /** A text of limited length. Numbers are converted. */
  text(name: string, longest: number = TEXT): string | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
    if (!isText(text)) return this.#refuse(name, 'is not text')
    return text.length > longest ? this.#refuse(name, 'is too long') : text
  }

  line(name: string): string | undefined {
    return this.text(name, LINE)
  }

  /** A required line of text. */
  required(name: string): string {
    const line = this.line(name)
    if (line !== undefined && line.trim() !== '') return line
    this.problems[name] ??= `${name} is missing.`
    return ''
  }

  flag(name: string): boolean | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    const scalar = typeof value === 'object' ? 'no flag' : JSON.stringify(value)
    const word = (typeof value === 'string' ? value : scalar).trim().toLowerCase()
    if (TRUE.has(word)) return true
    return FALSE.has(word) ? false : this.#refuse(name, 'is neither true nor false')
  }

  number(name: string, { least, most }: { readonly least: number; readonly most: number }) {
    const value = this.raw(name)
    if (value === undefined || value === '') return undefined
    const number = typeof value === 'string' && value.length < 40 ? Number(value) : value
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      return this.#refuse(name, 'is not a number')
    }
    return number < least || number > most
      ? this.#refuse(name, `is outside ${least} to ${most}`)
      : number
  }

  /** A list of lines; a single one may stand for a list. */
  lines(name: string, most: number): string[] | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (list.length > most) return this.#refuse(name, `has more than ${most} entries`)
    const texts = list.filter((item) => isText(item) && item.length <= LINE) as string[]
    return texts.length === list.length ? texts : this.#refuse(name, 'is not a list of texts')
  }

  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const line = this.line(name)?.trim().toLowerCase()
    if (line === undefined || line === '') return undefined
    const found = words.find((word) => word === line)
    return found ?? this.#refuse(name, `is not one of ${words.join(', ')}`)
  }

  /** Adds the problems of a part under the part's name. */
  within(name: string, problems: Problems): void {
    const [first] = Object.values(problems)
    if (first !== undefined) this.problems[name] = `${name}: ${first}`
  }
}

const TRUE: ReadonlySet<string> = new Set(['true', 'yes', 'on', '1'])
const FALSE: ReadonlySet<string> = new Set(['false', 'no', 'off', '0', ''])
