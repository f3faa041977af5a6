import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { checkMessage } from './message-contract.ts'

export interface Received {
  /** `webhook-id` */
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into messages of every shape
  readonly body: any
}

/** What a receiver answers. */
export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** A receiver of webhooks on this machine; whatever it gets has to fit the contract. */
export interface Receiver {
  readonly url: string
  /** `127.0.0.1:PORT` */
  readonly place: string
  readonly received: Received[]
  /** Decides on the answer to a message; without it all are taken. */
  reply: (message: Received) => Reply | Promise<Reply>
  close(): Promise<void>
}

const TAKEN: Reply = { status: 204 }

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString('utf8')))
  })
  const answer = async (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    text: string,
  ): Promise<void> => {
    const headers = request.headers as Record<string, string>
    const body: unknown = JSON.parse(text)
    const message = { id: headers['webhook-id'] ?? '', headers, text, body }
    received.push(message)
    const problems = checkMessage(body)
    const reply = problems === '' ? await receiver.reply(message) : { status: 422, body: problems }
    response.writeHead(reply.status, reply.headers).end(reply.body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: Receiver = {
    url: `http://${place}/changes`,
    place,
    received,
    reply: () => TAKEN,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}

/** Whether the library of Standard Webhooks takes a message for one that was signed with the secret. */
export function isSignedWith(secret: string, { text, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(text, headers)
    return true
  } catch {
    return false
  }
}
