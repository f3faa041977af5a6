import ajvFormats from 'ajv-formats/dist/formats.js'
import codePoints from 'ajv/dist/runtime/ucs2length.js'

/** Checks of string formats that JSON Schema leaves open. */
export type FormatChecks = Readonly<Record<string, (value: string) => boolean>>

/** What generated validators import at run time. */
export interface ValidatorSupport {
  readonly formats: Readonly<Record<string, FormatChecks[string] | RegExp>>
  /** Length in characters, as JSON Schema counts them. */
  readonly lengthOf: (text: string) => number
}

/** An error in the form that Ajv's validators report it. */
export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A generated validator; `errors` belongs to the last failing call. */
export interface GeneratedValidator {
  (values: unknown): boolean
  readonly errors?: readonly ValidationError[] | null
}

/** A generated module: validators by operation id. */
export interface ValidatorModule {
  readonly createValidators: (
    support: ValidatorSupport,
  ) => Readonly<Record<string, GeneratedValidator>>
}

/** Loads the module with an operation's validator, by operation id. */
export type ValidatorLoaders = Readonly<Record<string, () => Promise<ValidatorModule>>>

const { email, uri, uuid } = ajvFormats.fastFormats

/** The contract's standard formats; those that follow rules of this service are passed in. */
const STANDARD_FORMATS = { email, uri, uuid }

/** @throws Error if a standard format is not a regular expression, as the generated code expects */
export function validatorSupport(own: FormatChecks): ValidatorSupport {
  const standard = Object.entries(STANDARD_FORMATS).map(([name, check]) => {
    if (check instanceof RegExp) return [name, check] as const
    throw new Error(`The format ${name} has no expression.`)
  })
  return { formats: { ...own, ...Object.fromEntries(standard) }, lengthOf: codePoints.default }
}
