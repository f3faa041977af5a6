import { reportProblems } from '../argument-problems.ts'
import type { Arguments } from '../arguments.ts'
import { ApiError, invalidArguments, type ArgumentProblems } from '../errors.ts'
import { step, type ApiHandler } from '../exchange.ts'
import type { OperationState } from '../operation-state.ts'
import { checkCall, checkRefusedCall } from '../phases.ts'
import type { RouteOperation } from '../route-table.ts'
import { findUnsafeText } from '../text-safety.ts'
import type { Finding } from '../validation.ts'

/**
 * Refuses missing and invalid arguments, all at once.
 * @throws ApiError 400 rest_missing_callback_param, rest_invalid_param
 */
export const validate: ApiHandler = step(({ operation }) => validateArguments(operation))

async function validateArguments(state: OperationState): Promise<void> {
  const { bound, call, params, contractRefusal } = state
  const { definition, operation } = bound
  const values: Arguments = { params: call.params, query: call.query, body: call.body }
  const findings = await bound.validate(definition.operationId, values)
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

/**
 * Refuses arguments that break the operation's own rules.
 * @throws ApiError 400 rest_invalid_param
 */
export const check: ApiHandler = step(async ({ operation }) =>
  refuseProblems(operation.bound.definition, await checkCall(operation, operation.call)),
)

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
