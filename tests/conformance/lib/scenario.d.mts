/** A path into a body: `a.b.0.c`, or a list of keys when a key holds a dot. */
export type BodyPath = string | readonly string[]

/** See README.md for what the members mean. */
export interface Step {
  readonly name: string
  readonly as?: string
  readonly method?: string
  readonly path: string
  readonly pick?: readonly BodyPath[]
  readonly save?: Readonly<Record<string, BodyPath>>
  readonly ignore?: readonly BodyPath[]
  readonly unordered?: readonly BodyPath[]
  readonly checkHeaders?: readonly string[]
}

export interface Scenario {
  /** The file's name without `.json`. */
  readonly name: string
  readonly file: string
  readonly description?: string
  readonly ignore?: readonly BodyPath[]
  readonly unordered?: readonly BodyPath[]
  readonly steps: readonly Step[]
}

/** All scenario files under the given files and folders, sorted. */
export function findScenarios(paths: readonly string[]): string[]
/** @throws Error when the file is no scenario. */
export function loadScenario(file: string): Scenario
/** Where the recorded answers of a scenario file are. */
export function expectedPath(file: string): string
/** The keys of a path. */
export function keysOf(path: BodyPath): string[]
