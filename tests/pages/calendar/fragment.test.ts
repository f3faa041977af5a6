import { describe, expect, it } from '@jest/globals'
import type { Bar } from '../../../src/pages/calendar/views/view-model.ts'
import { calendarFragment, nonceScript } from '../../../src/pages/calendar/fragment.ts'
import { card, listView, monthView } from './support/views.ts'

const written = (view: Parameters<typeof calendarFragment>[0]): string =>
  calendarFragment(view).toString()

const dataOf = (markup: string) =>
  JSON.parse(
    /<script data-js='cal-events-view-data' type='application\/json'>(.*?)<\/script>/.exec(
      markup,
    )?.[1] ?? '',
  )

const bar = (members: Partial<Bar> = {}): Bar => ({
  event: card({ title: 'Fair', isMultiDay: true }),
  column: 1,
  span: 3,
  startsHere: true,
  endsHere: false,
  ...members,
})

describe('The fragment of a view (behaviour/calendar-pages.md#structure-of-a-fragment)', () => {
  it('describes its content for scripts', () => {
    const markup = written(listView([card({ id: 12 })], { nextUrl: 'https://town.example/n/' }))
    expect(dataOf(markup)).toMatchObject({
      slug: 'list',
      title: 'Upcoming Events – Our town',
      events: [12],
      next_url: 'https://town.example/n/',
      prev_url: '',
      url_event_date: false,
      today_label: 'Today',
    })
  })

  it('keeps hostile texts within their elements and their data', () => {
    const hostile = `</script><b onclick="x">'`
    const markup = written(
      listView([card({ title: hostile, cost: hostile })], { bar: { keyword: hostile, date: '' } }),
    )
    expect(markup).not.toContain('<b onclick')
  })

  it('has a heading before the first event of each month', () => {
    const events = [
      card(),
      card({ id: 8 }),
      card({ id: 9, startsAt: '2027-01-02 09:00:00', endsAt: '2027-01-02 10:00:00' }),
    ]
    const months = [...written(listView(events)).matchAll(/<time datetime="(\d{4}-\d\d)">/g)]
    expect(months.map(([, month]) => month)).toEqual(['2026-12', '2027-01'])
  })

  it('shows ongoing events under the chosen day', () => {
    const event = card({ startsAt: '2026-11-28 09:00:00', endsAt: '2026-12-09 10:00:00' })
    const markup = written(listView([event], { chosenDate: '2026-12-04' }))
    expect(markup).toMatch(/cal-date-tag[^]*?<time datetime="2026-12-04">/)
  })

  it('puts a bar into its first day, and placeholders that name it into the others', () => {
    const markup = written(monthView([[bar()]]))
    const bars = [...markup.matchAll(/class="cal-bar cal-bar--width-3 cal-bar--start"/g)]
    const placeholders = [...markup.matchAll(/<span class="cal-visually-hidden">Fair<\/span>/g)]
    expect(bars).toHaveLength(1)
    expect(placeholders).toHaveLength(2)
  })

  it('leaves rows free above a bar that lies lower, and none below the last one of a day', () => {
    const markup = written(monthView([[bar({ span: 1 })], [bar({ column: 3, span: 2 })]]))
    const days = markup.split('<td').slice(1)
    const rows = days.map((day) => day.split('class="cal-bar-row"').length - 1)
    expect(rows).toEqual([0, 1, 0, 2, 2, 0, 0])
  })

  it('has one notice, with a link to later events, if it is empty', () => {
    const laterUrl = 'https://town.example/events/2027-01/'
    const notice = { kind: 'none-upcoming', keyword: '', laterUrl } as const
    const markup = written(listView([], { notice }))
    expect(markup).toContain(
      'There are no upcoming events. <a href="https://town.example/events/2027-01/"',
    )
  })

  it('marks a canceled event, in lists as in grids', () => {
    const event = card({ title: 'Fair', isCanceled: true, isMultiDay: true })
    const label = '<span class="cal-canceled">Canceled</span> Fair'
    const views = [listView([event]), monthView([[bar({ event })]])]
    expect(views.filter((view) => !written(view).includes(label))).toEqual([])
  })

  it('is in the language of the site', () => {
    expect(dataOf(written(monthView([], 'de_DE')))).toMatchObject({
      formatted_grid_date: 'Dezember 2026',
      next_label: 'Jan',
    })
  })

  it('ends with the nonces', () => {
    expect(nonceScript({ primary: '0123456789', secondary: '' }).toString()).toBe(
      `<script data-js='cal-events-view-nonce-data' type='application/json'>{"_cal_view_rest_nonce_primary":"0123456789","_cal_view_rest_nonce_secondary":""}</script>`,
    )
  })
})
