import { checkArguments, validateArguments } from '../check-arguments.ts'
import { step, type ApiHandler } from '../exchange.ts'

/**
 * Refuses what the contract refuses: missing and wrong arguments, all at once.
 * @throws ApiError 400 rest_missing_callback_param, rest_invalid_param
 */
export const validate: ApiHandler = step(({ operation }) => validateArguments(operation))

/**
 * Refuses what the rules of the operation itself refuse.
 * @throws ApiError 400 rest_invalid_param
 */
export const check: ApiHandler = step(({ operation }) => checkArguments(operation))
