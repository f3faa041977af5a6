import type { AppContext } from '../../context.ts'
import { dateWithOffset, localDay } from '../../domain/time/local-time.ts'
import { datesOf, formatDay, formatTime } from '../calendar/format-dates.ts'
import { html, type Html } from '../html.ts'

/** Writes moments in the language, zone and formats of the site. */
export async function momentWriter(ctx: AppContext): Promise<(moment: Date) => Html> {
  const settings = await ctx.settings()
  const zone = settings.timezone
  const style = datesOf(settings, localDay(ctx.clock(), zone))
  return (moment) => {
    const written = dateWithOffset(moment, zone)
    const wall = written.slice(0, 19)
    const when = { day: formatDay(wall, style), time: formatTime(wall, style) }
    return html`<time datetime="${written}">${style.t('comments.moment', when)}</time>`
  }
}
