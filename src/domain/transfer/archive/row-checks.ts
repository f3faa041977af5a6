import type { ArchiveTableName } from '../../../data/archive/tables.ts'
import { isRole } from '../../accounts/capabilities.ts'
import { readZone } from '../../calendar/time/zones.ts'
import { isContentTypeName } from '../../content/content-types.ts'
import { statusOf } from '../../content/statuses.ts'
import { hiddenTaxonomies, menuTaxonomy, taxonomyOf } from '../../content/taxonomies.ts'
import { isKnownMimeType } from '../../media/file-types.ts'
import { MEDIA_KEY } from './media-list.ts'
import type { ArchiveRow } from './row-reader.ts'

type Check = (row: ArchiveRow) => readonly string[]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)

const unless = (fine: boolean, what: string): string[] => (fine ? [] : [what])

const objects =
  (...columns: readonly string[]): Check =>
  (row) =>
    columns.flatMap((column) => unless(isRecord(row[column]), `${column}: must be an object`))

const openOrClosed =
  (...columns: readonly string[]): Check =>
  (row) =>
    columns.flatMap((column) =>
      unless(['open', 'closed'].includes(textOf(row[column])), `${column}: must be open or closed`),
    )

const both =
  (...checks: readonly Check[]): Check =>
  (row) =>
    checks.flatMap((check) => check(row))

const fileName =
  (column: string): Check =>
  (row) =>
    unless(MEDIA_KEY.test(textOf(row[column])), `${column}: is no name of a media file`)

const mimeType: Check = (row) =>
  unless(isKnownMimeType(textOf(row['mime_type'])), 'mime_type: is none that the site serves')

const SIZE_NAME = /^\w[\w.-]{0,199}$/

function isSize(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { file, width, height, mimeType: type, filesize } = value
  const numbers = [width, height, filesize].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  )
  return numbers && SIZE_NAME.test(textOf(file)) && isKnownMimeType(textOf(type))
}

const sizes: Check = ({ sizes: given }) =>
  unless(isRecord(given) && Object.values(given).every(isSize), 'sizes: must be forms of a picture')

const isTaxonomy = (name: string): boolean =>
  taxonomyOf(name) !== undefined || hiddenTaxonomies.has(name) || name === menuTaxonomy.name

function isRecurrence(value: unknown): boolean {
  if (value === null) return true
  if (!isRecord(value)) return false
  const { rrule, rdate, exdate } = value
  const dates = [rdate, exdate].every(
    (list) => Array.isArray(list) && list.every((date) => typeof date === 'string'),
  )
  return dates && (rrule === null || typeof rrule === 'string')
}

/** What the program expects of rows beyond what the database does. */
const checks: Readonly<Partial<Record<ArchiveTableName, Check>>> = {
  users: both(objects('meta', 'extra_capabilities'), ({ roles }) =>
    unless(Array.isArray(roles) && roles.every(isRole), 'roles: there is no such role'),
  ),
  terms: both(objects('meta'), ({ taxonomy }) =>
    unless(isTaxonomy(textOf(taxonomy)), 'taxonomy: there is no such one'),
  ),
  entries: both(
    objects('meta'),
    openOrClosed('comment_status', 'ping_status'),
    ({ type }) => unless(isContentTypeName(textOf(type)), 'type: there is no such one'),
    ({ status }) => unless(statusOf(textOf(status)) !== undefined, 'status: there is no such one'),
  ),
  revisions: objects('meta'),
  comments: objects('meta'),
  media: both(fileName('file'), mimeType, sizes, objects('details')),
  media_files: both(fileName('key'), mimeType),
  events: ({ timezone, recurrence }) => [
    ...unless(readZone(textOf(timezone)) !== undefined, 'timezone: there is no such one'),
    ...unless(isRecurrence(recurrence), 'recurrence: must have rrule, rdate and exdate'),
  ],
  ad_units: objects('fields'),
  import_records: both(objects('options', 'source_validators'), ({ errors }) =>
    unless(Array.isArray(errors), 'errors: must be a list'),
  ),
  imported_items: objects('fields'),
}

/** What is wrong with a row of the right shape. */
export function checkRow(table: ArchiveTableName, row: ArchiveRow): readonly string[] {
  return checks[table]?.(row) ?? []
}
