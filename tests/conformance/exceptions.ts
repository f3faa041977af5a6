import { keysOf, type Scenario, type Step } from './lib/scenario.mjs'
import { recordedAnswers } from './replay.ts'

/** A step that is known not to reach the recorded value. */
export interface Exception {
  readonly scenario: string
  readonly step: string
  /** What it waits for; or, for a difference, why someone who uses the interface would accept it. */
  readonly reason: string
  /** `waits`: goes through a part that is not there yet. `differs`: on purpose, for good. */
  readonly kind: 'waits' | 'differs'
}

/** Parts of the interface that are not there yet, and the paths below which they live. */
const missingAreas: Readonly<Record<string, readonly string[]>> = {}

/**
 * Steps whose path or route does not show what they wait for, and those that differ. Nothing but
 * this list and `missingAreas` excuses a step.
 */
export const listedExceptions: readonly Exception[] = [
  {
    scenario: 'core-autosaves',
    step: 'the number in the address does not matter: the latest is shown',
    reason: 'an address names one thing: an id that is no autosave of the item is not found',
    kind: 'differs',
  },
  {
    scenario: 'cal-events-update',
    step: 'delete the event',
    reason: 'an update changes what it names: the event still has all that it was given',
    kind: 'differs',
  },
  {
    scenario: 'cal-events-dates',
    step: 'zone UTC-4.5',
    reason: 'the half hour of an offset counts: 19:00 at UTC-4.5 is 23:30 in UTC',
    kind: 'differs',
  },
  {
    scenario: 'media-items',
    step: 'status inherit is allowed',
    reason: 'a total must not tell what is hidden: files of a draft do not count',
    kind: 'differs',
  },
  ...['cal-index', 'index'].map((scenario): Exception => ({
    scenario,
    step: scenario === 'index' ? 'namespace index: calendar views' : 'index of the views namespace',
    reason: 'a route more: clients that load no page get the nonces of a view there',
    kind: 'differs',
  })),
  {
    scenario: 'cal-views',
    step: 'schema of a post without schema',
    reason: 'every post has structured data; the recording shows a site where it was switched off',
    kind: 'differs',
  },
  {
    scenario: 'cal-events-list',
    step: 'geoloc without the extension',
    reason: 'a search by place works here, and no venue of these events has coordinates',
    kind: 'differs',
  },
]

/**
 * What is answered before any route is looked at, or because there is none: with such a recorded
 * answer a step below a missing area passes all the same.
 */
const answersWithoutRoute: ReadonlySet<unknown> = new Set([
  'rest_no_route',
  'incorrect_password',
  'invalid_username',
])

/**
 * What stands in for an item of a missing area, so that the steps about everything else of the
 * entry that names it need not wait: no picture instead of a picture.
 */
export const standIns: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}

/** The steps of a scenario that need not reach the recorded value, by name. */
export function exceptionsOf(scenario: Scenario): ReadonlyMap<string, Exception> {
  const recorded = recordedAnswers(scenario)
  const exceptions = new Map<string, Exception>()
  /** What the step waits for that was the last to save a variable. */
  const savers = new Map<string, string | undefined>()
  for (const step of scenario.steps) {
    const listed = listedExceptions.find(
      (exception) => exception.scenario === scenario.name && exception.step === step.name,
    )
    const reason =
      missingAreaOf(step, recorded.get(step.name)?.body) ?? reasonOfVariables(step, savers)
    if (listed !== undefined) exceptions.set(step.name, listed)
    else if (reason !== undefined) {
      exceptions.set(step.name, { scenario: scenario.name, step: step.name, reason, kind: 'waits' })
    }
    for (const name of Object.keys(step.save ?? {})) {
      const standsIn = standIns[scenario.name]?.[name] !== undefined
      savers.set(name, standsIn ? undefined : reason)
    }
  }
  return exceptions
}

function missingAreaOf(step: Step, recordedBody: unknown): string | undefined {
  if (answersWithoutRoute.has(codeOf(recordedBody))) return undefined
  const routes = (step.pick ?? []).map(keysOf).filter(([member]) => member === 'routes')
  const paths = [step.path, ...routes.map(([, route = '']) => route)]
  return Object.entries(missingAreas).find(([, prefixes]) =>
    prefixes.some((prefix) => paths.some((path) => isBelow(path, prefix))),
  )?.[0]
}

function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && ['', '/', '?'].includes(path.charAt(prefix.length))
}

/** A step cannot be sent without the id of an item that a waiting step would have made. */
function reasonOfVariables(
  step: Step,
  savers: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const names = [...JSON.stringify(step).matchAll(/\$\{([^{}]+)\}/g)].map(([, name = '']) => name)
  return names.map((name) => savers.get(name)).find((reason) => reason !== undefined)
}

function codeOf(body: unknown): unknown {
  return body instanceof Object && 'code' in body ? body.code : undefined
}
