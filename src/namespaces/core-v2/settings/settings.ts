import type { SettingsOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import { loadSettings, readRevision } from '../../../data/settings/stored-settings.ts'
import { readSettings } from '../../../domain/site/site-settings.ts'
import {
  findReferenceProblems,
  updateSettings,
  type SettingsRecord,
} from '../../../domain/site/update-settings.ts'
import { guardOf } from '../../../http/conditional.ts'
import { render, type Selection } from '../../../http/selection.ts'
import { readSettingsInput, settingsProblems } from './read-settings-input.ts'
import { settingsFields } from './settings-fields.ts'
import { requireManager } from '../require-manager.ts'

/** The settings of the site (behaviour/site.md#settings, behaviour/accounts.md#managing-users). */
export const settings: SettingsOperations = {
  getSettings: {
    authorize: requireManager,
    async run({ selection }, ctx) {
      const stored = await loadSettings(ctx.database)
      const record = { settings: readSettings(stored), revision: readRevision(stored) }
      const { version, updatedAt } = record.revision
      return { ...reply(selection, ctx, record), resource: { version, updatedAt, dated: true } }
    },
  },
  updateSettings: {
    check: async ({ body }, ctx) => ({
      ...(await findReferenceProblems(ctx, readSettingsInput(body))),
      ...settingsProblems(body, ctx.siteUrl),
    }),
    authorize: requireManager,
    async run({ body, preconditions, selection }, ctx) {
      const record = await updateSettings(ctx, readSettingsInput(body), guardOf({ preconditions }))
      return reply(selection, ctx, record)
    },
  },
}

const reply = (selection: Selection, ctx: AppContext, record: SettingsRecord) => ({
  status: 200 as const,
  body: render(settingsFields, selection, record.settings, { siteUrl: ctx.siteUrl }),
  resource: record.revision,
})
