import type { OperatorSettings } from '../site/operator-settings.ts'
import type { Site } from '../site/site.ts'
import { updateSettings } from '../site/update-settings.ts'
import { cutoffOf } from '../time/days.ts'
import { moveWholeDays } from './events/move-whole-days.ts'

/** Changes settings of the operator; all-day events keep their dates when days end at another time. */
export async function updateOperatorSettings(
  site: Site,
  change: Partial<OperatorSettings>,
): Promise<void> {
  await updateSettings(
    site,
    change,
    () => undefined,
    async (tx, { multiDayCutoff }) => {
      if (change.multiDayCutoff !== undefined) await moveWholeDays(tx, cutoffOf(multiDayCutoff))
    },
  )
}
