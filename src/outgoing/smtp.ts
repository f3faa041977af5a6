import { createTransport } from 'nodemailer'

/** A message as a mail server takes it. */
export interface Mail {
  readonly recipient: string
  /** '' for the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail over one server; the operator chose it, so that it may be anywhere. */
export interface Smtp {
  send(mail: Mail): Promise<void>
  close(): void
}

const TIMEOUT = 30_000

export function openSmtp({ url, from }: { readonly url: string; readonly from: string }): Smtp {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A message never makes this machine read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, subject, text, html }) {
      await transport.sendMail({
        from,
        // An address object is taken as it is: no commas make further recipients of it.
        to: { name: '', address: recipient },
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
      })
    },
    close: () => transport.close(),
  }
}
