import type { ArgumentProblem, ArgumentProblems } from './errors.ts'
import { findForm, type Arguments } from './arguments.ts'
import type { RouteOperation } from './route-table.ts'
import type { Finding } from './validation.ts'

/** The problems of a request's arguments, one per argument, and the missing ones. */
export interface ProblemReport {
  readonly missing: readonly string[]
  readonly problems: ArgumentProblems
}

const NO_PROBLEMS: ProblemReport = { missing: [], problems: {} }

/** Turns a validator's findings into the messages and codes of this interface. */
export function reportProblems(
  operation: RouteOperation,
  values: Arguments,
  findings: readonly Finding[],
): ProblemReport {
  if (findings.length === 0) return NO_PROBLEMS
  const missing: string[] = []
  const byArgument = new Map<string, Finding[]>()
  for (const finding of findings) {
    const [name] = finding.steps
    if (name === undefined) continue
    if (finding.keyword === 'required' && finding.steps.length === 1) missing.push(name)
    else {
      // As long as a list may be, so it is appended to rather than copied.
      const found = byArgument.get(name)
      if (found === undefined) byArgument.set(name, [finding])
      else found.push(finding)
    }
  }
  const problems: Record<string, ArgumentProblem | string> = {}
  for (const [name, found] of byArgument) {
    const type = operation.arguments.query[name] ?? operation.arguments.body[name]
    const value = values.query[name] ?? values.body[name]
    const problem =
      type?.alternatives === undefined
        ? problemOf(name, found)
        : noFormProblem(name, findForm(type.alternatives, value))
    problems[name] = type?.withoutDetails === true ? problem.message : problem
  }
  return { missing, problems }
}

function problemOf(name: string, findings: readonly Finding[]): ArgumentProblem {
  const [finding] = findings
  if (finding === undefined) throw new Error('A problem needs a finding.')
  const where = argumentPath(name, finding.steps.slice(1))
  return PROBLEMS[finding.keyword]?.(where, finding) ?? typeProblem(where, finding)
}

/** `tags`, `['0']` → `tags[0]`, as nested arguments are named in the recordings. */
function argumentPath(name: string, below: readonly string[]): string {
  return name + below.map((item) => `[${item}]`).join('')
}

/** No alternative fits; `position` is the one that the value was probably meant for. */
const noFormProblem = (where: string, position: number | undefined): ArgumentProblem => ({
  code: 'rest_no_matching_schema',
  message: `${where} has none of the accepted forms.`,
  data: position === undefined ? null : { position },
})

const typeProblem = (where: string, { message }: Finding): ArgumentProblem => ({
  code: 'rest_invalid_type',
  message: `${where} ${message}.`,
  data: { param: where },
})

const outOfBounds = (where: string, { message }: Finding): ArgumentProblem => ({
  code: 'rest_out_of_bounds',
  message: `${where} ${message}.`,
  data: null,
})

const withCode =
  (code: string) =>
  (where: string, { message }: Finding): ArgumentProblem => ({
    code,
    message: `${where} ${message}.`,
    data: null,
  })

const FORMAT_CODES: Readonly<Record<string, string>> = {
  'date-time-or-local': 'rest_invalid_date',
  email: 'rest_invalid_email',
  uuid: 'rest_invalid_uuid',
  uri: 'rest_invalid_url',
}

const PROBLEMS: Readonly<Record<string, (where: string, finding: Finding) => ArgumentProblem>> = {
  type: typeProblem,
  enum: withCode('rest_not_in_enum'),
  minimum: outOfBounds,
  maximum: outOfBounds,
  exclusiveMinimum: outOfBounds,
  exclusiveMaximum: outOfBounds,
  minLength: withCode('rest_too_short'),
  maxLength: withCode('rest_too_long'),
  minItems: withCode('rest_too_few_items'),
  maxItems: withCode('rest_too_many_items'),
  uniqueItems: withCode('rest_duplicate_items'),
  pattern: withCode('rest_invalid_pattern'),
  required: (where) => ({
    code: 'rest_property_required',
    message: `${where} is required.`,
    data: null,
  }),
  format: (where, finding) => {
    const format = /"([^"]+)"/.exec(finding.message)?.[1] ?? ''
    return withCode(FORMAT_CODES[format] ?? 'rest_invalid_format')(where, finding)
  },
}
