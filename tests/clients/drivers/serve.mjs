import { createInterface } from 'node:readline'

/** The address of the service, and the user of a client. */
export const { SITE, LOGIN, PASSWORD } = process.env

/**
 * Answers calls by their names, one at a time, until the input ends. A call is a line of JSON,
 * `{"name", "input"}`; its answer is one too, `{"value"}` or `{"error": {"code", "message"}}`.
 * @param {Record<string, (input: any) => unknown>} calls
 */
export async function serve(calls) {
  // Clients may print; the output belongs to the answers.
  console.log = console.info = console.error
  for await (const line of createInterface({ input: process.stdin })) {
    const { name, input } = JSON.parse(line)
    process.stdout.write(`${JSON.stringify(await answer(calls[name], input))}\n`)
  }
  // Some clients leave timers and connections behind.
  process.exit()
}

async function answer(call, input) {
  try {
    return { value: await call(input) }
  } catch (error) {
    return { error: { code: error.code ?? null, message: String(error.message ?? error) } }
  }
}
