import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { OperatorError } from '../operator-error.ts'

/**
 * Reads a new password from standard input; a terminal prompts for it twice, without showing it.
 * It is never an argument: those are visible to everybody on the machine, and kept by shells.
 * @throws OperatorError if there is none, or if it was repeated differently
 */
export async function readNewPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : await readAll()
  if (password === '') throw new OperatorError('There is no password on standard input.')
  return password
}

async function readAll(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

async function askTwice(): Promise<string> {
  const password = await ask('New password: ')
  if (password !== '' && (await ask('Repeat the password: ')) !== password) {
    throw new OperatorError('The two passwords differ.')
  }
  return password
}

/** Reads a line from the terminal without showing it; empty when the person leaves. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
