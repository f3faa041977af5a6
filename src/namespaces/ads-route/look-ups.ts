import type { LookUpsOperations } from '../../../generated/ads-route/operations.ts'
import { has } from '../../domain/accounts/caller.ts'
import { ROLES } from '../../domain/accounts/capabilities.ts'
import { MANAGE_ADS } from '../../domain/ads/ad-policy.ts'
import { servedNamespaces } from '../site-index.ts'
import { forAdManagers, forAdUsers } from './ad-access.ts'
import { conditionValues, contains, tagOptions } from './conditions.ts'
import { describeAds } from './info.ts'
import { roleLabel } from './settings-view.ts'

/**
 * Parts of the system that ads can integrate with, and the namespaces that indicate their presence.
 */
const INTEGRATIONS: Readonly<Record<string, string>> = {
  calendar: 'cal/events/v1',
  schema: 'schema-output',
}

const activeIntegrations = (): string[] =>
  Object.entries(INTEGRATIONS)
    .filter(([, namespace]) => servedNamespaces.includes(namespace))
    .map(([name]) => name)

/** Options for forms, and information about the system (behaviour/ads.md). */
export const lookUps: LookUpsOperations = {
  listConditionValues: {
    ...forAdUsers,
    async run({ query, caller }, ctx) {
      const values = await conditionValues(ctx, caller, query.condition, query.search ?? '')
      return { status: 200, body: values }
    },
  },
  listAdRoles: {
    ...forAdUsers,
    async run({ query }) {
      const data = ROLES.map((role) => ({ label: roleLabel(role), value: role })).filter(
        ({ label }) => contains(label, query.search ?? ''),
      )
      return { status: 200, body: { status: 't', data } }
    },
  },
  listAdTags: {
    ...forAdUsers,
    async run({ query }, ctx) {
      return { status: 200, body: { status: 't', data: await tagOptions(ctx, query.search ?? '') } }
    },
  },
  listAdIntegrations: {
    ...forAdUsers,
    async run({ query }) {
      const data = activeIntegrations()
        .filter((name) => contains(name, query.search ?? ''))
        .map((name) => ({ label: name, value: name }))
      return { status: 200, body: { status: 't', data } }
    },
  },
  findAdIntegration: {
    ...forAdUsers,
    async run({ query }) {
      const found = activeIntegrations().includes(query.plugin_name ?? '')
      return { status: 200, body: { status: found ? 't' : 'f' } }
    },
  },
  isAdAdministrator: {
    ...forAdUsers,
    async run({ caller }) {
      return { status: 200, body: { status: has(caller, MANAGE_ADS) ? 't' : 'f' } }
    },
  },
  describeAds: {
    ...forAdManagers,
    async run({ request }, ctx) {
      return { status: 200, body: { info: await describeAds(ctx, request) } }
    },
  },
  listAdLocations: {
    ...forAdUsers,
    async run(_call, ctx) {
      const entries = ctx.ads.locations.map((place) => [place.location, place] as const)
      return { status: 200, body: Object.fromEntries(entries) }
    },
  },
}
