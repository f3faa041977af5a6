import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { document } from '../../../../generated/core-v2/document.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ ...document, $id: 'document' })

interface Promised {
  readonly post: { readonly requestBody: { readonly $ref: string } }
}

/** The events that the contract names. */
export const webhooksOfContract = document['webhooks'] as Readonly<Record<string, Promised>>

const made = new Map<string, ValidateFunction>()

function validatorOf(name: string): ValidateFunction | undefined {
  const promised = webhooksOfContract[name]
  if (promised === undefined) return undefined
  const { $ref } = promised.post.requestBody
  const validate =
    made.get($ref) ?? ajv.compile({ $ref: `document${$ref}/content/application~1json/schema` })
  made.set($ref, validate)
  return validate
}

/** What is wrong with a message by the contract of its event; '' if nothing is. */
export function checkMessage(message: unknown): string {
  const type = typeof message === 'object' && message !== null && 'type' in message && message.type
  const validate = validatorOf(String(type))
  if (validate === undefined) return `The contract has no event ${String(type)}.`
  return validate(message) ? '' : ajv.errorsText(validate.errors)
}
