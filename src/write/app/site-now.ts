const FIXED = /^UTC(?:([+-])(\d{1,2})(?:[:.](\d{1,2}))?)?$/i

/** The wall time now in the site's zone, `YYYY-MM-DDTHH:MM`, whatever the zone of the browser. */
export function siteNow(zone: string): string {
  const now = new Date()
  const fixed = FIXED.exec(zone)
  if (fixed === null) return shownIn(zone, now)
  const [, sign = '+', hours = '0', part = '0'] = fixed
  // `UTC+5:30` is in minutes, `UTC+5.5` in parts of an hour.
  const minutes = zone.includes('.') ? Number(`0.${part}`) * 60 : Number(part)
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + minutes)
  return new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 16)
}

function shownIn(timeZone: string, now: Date): string {
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(now).replace(' ', 'T')
}
