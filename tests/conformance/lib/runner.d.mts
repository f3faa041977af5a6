import type { Scenario, Step } from './scenario.mjs'

export interface Server {
  readonly siteName: string
  readonly siteUrl: string
  readonly gmtOffset: number
  readonly timezone: string
}

export interface Login {
  readonly user: string
  readonly pass: string
  readonly id?: number
  readonly name?: string
}

export interface Target {
  /** Address of the API root. */
  readonly base: string
  /** By role. */
  readonly credentials: Readonly<Record<string, Login>>
}

/** An answer without what differs between runs and servers. */
export interface Normalised {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type StepOutcome =
  | { readonly error: Error; readonly normalised?: undefined }
  | { readonly error?: undefined; readonly normalised: Normalised }

/** Site facts that placeholders need. */
export function describeServer(target: Target): Promise<Server>

export function runScenario(
  scenario: Scenario,
  target: Target & {
    readonly server: Server
    /** Values of variables for as long as no step could save them. */
    readonly standIns?: Readonly<Record<string, unknown>>
  },
  onStep: (step: Step, index: number, outcome: StepOutcome) => void | Promise<void>,
): Promise<void>
