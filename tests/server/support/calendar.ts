/** `YYYYMMDDTHHMMSSZ` some hours from now. */
const inHours = (hours: number): string =>
  `${new Date(Date.now() + hours * 3_600_000).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

/** A calendar file with events of the coming hours. */
export function calendar(prefix: string, count: number): string {
  const events = Array.from({ length: count }, (_, at) =>
    [
      'BEGIN:VEVENT',
      `UID:${prefix}-${at}`,
      `DTSTART:${inHours(24 + at)}`,
      `SUMMARY:${prefix} ${at}`,
      'END:VEVENT',
    ].join('\r\n'),
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}
