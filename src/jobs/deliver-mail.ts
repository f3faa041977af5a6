import type { AppContext } from '../context.ts'
import { deliverMessages } from '../domain/mail/deliver.ts'
import { senderOf } from '../domain/mail/sender.ts'
import { openSmtp } from '../outgoing/smtp.ts'

const EVERY_MILLISECONDS = 10_000

/** A node's watch over the outbox. */
export interface MailDelivery {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Sends what is in the outbox; without a mail server it says so, and messages wait. */
export function startMailDelivery(ctx: AppContext): MailDelivery {
  const { config, log } = ctx
  const { smtpUrl: url } = config.mail
  if (url === undefined) {
    log.info('no mail server is configured (SMTP_URL): messages wait in the outbox')
    return { stop: () => Promise.resolve() }
  }
  const smtp = openSmtp({ url, from: senderOf(ctx, config.mail) })
  let delivering: Promise<unknown> = Promise.resolve()
  let busy = false
  let stopped = false
  const deliver = (): void => {
    if (busy) return
    busy = true
    delivering = deliverMessages(
      ctx,
      (message) => smtp.send(message),
      () => stopped,
    )
      .catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be looked at; trying again')
      })
      .finally(() => {
        busy = false
      })
  }
  deliver()
  const timer = setInterval(deliver, EVERY_MILLISECONDS)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await delivering
      smtp.close()
    },
  }
}
