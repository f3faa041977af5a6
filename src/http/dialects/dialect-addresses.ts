import type { ContractPlaces, PathPlaces } from './contract.ts'
import { translate } from './translate.ts'
import type { Speech, Words } from './words.ts'

/**
 * Translates paths below the API root in one direction, and finds the operation that reads a path.
 */
export interface Paths {
  readonly say: (path: string) => string
  /** @param path in this program's names */
  readonly readerOf: (path: string) => string | undefined
}

/**
 * Translates paths by the contract: namespace, fixed words, and arguments that are names. Slugs and
 * other text chosen by people are left alone.
 */
export function createPaths(
  { namespaces, paths }: ContractPlaces,
  words: Words,
  outward: Words,
): Paths {
  /** Path prefixes of the namespaces, before and after translation. */
  const prefixes = namespaces
    .filter((name) => name !== '')
    .map((name) => {
      const there = outward.identifier(name)
      return {
        name,
        from: `/${words.outward ? name : there}/`,
        to: `/${words.outward ? there : name}`,
      }
    })
    .toSorted((one, other) => other.from.length - one.from.length)
  const own = (step: string): string => (words.outward ? step : words.identifier(step))

  return {
    say(path) {
      // Namespaces are matched without regard to case.
      const start = `${path}/`.toLowerCase()
      const {
        name = '',
        from = '/',
        to = '',
      } = prefixes.find((one) => start.startsWith(one.from)) ?? {}
      const rest = path.slice(from.length - 1)
      const steps = rest.slice(1).split('/')
      if (steps.every((step) => words.identifier(step) === step)) return to + rest
      const owned = steps.map(own)
      const route = paths.find((one) => one.namespace === name && fits(one, owned))
      const translated = steps.map((step, place) => {
        const known = route?.steps[place]
        return known?.text !== undefined || known?.named === true ? words.identifier(step) : step
      })
      return `${to}/${translated.join('/')}`
    },
    readerOf(path) {
      const name = namespaces.find((one) => one !== '' && path.startsWith(`/${one}/`)) ?? ''
      const steps = path.slice(name === '' ? 1 : name.length + 2).split('/')
      return paths.find((one) => one.namespace === name && fits(one, steps))?.get
    },
  }
}

const fits = ({ steps }: PathPlaces, given: readonly string[]): boolean =>
  steps.length === given.length &&
  steps.every(({ text }, place) => text === undefined || text === given[place])

/** API roots before and after translation. */
export interface Roots {
  readonly from: string
  readonly to: string
}

/** Translates addresses below the API root in one direction; all others are left alone. */
export function createAddresses(
  contract: ContractPlaces,
  words: Words,
  paths: Paths,
  { from, to }: Roots,
): (text: string) => string {
  return (text) => {
    if (!text.startsWith(from)) return text
    const rest = text.slice(from.length)
    if (rest !== '' && !/^[/?#]/.test(rest)) return text
    const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(rest) ?? []
    const translated = paths.say(path)
    const queried =
      query === undefined ? '' : `?${sayQuery(query, words.outward ? path : translated)}`
    return to + translated + queried + fragment
  }

  function sayQuery(query: string, path: string): string {
    const operation = contract.of(paths.readerOf(path) ?? '')
    if (operation === undefined) return query
    const speech: Speech = { words, path: paths.say, address: (text) => text }
    return query
      .split('&')
      .map((pair) => {
        const mark = pair.indexOf('=')
        if (mark < 0) return pair
        const name = decoded(pair.slice(0, mark))
        const value = decoded(pair.slice(mark + 1))
        const [base = ''] = name.split('[')
        const translated = translate(
          { [base]: value },
          operation.input,
          speech,
          operation.namespace,
        )
        const [[newBase, newValue] = ['', '']] = Object.entries(
          translated as Record<string, string>,
        )
        return newBase === base && newValue === value
          ? pair
          : `${encodeURIComponent(newBase)}${name.slice(base.length)}=${encodeURIComponent(newValue)}`
      })
      .join('&')
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
