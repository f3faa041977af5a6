import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { inChildSpan, type SpanDescription } from '../../tracing/spans.ts'

/** A message to send. */
export interface Mail {
  /** In angle brackets; the same for each attempt to send the message. */
  readonly messageId: string
  readonly recipient: string
  /** '' to reply to the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail through one server. The operator configures it, so any address is allowed. */
export interface Smtp {
  send(mail: Mail): Promise<void>
  close(): void
}

/** How long the server may be silent, in milliseconds. */
const TIMEOUT = 30_000

/** How long sending one message may take altogether, shorter than its lease. */
const DEADLINE = 300_000

export interface SmtpOptions {
  readonly url: string
  readonly from: string
  /** In milliseconds; a server that keeps talking would otherwise hold up all other messages. */
  readonly deadline?: number
}

export function openSmtp({ url, from, deadline = DEADLINE }: SmtpOptions): Smtp {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A message must never make the server read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, recipient, replyTo, subject, text, html }) {
      const signal = AbortSignal.timeout(deadline)
      const message = {
        from,
        messageId,
        // Commas in an address object do not add recipients.
        to: { name: '', address: recipient },
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        signal,
      }
      await inChildSpan(
        () => spanOf(url),
        () =>
          transport.sendMail(message).catch((error: unknown) => {
            throw signal.aborted ? new Error('The mail server took too long.') : error
          }),
      )
    },
    close: () => transport.close(),
  }
}

/** Names the server, and nothing of the message. */
function spanOf(url: string): SpanDescription {
  const { protocol, hostname, port } = new URL(url)
  return {
    name: 'SMTP send',
    kind: SpanKind.CLIENT,
    attributes: {
      'network.protocol.name': protocol.slice(0, -1),
      'server.address': hostname,
      ...(port !== '' && { 'server.port': Number(port) }),
    },
  }
}
