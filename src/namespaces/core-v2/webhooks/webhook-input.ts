import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext } from '../../../context.ts'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import type { WebhookInput } from '../../../domain/webhooks/webhooks.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import { definedMembers } from '../../../json-object.ts'

type CreateBody = components['schemas']['WebhookCreateInput']
type UpdateBody = components['schemas']['WebhookUpdateInput']

/** Problems that the contract cannot describe: to which addresses nothing is sent. */
export function checkAddress({ url }: UpdateBody, { outgoing }: AppContext): ArgumentProblems {
  if (typeof url !== 'string') return {}
  try {
    outgoing.checkAddress(url)
    return {}
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { url: { code: 'rest_invalid_param', message: error.message, data: null } }
  }
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** What a checked body says of a webhook. */
export function readChanges(body: UpdateBody): Partial<WebhookInput> {
  const { url, description, events, types, terms, status } = body
  return definedMembers({
    url,
    description,
    events: events && once(events),
    types: types && once(types),
    terms: terms && once(terms),
    status,
  })
}

/** A new webhook is active, and notified of all types and terms, unless its body says otherwise. */
export const readWebhook = (body: CreateBody): WebhookInput => ({
  description: '',
  types: [],
  terms: [],
  status: 'active',
  ...readChanges(body),
  url: body.url,
  events: once(body.events),
})
