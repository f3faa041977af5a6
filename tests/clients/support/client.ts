import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** Where `scripts/clients.sh` has installed the clients and put their drivers. */
const home = process.env['CLIENTS_HOME']

export interface Client {
  /**
   * Lets the client do something.
   * @param name a call of its driver
   * @returns what the client gives, as far as JSON can say it
   * @throws Error what the client raises, with the code of the service where the client passes it on
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- every client has answers of its own
  call(name: string, input?: unknown): Promise<any>
  close(): Promise<void>
}

/** The service and the user of a client. */
export interface Asking {
  readonly url: string
  readonly credentials: { readonly user: string; readonly pass: string }
}

/** What a driver says about a call. */
type Answered =
  | { readonly value: unknown }
  | { readonly error: { readonly code: string | null; readonly message: string } }

/**
 * Starts a client in a process of its own.
 * @param driver a file of `drivers/`, which gives the client's functions names that tests can call
 */
export function startClient(driver: string, { url, credentials }: Asking): Client {
  if (home === undefined) throw new Error('`npm run test:clients` brings the clients.')
  const program = driver.endsWith('.py') ? path.join(home, 'venv/bin/python') : process.execPath
  const child = spawn(program, [path.join(home, driver)], {
    stdio: ['pipe', 'pipe', process.env['CLIENTS_LOG'] === undefined ? 'ignore' : 'inherit'],
    env: { ...process.env, SITE: url, LOGIN: credentials.user, PASSWORD: credentials.pass },
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async call(name, input) {
      child.stdin.write(`${JSON.stringify({ name, input })}\n`)
      const { value: line, done } = await lines.next()
      if (done === true) throw new Error(`${driver} has ended: CLIENTS_LOG=1 shows why.`)
      const answered = JSON.parse(line) as Answered
      if ('error' in answered) throw new Error(`${answered.error.code}: ${answered.error.message}`)
      return answered.value
    },
    async close() {
      child.stdin.end()
      await ended
    },
  }
}
