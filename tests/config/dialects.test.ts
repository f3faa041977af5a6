import { describe, expect, it } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadConfig } from '../../src/config/config.ts'

describe('The configuration', () => {
  it('knows dialects by name and by the files of their tables', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanac-config-'))
    const file = path.join(folder, 'news.json')
    try {
      writeFileSync(file, JSON.stringify({ name: 'news', root: '/news' }))
      const { dialects } = loadConfig({ API_DIALECTS: `wordpress, ${file}` })
      expect(dialects.map(({ name, root }) => ({ name, root }))).toEqual([
        { name: 'wordpress', root: '/wp-json' },
        { name: 'news', root: '/news' },
      ])
      for (const wrong of ['x', '{}', '{"name":"news","root":"/api/news"}']) {
        writeFileSync(file, wrong)
        expect(() => loadConfig({ API_DIALECTS: file })).toThrow(/^API_DIALECTS must be/)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
