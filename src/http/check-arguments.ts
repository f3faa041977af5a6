import type { Arguments } from './arguments.ts'
import { ApiError, invalidArguments, type ArgumentProblems } from './errors.ts'
import type { OperationState } from './operation-state.ts'
import { checkCall, checkRefusedCall } from './phases.ts'
import type { ApiRequest } from './request.ts'
import type { RouteOperation } from './route-table.ts'
import { findUnsafeText } from './text-safety.ts'
import type { Finding } from './validation.ts'
import { reportProblems } from './argument-problems.ts'

/** Existing clients expect plain text and bodies without a media type to be ignored. */
const COUNT_AS_NONE: ReadonlySet<string> = new Set(['', 'text/plain'])

/**
 * Refuses a body that is declared as JSON but cannot be parsed, and one of a media type that is not
 * read where the operation takes a body.
 * @throws ApiError 400 rest_invalid_json, 415 rest_unsupported_media_type
 */
export function requireReadableBody({ body }: ApiRequest, takesBody: boolean): void {
  if (body.kind === 'broken-json') {
    throw new ApiError('rest_invalid_json', {
      json_error_code: body.code,
      json_error_message: body.reason,
    })
  }
  if (body.kind === 'other' && takesBody && !COUNT_AS_NONE.has(body.mediaType)) {
    throw new ApiError('rest_unsupported_media_type')
  }
}

/** Refuses missing and invalid arguments, all at once. */
export async function validateArguments(state: OperationState): Promise<void> {
  const { bound, call, request, params, contractRefusal } = state
  const { definition, operation, validate } = bound
  const values: Arguments = { params: call.params, query: call.query, body: call.body }
  const target = { method: definition.methods[0] ?? 'GET', path: request.path }
  const findings = await validate(definition, target, values)
  requireAgreement(definition, findings, contractRefusal)
  const report = reportProblems(definition, values, findings)
  if (report.missing.length > 0) {
    throw new ApiError('rest_missing_callback_param', { params: report.missing })
  }
  const unsafe = findUnsafeText(values.query, values.body, params)
  for (const name of operation.skipTextCheck ?? []) delete unsafe[name]
  const isSafe = isEmpty(unsafe)
  if (findings.length === 0 && isSafe) return
  const own = isSafe ? await checkRefusedCall(state) : {}
  refuseProblems(definition, { ...report.problems, ...own, ...unsafe })
}

/** Refuses arguments that break the operation's own rules. */
export async function checkArguments(state: OperationState): Promise<void> {
  refuseProblems(state.bound.definition, await checkCall(state, state.call))
}

const isEmpty = (problems: object): boolean => Object.keys(problems).length === 0

function refuseProblems(definition: RouteOperation, problems: ArgumentProblems): void {
  const first = commonFirst(definition, problems)
  if (!isEmpty(first)) throw invalidArguments(first)
}

/**
 * Requires the generated validators and the published document to agree. One difference is allowed:
 * the document accepts query values that can be converted, such as 1 for a text, whereas here all
 * values have been converted already.
 * @throws Error
 */
function requireAgreement(
  { operationId }: RouteOperation,
  findings: readonly Finding[],
  contractRefusal: OperationState['contractRefusal'],
): void {
  if (contractRefusal === undefined) return
  if (findings.length === 0 && contractRefusal !== null) {
    throw new Error(`${operationId}: the document refuses what is accepted: ${contractRefusal}`)
  }
  const finding = findings.find(({ place, keyword }) => place !== 'query' || keyword !== 'type')
  if (finding !== undefined && contractRefusal === null) {
    const place = [finding.place, ...finding.steps].join('/')
    throw new Error(
      `${operationId}: the document accepts what is refused: ${place} ${finding.message}`,
    )
  }
}

/** Arguments common to all lists. */
const FIRST: ReadonlySet<string> = new Set(['context', 'page', 'per_page', 'search'])

/** On lists, common arguments are reported before all others, as in the recorded behaviour. */
function commonFirst(
  { arguments: { query } }: RouteOperation,
  problems: ArgumentProblems,
): ArgumentProblems {
  if (query['per_page'] === undefined) return problems
  // Problems without details are reported all together.
  if (query['per_page'].withoutDetails === true) return problems
  const first = Object.entries(problems).filter(([name]) => FIRST.has(name))
  return first.length > 0 ? Object.fromEntries(first) : problems
}
