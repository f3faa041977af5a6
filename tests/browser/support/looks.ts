import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'

/** Windows in which pages are looked at. */
export const WINDOWS = [
  ['light, wide', { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
  ['dark, wide', { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }],
  ['light, 390 pixels', { colorScheme: 'light', viewport: { width: 390, height: 844 } }],
  ['dark, 390 pixels', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
] as const

/** Of a taller page the first window is kept: to draw all of it takes longer than to look at it. */
const TALLEST = 10_000

let folder: Promise<string> | undefined

/** Kept for people to look at, in the folder that SCREENSHOTS names, or in a new one. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const named = process.env['SCREENSHOTS']
  folder ??= named === undefined ? mkdtemp(path.join(tmpdir(), 'almanac-looks-')) : made(named)
  const file = path.join(await folder, `${name.replaceAll(/\W+/g, '-')}.png`)
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.screenshot({ path: file, fullPage: height <= TALLEST })
}

async function made(named: string): Promise<string> {
  await mkdir(named, { recursive: true })
  return named
}

export interface Issue {
  readonly id: string
  readonly impact: string
  readonly at: string | undefined
}

/** What axe-core finds. The page has to let its policy be passed over. */
export async function accessibilityIssues(page: Page): Promise<Issue[]> {
  const { resolve } = createRequire(import.meta.url)
  await page.evaluate(await readFile(resolve('axe-core/axe.min.js'), 'utf8'))
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }>('axe.run()')
  return violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes[0]?.html }))
}

/** How much wider the page is than its window, in pixels. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
}
