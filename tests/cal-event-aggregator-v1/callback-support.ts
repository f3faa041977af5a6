import { updateSettings, type SettingsChange } from '../../src/domain/site/update-settings.ts'
import type { TestService } from '../support/service.ts'
import { progress, type Pushed } from './support.ts'

/** A batch of a running import. */
export const batch = (pushed: Pushed, members: object = {}) => ({
  batch_hash: pushed.hash,
  status: progress(0, 9),
  percentage_complete: 20,
  ...members,
})

/** A state without items. */
export const state = (pushed: Pushed, members: object = {}) => ({
  batch_hash: pushed.hash,
  status: 'pending',
  message: 'Reading.',
  message_slug: 'fetching',
  percentage_complete: 5,
  ...members,
})

/** Runs something while settings have other values. */
export async function duringSettings<T>(
  service: TestService,
  change: SettingsChange,
  work: () => Promise<T>,
): Promise<T> {
  await updateSettings(service.ctx, change, () => undefined)
  try {
    return await work()
  } finally {
    const back = Object.fromEntries(Object.keys(change).map((name) => [name, null]))
    await updateSettings(service.ctx, back, () => undefined)
  }
}
