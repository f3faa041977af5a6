import { expect, it } from '@jest/globals'
import { loadConfig } from '../../src/config/config.ts'

it('PREVIEW_URL is the address of previews on a front end', () => {
  const template = 'https://www.example.org/preview/{rest_base}/{id}?slug={slug}#{token}'
  expect(loadConfig({ PREVIEW_URL: template }).site.previewUrl).toBe(template)
  for (const wrong of [
    'https://www.example.org/preview?id={id}',
    'https://{slug}.example.org/{token}',
    'https://me:secret@www.example.org/{token}',
    'javascript:alert({token})',
    '/preview?token={token}',
    'https://www.example.org/{token}?title={title}',
  ]) {
    expect(() => loadConfig({ PREVIEW_URL: wrong })).toThrow(/^PREVIEW_URL must (?:have|be)/)
  }
})
