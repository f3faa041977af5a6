import type { NewMessage } from '../../data/mail/outbox.ts'
import { escapeAttribute } from '../text/addresses.ts'

/** Puts a text on one line for a header: a line break would start another header. */
const headerLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

/** Converts plain text to HTML; user input is escaped. */
const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeAttribute(part).replaceAll('\n', '<br />')}</p>`)
    .join('\n')

export interface CustomerQuery {
  readonly email: string
  readonly message: string
  readonly paying: boolean
}

export function customerQuery(
  { email, message, paying }: CustomerQuery,
  { siteTitle, recipient }: { readonly siteTitle: string; readonly recipient: string },
): NewMessage {
  const text = `${message.replaceAll(/\r\n?/g, '\n')}\n\nFrom: ${headerLine(email)}\nPaying customer: ${paying ? 'yes' : 'no'}`
  return {
    kind: 'customer_query',
    recipient: headerLine(recipient),
    replyTo: headerLine(email),
    subject: headerLine(`Question about ads on ${siteTitle}`),
    text,
    html: asHtml(text),
  }
}

export function newsletterConfirmation(
  email: string,
  { siteTitle, link }: { readonly siteTitle: string; readonly link: string },
): NewMessage {
  const intro = `Somebody, hopefully you, asked for the newsletter of ${siteTitle} at this address.`
  const ask = 'Open this page to confirm it, or to say that you do not want it:'
  return {
    kind: 'newsletter_confirm',
    recipient: headerLine(email),
    replyTo: '',
    subject: headerLine(`Please confirm: the newsletter of ${siteTitle}`),
    text: `${intro}\n\n${ask}\n${link}`,
    html: `${asHtml(`${intro}\n\n${ask}`)}\n<p><a href="${escapeAttribute(link)}">${escapeAttribute(link)}</a></p>`,
  }
}

/** Tells an administrator that a webhook gets no more messages. */
export function webhookDisabled(
  { url, reason }: { readonly url: string; readonly reason: string },
  { siteTitle, recipient }: { readonly siteTitle: string; readonly recipient: string },
): NewMessage {
  const what = `A webhook of ${siteTitle} was switched off:\n${url}`
  const next =
    'What was waiting for it is kept for thirty days. Make the webhook active again once its receiver works; failed deliveries can then be sent again.'
  const text = [what, reason, next].join('\n\n')
  return {
    kind: 'webhook_disabled',
    recipient: headerLine(recipient),
    replyTo: '',
    subject: headerLine(`A webhook of ${siteTitle} was switched off`),
    text,
    html: asHtml(text),
  }
}
