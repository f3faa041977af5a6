import { create as contentDisposition } from 'content-disposition'
import type { AdSettingsOperations } from '../../../generated/ads-route/operations.ts'
import { has } from '../../domain/accounts/caller.ts'
import { MANAGE_ADS } from '../../domain/ads/ad-policy.ts'
import { adsTxtProblems } from '../../domain/ads/settings/ads-txt.ts'
import { namesRole, type Chosen } from '../../domain/ads/settings/ad-settings.ts'
import { changeAdMode, updateAdSettings } from '../../domain/ads/settings/update-ad-settings.ts'
import { exportAds } from '../../domain/ads/transfer/export.ts'
import { importFile } from '../../domain/ads/transfer/import.ts'
import { forbidden } from '../../domain/errors/errors.ts'
import { ApiError, type ArgumentProblem } from '../../http/errors.ts'
import { forAdManagers, forAdUsers } from './ad-access.ts'
import { readImport } from './import-file.ts'
import { settingsView } from './settings-view.ts'

/** The settings of ads (behaviour/ads.md). */
export const adSettings: AdSettingsOperations = {
  getAdSettings: {
    ...forAdUsers,
    async run(_call, ctx) {
      return { status: 200, body: await settingsView(ctx) }
    },
  },
  changeAdMode: {
    ...forAdManagers,
    async run({ body }, ctx) {
      await changeAdMode(ctx, body.mode)
      return { status: 200, body: { status: 't' } }
    },
  },
  updateAdSettings: {
    ...forAdManagers,
    check: ({ body }) => roleProblems(body.settings),
    async run({ body }, ctx) {
      await updateAdSettings(ctx, body.settings)
      return {
        status: 200,
        body: { status: 'tp', msg: 'Settings has been saved successfully' },
      }
    },
  },
  validateAdsTxt: {
    ...forAdUsers,
    async run({ body, caller }, ctx) {
      const text = body.content ?? body['0'] ?? ''
      if (text.trim() === '') {
        throw new ApiError('rest_missing_callback_param', { params: ['content'] })
      }
      const { settings } = await ctx.ads.plan()
      // The text would be stored, which changes the settings.
      if (settings.adsTxtEnabled && !has(caller, MANAGE_ADS)) {
        throw forbidden('rest_forbidden', caller)
      }
      const errors = adsTxtProblems(text)
      if (errors.length > 0) return { status: 200, body: { errors } }
      if (settings.adsTxtEnabled) await updateAdSettings(ctx, { adsTxtText: text })
      return { status: 200, body: { valid: true } }
    },
  },
  exportAdSettings: {
    ...forAdManagers,
    async run({ body }, ctx) {
      const exported = await exportAds(ctx, body.include ?? ['settings', 'ads'])
      const [year, month, day] = ctx.clock().toISOString().slice(0, 10).split('-')
      return {
        status: 200,
        body: exported,
        headers: {
          'Content-Disposition': contentDisposition(
            `ads-settings-export-${month}-${day}-${year}.json`,
          ),
        },
      }
    },
  },
  importAdSettings: {
    ...forAdManagers,
    async run(call, ctx) {
      const file = await readImport(call.request.body, call.upload, call.body.settings ?? false)
      const counts = await importFile(ctx, call.caller, file)
      return { status: 200, body: { status: 't', ...counts } }
    },
  },
}

/** The schema cannot list the existing roles. */
function roleProblems(
  settings: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, ArgumentProblem>> {
  const wrong = ['RoleBasedAccess', 'multiUserValue'].find((name) => {
    const roles = settings?.[name]
    return Array.isArray(roles) && !(roles as Chosen[]).every(namesRole)
  })
  if (wrong === undefined) return {}
  const message = `settings[${wrong}] names an unknown role.`
  return { settings: { code: 'rest_invalid_param', message, data: null } }
}
