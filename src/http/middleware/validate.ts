import { checkArguments, validateArguments } from '../check-arguments.ts'
import { step, type ApiHandler } from '../exchange.ts'

/**
 * Refuses missing and invalid arguments, all at once.
 * @throws ApiError 400 rest_missing_callback_param, rest_invalid_param
 */
export const validate: ApiHandler = step(({ operation }) => validateArguments(operation))

/**
 * Refuses arguments that break the operation's own rules.
 * @throws ApiError 400 rest_invalid_param
 */
export const check: ApiHandler = step(({ operation }) => checkArguments(operation))
