import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { noticeScript } from '../../src/pages/ads/notice-script.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
let link: string
beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
  link = (await createFactories(service.api).post({ content: '<p>Text.</p>' })).link
})
afterAll(() => service.close())

const NOTICE = {
  ad_blocker_support: true,
  notice_title: '<b>Please</b>',
  notice_bar: 1,
  notice_bg_color: 'red;position:static',
  notice_txt_color: '#123456',
}

const page = async () => {
  const answer = await fetch(link)
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

describe('The notice for visitors who block ads', () => {
  it('is in no page without ads, and in none unless enabled', async () => {
    await ads.settings({ ad_blocker_support: true })
    expect((await page()).html).not.toContain('notice')
    await ads.settings({ ad_blocker_support: false })
    await ads.ad()
    expect((await page()).html).not.toContain('notice')
    expect((await ads.get('ads-for', {}, 'anonymous')).body.notice).toBeUndefined()
  })

  it('is hidden text, with a script of the site that the policy lets run', async () => {
    await ads.settings(NOTICE)
    await ads.ad()
    const { html, policy } = await page()
    expect(html).toContain('&lt;b&gt;Please')
    expect(html).toMatch(/<div class="site-notice site-notice-top"[^>]* hidden/)
    expect(html).not.toContain('position:static')
    const [, script = '', nonce = ''] = /src="([^"]+notice-[^"]+)" nonce="([^"]+)"/.exec(html) ?? []
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
    expect(await (await fetch(script)).text()).toBe(noticeScript.body)
    expect(() => new Script(noticeScript.body)).not.toThrow()
  })

  it('is passed to front ends, with valid colours', async () => {
    await ads.settings(NOTICE)
    const { body } = await ads.get('ads-for', {}, 'anonymous')
    expect(body.notice).toMatchObject({
      notice_title: '<b>Please</b>',
      notice_bg_color: '',
      notice_txt_color: '#123456',
    })
  })
})
