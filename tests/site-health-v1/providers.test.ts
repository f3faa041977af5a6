import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { startOtherSite, text } from '../adapters/outgoing/support/site.ts'
import { startService } from '../support/service.ts'

/** What the test finds on a site with providers at these addresses. */
async function findingFor(endpoints: readonly string[], allowed: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-health-'))
  const file = path.join(folder, 'providers.json')
  const providers = endpoints.map((endpoint, at) => ({ name: `P${at}`, patterns: [], endpoint }))
  await writeFile(file, JSON.stringify(providers))
  const environment = { EMBED_PROVIDERS: file, OUTGOING_ALLOW: allowed }
  const service = await startService({ environment })
  try {
    const address = '/site-health/v1/tests/provider-communication'
    return (await service.api.as('admin').get(address)).body
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

describe('GET /site-health/v1/tests/provider-communication', () => {
  it('200 is good where each provider answers, whatever the answer', async () => {
    const site = await startOtherSite()
    site.pages.set('/well', text('{}', { 'content-type': 'application/json' }))
    const endpoints = [`${site.url}/well`, `${site.url}/lost`]
    expect((await findingFor(endpoints, site.place)).status).toBe('good')
    await site.close()
  })

  it('200 is critical where one cannot be reached, and names its host and the reason', async () => {
    const site = await startOtherSite()
    await site.close()
    const { status, description } = await findingFor([`${site.url}/oembed?key=secret`], site.place)
    expect(status).toBe('critical')
    expect(description).toBe(`<p>${site.place}: ECONNREFUSED.</p>`)
  })
})
