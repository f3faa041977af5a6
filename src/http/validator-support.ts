import ajvFormats from 'ajv-formats/dist/formats.js'
import codePoints from 'ajv/dist/runtime/ucs2length.js'

/** Checks of string formats that the contract names and JSON Schema leaves open. */
export type FormatChecks = Readonly<Record<string, (value: string) => boolean>>

/** What generated validators need at run time and do not carry themselves. */
export interface ValidatorSupport {
  readonly formats: Readonly<Record<string, FormatChecks[string] | RegExp>>
  /** Length of a text in characters, as JSON Schema counts them. */
  readonly lengthOf: (text: string) => number
}

/** An error as validators of Ajv tell it. */
export interface ValidationError {
  /** JSON Pointer to the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A generated validator: its errors are those of the last call that found something wrong. */
export interface GeneratedValidator {
  (values: unknown): boolean
  readonly errors?: readonly ValidationError[] | null
}

/** A generated module: validators by the id of the operation whose arguments they check. */
export interface ValidatorModule {
  readonly createValidators: (
    support: ValidatorSupport,
  ) => Readonly<Record<string, GeneratedValidator>>
}

/** For each operation of a namespace, how to load the module that has its validator. */
export type ValidatorLoaders = Readonly<Record<string, () => Promise<ValidatorModule>>>

const { email, uri, uuid } = ajvFormats.fastFormats

/** The standard formats of the contract; those that need rules of this service come with them. */
const STANDARD_FORMATS = { email, uri, uuid }

/** @throws Error when a standard format is not an expression, which the generated code calls */
export function validatorSupport(own: FormatChecks): ValidatorSupport {
  const standard = Object.entries(STANDARD_FORMATS).map(([name, check]) => {
    if (check instanceof RegExp) return [name, check] as const
    throw new Error(`The format ${name} has no expression.`)
  })
  return { formats: { ...own, ...Object.fromEntries(standard) }, lengthOf: codePoints.default }
}
