import net from 'node:net'
import type { AddressInfo } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** Messages as they came, headers and all. */
  readonly messages: readonly string[]
  /** Who they were for, as the envelope says. */
  readonly recipients: readonly string[]
  /** Refuses what comes from now on, in other words than usual if some are given, or takes it again. */
  refuse(refusing: boolean, words?: string): void
  close(): Promise<void>
}

/** A mail server that takes messages and keeps them; enough of RFC 5321 for a client to be happy. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = []
  const recipients: string[] = []
  let refusing = false
  let refusal = ''
  const server = net.createServer((socket) => {
    let text = ''
    let inData = false
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8')
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          messages.push(line)
          say('250 taken')
        } else if (/^rcpt to:/i.test(line)) {
          recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
          say(refusing ? `550 ${refusal}` : '250 fine')
        } else if (/^data/i.test(line)) {
          inData = true
          say('354 go on')
        } else if (/^quit/i.test(line)) {
          say('221 bye')
          socket.end()
        } else say('250 fine')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    recipients,
    refuse: (next, words = 'no such mailbox') => {
      refusing = next
      refusal = words
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
