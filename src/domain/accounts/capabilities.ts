/**
 * Roles and their capabilities (behaviour/accounts.md#roles-and-capabilities). Checks ask for
 * capabilities, never for roles.
 */

export const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const
export type Role = (typeof ROLES)[number]

/** The role of new users created without one. */
export const DEFAULT_ROLE: Role = 'subscriber'

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name)
}

/** Content types with capabilities of their own, in addition to posts and pages. */
const CALENDAR_TYPES = ['cal_events', 'cal_venues', 'cal_organizers', 'import_records'] as const

const forTypes = (...stems: readonly string[]): string[] =>
  CALENDAR_TYPES.flatMap((type) => stems.map((stem) => `${stem}_${type}`))

const CONTRIBUTOR = ['edit_posts', 'delete_posts', ...forTypes('edit', 'delete')]

const AUTHOR = [
  'publish_posts',
  'edit_published_posts',
  'delete_published_posts',
  'upload_files',
  ...forTypes('publish', 'edit_published', 'delete_published'),
]

const OTHERS = ['edit_others', 'delete_others', 'edit_private', 'delete_private', 'read_private']

const EDITOR = [
  ...OTHERS.map((stem) => `${stem}_posts`),
  'edit_pages',
  'publish_pages',
  'delete_pages',
  'edit_published_pages',
  'delete_published_pages',
  ...OTHERS.map((stem) => `${stem}_pages`),
  'manage_categories',
  'moderate_comments',
  'unfiltered_html',
  'manage_links',
  ...forTypes(...OTHERS),
]

const ADMINISTRATOR = [
  'manage_options',
  'list_users',
  'create_users',
  'edit_users',
  'delete_users',
  'promote_users',
  'remove_users',
  'edit_theme_options',
  'export',
  'import',
  'edit_dashboard',
  'unfiltered_upload',
  'install_plugins',
  'update_plugins',
  'activate_plugins',
  'install_themes',
  'update_themes',
  'switch_themes',
  'update_core',
  'view_site_health_checks',
]

/** Each role has what the next one has, and more. The number is its level in old clients' terms. */
const OWN: Readonly<Record<Role, { level: number; own: readonly string[] }>> = {
  subscriber: { level: 0, own: ['read'] },
  contributor: { level: 1, own: CONTRIBUTOR },
  author: { level: 2, own: AUTHOR },
  editor: { level: 7, own: EDITOR },
  administrator: { level: 10, own: ADMINISTRATOR },
}

const ASCENDING = ROLES.toReversed()

function capabilitiesOf(role: Role): string[] {
  const lower = ASCENDING.slice(0, ASCENDING.indexOf(role) + 1)
  const levels = Array.from({ length: OWN[role].level + 1 }, (_, level) => `level_${level}`)
  return [...lower.flatMap((name) => OWN[name].own), ...levels]
}

const BY_ROLE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ROLES.map((role) => [role, new Set([...capabilitiesOf(role), role])]),
)

/** Returns all capabilities of the given roles, including the role names themselves. */
export function capabilitiesOfRoles(roles: readonly string[]): ReadonlySet<string> {
  const known = roles.flatMap((role) => BY_ROLE.get(role) ?? [])
  const [only] = known
  if (known.length === 1 && only !== undefined) return only
  return new Set(known.flatMap((capabilities) => [...capabilities]))
}
