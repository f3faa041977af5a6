import type { NewMessage } from '../../data/mail/outbox.ts'
import type { Translate } from '../../messages/words.ts'
import { escapeAttribute } from '../text/addresses.ts'

/** Puts a text on one line for a header: a line break would start another header. */
const headerLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)

/** Converts plain text to HTML; user input is escaped. */
const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeAttribute(part).replaceAll('\n', '<br />')}</p>`)
    .join('\n')

const linkAsHtml = (link: string): string =>
  `<p><a href="${escapeAttribute(link)}">${escapeAttribute(link)}</a></p>`

export interface CustomerQuery {
  readonly email: string
  readonly message: string
  readonly paying: boolean
}

export function customerQuery(
  t: Translate,
  { email, message, paying }: CustomerQuery,
  { siteTitle, recipient }: { readonly siteTitle: string; readonly recipient: string },
): NewMessage {
  const from = t('mail.customerQuery.from', { email: headerLine(email) })
  const customer = t('mail.customerQuery.paying', { paying: paying ? 'yes' : 'no' })
  const text = `${message.replaceAll(/\r\n?/g, '\n')}\n\n${from}\n${customer}`
  return {
    kind: 'customer_query',
    recipient: headerLine(recipient),
    replyTo: headerLine(email),
    subject: headerLine(t('mail.customerQuery.subject', { site: siteTitle })),
    text,
    html: asHtml(text),
  }
}

export function newsletterConfirmation(
  t: Translate,
  email: string,
  { siteTitle, link }: { readonly siteTitle: string; readonly link: string },
): NewMessage {
  const intro = t('mail.newsletter.intro', { site: siteTitle })
  const ask = t('mail.newsletter.ask')
  return {
    kind: 'newsletter_confirm',
    recipient: headerLine(email),
    replyTo: '',
    subject: headerLine(t('mail.newsletter.subject', { site: siteTitle })),
    text: `${intro}\n\n${ask}\n${link}`,
    html: `${asHtml(`${intro}\n\n${ask}`)}\n${linkAsHtml(link)}`,
  }
}

/** The link that sets a new password, for the owner of an account. */
export function passwordReset(t: Translate, to: ToOwner): NewMessage {
  const { siteTitle: site, login, minutes } = to
  return {
    kind: 'password_reset',
    ...messageWithLink(to, {
      subject: t('mail.passwordReset.subject', { site }),
      intro: t('mail.passwordReset.intro', { login, site }),
      ask: t('mail.passwordReset.ask', { minutes }),
      otherwise: t('mail.passwordReset.otherwise'),
    }),
  }
}

/** The link that confirms a new mail address of an account. */
export function emailChange(t: Translate, to: ToOwner): NewMessage {
  const { siteTitle: site, login, minutes } = to
  return {
    kind: 'email_change',
    ...messageWithLink(to, {
      subject: t('mail.emailChange.subject', { site }),
      intro: t('mail.emailChange.intro', { login, site }),
      ask: t('mail.emailChange.ask', { minutes }),
      otherwise: t('mail.emailChange.otherwise'),
    }),
  }
}

export interface ChangedAddress {
  readonly login: string
  readonly from: string
  readonly to: string
}

/** Notifies a former mail address that an account no longer uses it. */
export function emailChanged(
  t: Translate,
  { login, from, to }: ChangedAddress,
  about: { readonly siteTitle: string; readonly adminEmail: string; readonly siteUrl: string },
): NewMessage {
  const { siteTitle: site, adminEmail } = about
  const what = t('mail.emailChanged.what', { login, site, email: to })
  const contact = adminEmail === '' ? about.siteUrl : adminEmail
  const text = `${what}\n\n${t('mail.emailChanged.otherwise', { contact })}`
  return {
    kind: 'email_changed',
    recipient: headerLine(from),
    replyTo: headerLine(adminEmail),
    subject: headerLine(t('mail.emailChanged.subject', { site })),
    text,
    html: asHtml(text),
  }
}

/** What the owner of an account reads before and after a link. */
interface LinkTexts {
  readonly subject: string
  readonly intro: string
  readonly ask: string
  readonly otherwise: string
}

function messageWithLink(
  { email, link }: ToOwner,
  { subject, intro, ask, otherwise }: LinkTexts,
): Omit<NewMessage, 'kind'> {
  return {
    recipient: headerLine(email),
    replyTo: '',
    subject: headerLine(subject),
    text: `${intro}\n\n${ask}\n${link}\n\n${otherwise}`,
    html: `${asHtml(`${intro}\n\n${ask}`)}\n${linkAsHtml(link)}\n${asHtml(otherwise)}`,
  }
}

interface ToOwner {
  readonly email: string
  readonly siteTitle: string
  readonly login: string
  readonly link: string
  /** For how long the link works. */
  readonly minutes: number
}

/** Notifies an administrator that a webhook gets no more messages. */
export function webhookDisabled(
  t: Translate,
  { url, reason }: { readonly url: string; readonly reason: string },
  { siteTitle, recipient }: { readonly siteTitle: string; readonly recipient: string },
): NewMessage {
  const what = `${t('mail.webhookDisabled.what', { site: siteTitle })}\n${url}`
  const next = t('mail.webhookDisabled.next')
  const text = [what, reason, next].join('\n\n')
  return {
    kind: 'webhook_disabled',
    recipient: headerLine(recipient),
    replyTo: '',
    subject: headerLine(t('mail.webhookDisabled.subject', { site: siteTitle })),
    text,
    html: asHtml(text),
  }
}

/** A comment that waits for approval. */
export interface HeldComment {
  readonly name: string
  readonly email: string
  /** The beginning of its text, on one line. */
  readonly text: string
  /** The address of the item. */
  readonly about: string
}

/** Asks a moderator to review a comment. */
export function heldComment(
  t: Translate,
  { name, email, text, about }: HeldComment,
  { siteTitle, recipient, link, days }: ToModerator,
): NewMessage {
  const intro = t('mail.heldComment.intro', { name, email, address: about })
  const ask = t('mail.heldComment.ask', { days })
  const ways = [
    { label: t('mail.heldComment.approve'), address: `${link}approve` },
    { label: t('mail.heldComment.spam'), address: `${link}spam` },
    { label: t('mail.heldComment.trash'), address: `${link}trash` },
  ]
  const words = `${intro}\n\n${text}\n\n${ask}`
  return {
    kind: 'comment_held',
    recipient: headerLine(recipient),
    replyTo: '',
    subject: headerLine(t('mail.heldComment.subject', { site: siteTitle })),
    text: [words, ...ways.map(({ label, address }) => `${label}\n${address}`)].join('\n\n'),
    html: [
      asHtml(words),
      ...ways.map(({ label, address }) => `${asHtml(label)}\n${linkAsHtml(address)}`),
    ].join('\n'),
  }
}

interface ToModerator {
  readonly siteTitle: string
  readonly recipient: string
  /** The address of the moderation page, to which the action is appended. */
  readonly link: string
  /** For how long the links work. */
  readonly days: number
}
