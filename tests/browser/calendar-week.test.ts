import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { overflow } from './support/looks.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2033-03-08T10:00:00Z') })
  browser = await startBrowser()
  for (const { title, from, to } of EVENTS) {
    const times = { start_date: `2033-03-10 ${from}:00`, end_date: `2033-03-10 ${to}:00` }
    const body = { title, ...times, venue: { venue: 'Old Mill' } }
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they are shown
    await service.api.as('editor').post('/cal/events/v1/events', { body })
  }
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const EVENTS = [
  { title: 'Choir rehearsal for those who have sung before', from: '15:00', to: '17:00' },
  { title: 'Farmers’ market', from: '15:00', to: '18:00' },
  { title: 'Council meeting on the new bridge across the river', from: '15:30', to: '17:00' },
  { title: 'Swimming lesson', from: '16:00', to: '17:00' },
]

describe('A week with four events that overlap', () => {
  it('shows their titles side by side, and cuts no line in half', async () => {
    const page = await browser.open({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${service.url}/events/week/2033-03-10/`)
    const shown = await page.locator('.cal-week-event').evaluateAll((events) =>
      events.map((event) => {
        const parts = [...event.querySelectorAll(':scope > h4, :scope > p')]
        const isCut = parts.some((part) => {
          const range = event.ownerDocument.createRange()
          range.selectNodeContents(part)
          const boxes = [event, part].map((element) => element.getBoundingClientRect())
          const right = Math.min(...boxes.map((box) => box.right))
          const bottom = Math.min(...boxes.map((box) => box.bottom))
          return [...range.getClientRects()].some(
            (line) => line.left < right && line.top < bottom - 3 && line.bottom > bottom + 3,
          )
        })
        const { left, right } = event.getBoundingClientRect()
        return { isCut, left, right, title: event.querySelector('h4')?.textContent?.trim() }
      }),
    )
    await page.context().close()
    const abreast = shown.every(({ left }, index) => left >= (shown[index - 1]?.right ?? 0))
    expect({
      titles: shown.map(({ title }) => title),
      cut: shown.filter(({ isCut }) => isCut),
      abreast,
    }).toEqual({ titles: EVENTS.map(({ title }) => title), cut: [], abreast: true })
  })

  it('scrolls by itself where it is wider than its window', async () => {
    const page = await browser.open({ viewport: { width: 800, height: 900 } })
    await page.goto(`${service.url}/events/week/2033-03-10/`)
    const hidden = await page
      .locator('.cal-events-calendar-week')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    const found = { scrolls: hidden > 0, overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ scrolls: true, overflow: 0 })
  })
})
