import type { DialectTable } from '../../src/http/dialects/dialect-table.ts'
import { identifiersOf } from '../../src/http/dialects/dialect-table.ts'
import type { Normalised } from './lib/runner.mjs'
import type { Scenario, Step } from './lib/scenario.mjs'

/** What was recorded in the names of this program, as it is asked and answered in a dialect. */
export interface DialectTexts {
  readonly scenario: (scenario: Scenario) => Scenario
  readonly answer: (answer: Normalised, step: Step) => Normalised
}

/**
 * Says recordings in a dialect by the text of its table alone: each name is replaced wherever it
 * stands as a whole word. Recordings have no text in which that is wrong, so this decides by the
 * service, which replaces names by their place.
 */
export function inDialect(table: DialectTable): DialectTexts {
  const names = new Map(identifiersOf(table))
  const alternatives = [
    ...[...names.keys()].map((name) => `${escaped(name)}(?![\\w-])`),
    ...Object.keys(table.prefixes).map((prefix) => `${escaped(prefix)}(?=\\w)`),
    ...Object.keys(table.relations).map((prefix) => `${escaped(prefix)}(?=:\\w)`),
  ].toSorted((one, other) => other.length - one.length)
  const word = new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})`, 'g')
  const say = (text: string): string =>
    text.replaceAll(
      word,
      (found) => names.get(found) ?? table.prefixes[found] ?? table.relations[found] ?? found,
    )

  const argumentsAt = (path: string): Pairs | undefined =>
    Object.entries(table.arguments).find(([name]) => path.includes(`/${name}/`))?.[1]

  /** @param own names of arguments, in the objects whose keys are some */
  const sayAll = (value: unknown, own: Pairs, key = ''): unknown => {
    const isArguments = ARGUMENTS.has(key)
    const sayKey = (name: string): string => (isArguments ? own[name] : undefined) ?? say(name)
    if (typeof value === 'string') return isArguments ? sayKey(value) : say(value)
    if (Array.isArray(value)) return value.map((item) => sayAll(item, own, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        return [sayKey(name), sayAll(member, argumentsAt(name) ?? own, name)]
      }),
    )
  }
  const headerNames = Object.entries(table.headers)
  const sayHeader = (name: string): string =>
    headerNames.find(([own]) => own.toLowerCase() === name)?.[1].toLowerCase() ?? name

  return {
    scenario: (scenario) => ({
      ...scenario,
      ...(sayAll({ ...scenario, steps: [] }, {}) as object),
      name: scenario.name,
      file: scenario.file,
      steps: scenario.steps.map((step) => ({
        ...(sayAll(step, argumentsAt(step.path) ?? {}) as Step),
        name: step.name,
        checkHeaders: [...(step.checkHeaders ?? []), ...headerNames.map(([, there]) => there)],
      })),
    }),
    answer: ({ status, headers, body }, { path }) => ({
      status,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [sayHeader(name), say(value)]),
      ),
      body: sayAll(body, argumentsAt(path) ?? {}),
    }),
  }
}

type Pairs = Readonly<Record<string, string>>

/** Where the keys of an object, or the items of a list, are names of arguments. */
const ARGUMENTS: ReadonlySet<string> = new Set([
  'query',
  'body',
  'form',
  'args',
  'params',
  'details',
])

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
