import { unique } from '../../../support/factories.ts'
import { startService, type TestService } from '../../../support/service.ts'
import { makeWebhook, type MadeWebhook } from './deliver.ts'
import { startReceiver, type Receiver } from './receiver.ts'

interface ReceivingService {
  readonly service: TestService
  readonly receiver: Receiver
  readonly close: () => Promise<void>
}

/** A service with a clock of its own, and a receiver on this machine that it may reach. */
export async function startReceivingService(clock: () => Date): Promise<ReceivingService> {
  const receiver = await startReceiver()
  const service = await startService({ environment: { OUTGOING_ALLOW: receiver.place }, clock })
  const close = async (): Promise<void> => {
    await service.close()
    await receiver.close()
  }
  return { service, receiver, close }
}

/** Deletes all webhooks and received messages, and creates a webhook with an address of its own. */
export async function beginWithWebhook({
  service,
  receiver,
}: ReceivingService): Promise<MadeWebhook & { readonly url: string }> {
  receiver.reply = () => ({ status: 204 })
  receiver.received.length = 0
  await service.ctx.database.prisma.webhook.deleteMany()
  const url = `${receiver.url}/${unique('')}`
  return { url, ...(await makeWebhook(service, { url })) }
}
