import type { AppContext } from '../context.ts'
import { deliverMessages } from '../domain/mail/deliver.ts'
import { senderOf } from '../domain/mail/sender.ts'
import { openSmtp } from '../adapters/mail/smtp.ts'
import type { Job } from './job.ts'

const INTERVAL = 10_000

/** Sends the messages in the outbox. Without a mail server there is no job, and they stay there. */
export function mailJob(ctx: AppContext): Job[] {
  const { config, log } = ctx
  const { smtpUrl: url } = config.mail
  if (url === undefined) {
    log.info('no mail server is configured (SMTP_URL): messages wait in the outbox')
    return []
  }
  const smtp = openSmtp({ url, from: senderOf(ctx, config.mail) })
  const job: Job = {
    name: 'deliver mail',
    interval: INTERVAL,
    async run(signal) {
      await deliverMessages(ctx, (message) => smtp.send(message), signal)
      return undefined
    },
    close: () => smtp.close(),
  }
  return [job]
}
