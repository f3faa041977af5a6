import { wallOfFields, type WallDate } from '../../time/wall-time.ts'

/** An invalid cell; the message says why. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem'
}

const FORMS = {
  iso: /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
  slashes: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
  points: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/,
} as const

/**
 * Parses a day: `YYYY-MM-DD`, `MM/DD/YYYY` or `DD.MM.YYYY`.
 * @param dayFirst slashes mean `DD/MM/YYYY`
 * @throws CellProblem
 */
export function readDay(title: string, text: string, dayFirst: boolean): WallDate {
  const iso = FORMS.iso.exec(text)
  const slashes = FORMS.slashes.exec(text)
  const points = FORMS.points.exec(text)
  const [year, month, day] =
    iso !== null
      ? [iso[1], iso[2], iso[3]]
      : points !== null || (slashes !== null && dayFirst)
        ? [(points ?? slashes)?.[3], (points ?? slashes)?.[2], (points ?? slashes)?.[1]]
        : [slashes?.[3], slashes?.[1], slashes?.[2]]
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  const wall = wallOfFields({ ...parts, hour: 0, minute: 0, second: 0 })
  const there =
    wall !== undefined &&
    Number(wall.slice(5, 7)) === parts.month &&
    Number(wall.slice(8, 10)) === parts.day
  if (!there) throw new CellProblem(`${title} is not an existing date: ${text.slice(0, 40)}`)
  return wall.slice(0, 10) as WallDate
}

/**
 * Converts a time of day to `HH:MM:SS`, from `HH:MM`, `HH:MM:SS`, `h:mm am` or `h pm`.
 * @throws CellProblem
 */
export function readTimeOfDay(title: string, text: string): string {
  const match = /^(\d{1,2})(?::(\d\d))?(?::(\d\d))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text)
  const [, hours = '', minutes, seconds = '00', half] = match ?? []
  const hour = Number(hours)
  const twelve = half !== undefined
  const fits =
    match !== null &&
    (twelve ? hour >= 1 && hour <= 12 : hour <= 23 && minutes !== undefined) &&
    Number(minutes ?? 0) <= 59 &&
    Number(seconds) <= 59
  if (!fits) throw new CellProblem(`${title} is not a time of day: ${text.slice(0, 40)}`)
  const whole = twelve ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return `${String(whole).padStart(2, '0')}:${minutes ?? '00'}:${seconds}`
}
