/** A subscription to a calendar file: `ical.js` reads what a conditional request brings. */
import ICAL from 'ical.js'
import { serve, SITE } from './serve.mjs'

let known = {}

await serve({
  async refresh(path) {
    const condition = known.etag === undefined ? {} : { 'if-none-match': known.etag }
    const response = await fetch(SITE + path, { headers: condition })
    if (response.status === 200) {
      const calendar = new ICAL.Component(ICAL.parse(await response.text()))
      const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
      known = { etag: response.headers.get('etag') ?? undefined, events: events.map(summary) }
    }
    return { status: response.status, events: known.events }
  },
})

function summary({ uid, summary: title, startDate, endDate }) {
  return { uid, title, start: startDate.toJSDate(), end: endDate.toJSDate() }
}
