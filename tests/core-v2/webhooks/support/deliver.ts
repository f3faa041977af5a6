import { webhookJobs } from '../../../../src/jobs/deliver-webhooks.ts'
import type { TestService } from '../../../support/service.ts'
import type { Receiver } from './receiver.ts'

/** Does what the jobs of a node do until nothing more is due. */
export async function deliverDue({ ctx }: TestService): Promise<void> {
  const { signal } = new AbortController()
  const [collect, deliver] = webhookJobs(ctx)
  await collect?.run(signal)
  await deliver?.run(signal)
}

export interface MadeWebhook {
  readonly id: number
  readonly secret: string
}

/** Makes a webhook for a receiver. */
export async function makeWebhook(
  { api }: TestService,
  { url }: Pick<Receiver, 'url'>,
  more: object = {},
): Promise<MadeWebhook> {
  const { status, body } = await api
    .as('admin')
    .post('/core/v2/webhooks', { body: { url, events: ['*'], ...more } })
  if (status !== 201) throw new Error(`The webhook was refused: ${JSON.stringify(body)}`)
  return body
}
