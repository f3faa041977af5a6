import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startOtherSite, text, type OtherSite } from '../../adapters/outgoing/support/site.ts'
import type { Answer, Actor, Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }

export const VIDEO = {
  version: '1.0',
  type: 'video',
  title: 'Waves',
  html: '<iframe width="400" height="225" src="https://player.test/7"></iframe>',
  width: 400,
  height: 225,
}

/** A service that may ask two sites of this machine: a known provider, and one that is none. */
export interface ProxySetting {
  readonly service: TestService
  readonly provider: OtherSite
  readonly other: OtherSite
  proxy(query: Query, asker?: Actor): Promise<Answer>
  /** What the provider answers from now on. */
  provides(answer: object): void
  /** A page of the other site that names embed data, and that data. Answers its address. */
  publishes(answer: object, head?: string): string
  close(): Promise<void>
}

export async function startProxySetting(clock?: () => Date): Promise<ProxySetting> {
  const provider = await startOtherSite()
  const other = await startOtherSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-embeds-'))
  const file = path.join(folder, 'providers.json')
  const known = {
    name: 'Waves',
    patterns: [`${provider.url}/watch/*`],
    endpoint: `${provider.url}/oembed?key=1`,
  }
  await writeFile(file, JSON.stringify([known]))
  const service = await startService({
    ...(clock && { clock }),
    environment: { EMBED_PROVIDERS: file, OUTGOING_ALLOW: `${provider.place},${other.place}` },
  })
  return {
    service,
    provider,
    other,
    proxy: (query, asker = 'contributor') =>
      service.api.as(asker).get('/oembed/1.0/proxy', { query }),
    provides: (answer) => {
      provider.pages.set('/oembed', text(JSON.stringify(answer), JSON_TYPE))
    },
    publishes(answer, head) {
      const name = unique('page')
      const link = `<link rel="alternate" type="application/json+oembed" href="/data/${name}?a=1&amp;b=2">`
      other.pages.set(`/${name}`, text(`<html><head>${head ?? link}</head><body>`))
      other.pages.set(`/data/${name}`, text(JSON.stringify(answer), JSON_TYPE))
      return `${other.url}/${name}`
    },
    async close() {
      await service.close()
      await provider.close()
      await other.close()
      await rm(folder, { recursive: true })
    },
  }
}
