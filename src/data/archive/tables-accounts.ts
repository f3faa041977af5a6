import type { ArchiveTable } from './columns.ts'
import { bytes, citext, instant, integer, json, nullable, text, texts, uuid } from './columns.ts'

/** Settings, users and their credentials. */
export const accountTables = {
  // Includes the key of the site, without which no application password can be verified.
  settings: { columns: { key: text(), value: json() }, key: ['key'] },
  users: {
    columns: {
      id: integer(),
      login: citext(),
      slug: text(),
      email: citext(),
      display_name: text(),
      first_name: text(),
      last_name: text(),
      nickname: text(),
      description: text(),
      url: text(),
      locale: text(),
      roles: texts(),
      extra_capabilities: json(),
      meta: json(),
      password_hash: text(),
      registered_at: instant(),
      version: integer(),
      updated_at: instant(),
    },
    key: ['id'],
    sequence: 'users_id_seq',
  },
  application_passwords: {
    columns: {
      uuid: uuid(),
      user_id: integer({ references: 'users' }),
      app_id: text(),
      name: text(),
      hash: bytes(),
      created_at: instant(),
      last_used_at: instant(nullable),
      last_ip: text(nullable),
      scopes: texts(),
      expires_at: instant(nullable),
      addresses: texts(),
    },
    key: ['uuid'],
  },
} as const satisfies Readonly<Record<string, ArchiveTable>>
