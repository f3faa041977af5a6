import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { build } from 'esbuild'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** The examples of the page as one program for the service. */
async function program(): Promise<string> {
  const page = await readFile('src/client/README.md', 'utf8')
  const examples = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)
  const { user, pass } = service.credentials.admin
  return examples
    .join('\n')
    .replaceAll('https://example.org/api', service.root)
    .replace("'admin'", `'${user}'`)
    .replace('XXXX XXXX XXXX XXXX XXXX XXXX', pass)
}

describe('The page of the client', () => {
  it('has examples that work one after the other', async () => {
    const log = jest.spyOn(console, 'log').mockReturnValue(undefined)
    const { outputFiles } = await build({
      stdin: { contents: await program(), resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    })
    const script = outputFiles.map(({ text }) => text).join('')
    await import(`data:text/javascript,${encodeURIComponent(script)}`)
    const logged = log.mock.calls
    log.mockRestore()
    expect(logged.at(-1)?.slice(0, 2)).toEqual([400, 'rest_invalid_param'])
  })
})
