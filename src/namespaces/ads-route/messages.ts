import type { MessagesOperations } from '../../../generated/ads-route/operations.ts'
import type { AppContext } from '../../context.ts'
import { enqueueMessage } from '../../data/mail/outbox.ts'
import { customerQuery } from '../../domain/mail/messages.ts'
import { subscribe } from '../../domain/mail/newsletter.ts'
import { senderOf } from '../../domain/mail/sender.ts'
import { wordsOf } from '../../messages/words.ts'
import { forAdUsers } from './ad-access.ts'

/** Says whether the message can leave the system. */
function enqueued({ config }: AppContext) {
  const ready = config.mail.smtpUrl !== undefined
  return {
    status: 200 as const,
    body: {
      status: 't' as const,
      delivery: ready ? ('queued' as const) : ('waiting' as const),
      msg: ready
        ? 'The message is on its way.'
        : 'No mail server is configured: the message waits in the outbox until there is one.',
    },
  }
}

/** Mail sent by these routes (behaviour/ads.md). */
export const messages: MessagesOperations = {
  sendCustomerQuery: {
    ...forAdUsers,
    async run({ body }, ctx) {
      const { title, adminEmail, language } = await ctx.settings()
      const { settings } = await ctx.ads.plan()
      const recipient = settings.support_email || adminEmail || senderOf(ctx, ctx.config.mail)
      const query = { email: body.email, message: body.message, paying: body.type === 'yes' }
      const message = customerQuery(wordsOf(language).t, query, { siteTitle: title, recipient })
      await ctx.database.transact((tx) => enqueueMessage(tx, message, ctx.clock()))
      return enqueued(ctx)
    },
  },
  subscribeNewsletter: {
    ...forAdUsers,
    async run({ body }, ctx) {
      const { name = '', email, website = '' } = body
      await subscribe(ctx, { name, email, website })
      return enqueued(ctx)
    },
  },
}
