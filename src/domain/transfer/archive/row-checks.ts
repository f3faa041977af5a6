import type { ArchiveTableName } from '../../../data/archive/tables.ts'
import { isAdType } from '../../ads/units/ad-types.ts'
import { misshapenLists } from '../../ads/units/list-shapes.ts'
import { isRole } from '../../accounts/capabilities.ts'
import { readZone } from '../../time/zones.ts'
import { contentTypes, isContentTypeName } from '../../content-types/content-types.ts'
import { isStored } from '../../content-types/entry-statuses.ts'
import { hiddenTaxonomies, menuTaxonomy, taxonomyOf } from '../../content-types/taxonomies.ts'
import { isKnownMimeType } from '../../media/file-types.ts'
import { MEDIA_KEY } from './media-list.ts'
import type { ArchiveRow } from './row-reader.ts'
import { isJsonObject } from '../../../json-object.ts'

type Check = (row: ArchiveRow) => readonly string[]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const problemUnless = (valid: boolean, problem: string): string[] => (valid ? [] : [problem])

const objects =
  (...columns: readonly string[]): Check =>
  (row) =>
    columns.flatMap((column) =>
      problemUnless(isJsonObject(row[column]), `${column}: must be an object`),
    )

const openOrClosed =
  (...columns: readonly string[]): Check =>
  (row) =>
    columns.flatMap((column) =>
      problemUnless(
        ['open', 'closed'].includes(textOf(row[column])),
        `${column}: must be open or closed`,
      ),
    )

const both =
  (...checks: readonly Check[]): Check =>
  (row) =>
    checks.flatMap((check) => check(row))

const fileName =
  (column: string): Check =>
  (row) =>
    problemUnless(MEDIA_KEY.test(textOf(row[column])), `${column}: is not a valid media key`)

const mimeType: Check = (row) =>
  problemUnless(isKnownMimeType(textOf(row['mime_type'])), 'mime_type: is not supported')

const SIZE_NAME = /^\w[\w.-]{0,199}$/

function isSize(value: unknown): boolean {
  if (!isJsonObject(value)) return false
  const { file, width, height, mimeType: type, filesize } = value
  const numbers = [width, height, filesize].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  )
  return numbers && SIZE_NAME.test(textOf(file)) && isKnownMimeType(textOf(type))
}

const sizes: Check = ({ sizes: given }) =>
  problemUnless(
    isJsonObject(given) && Object.values(given).every(isSize),
    'sizes: must be image sizes',
  )

const isTaxonomy = (name: string): boolean =>
  taxonomyOf(name) !== undefined || hiddenTaxonomies.has(name) || name === menuTaxonomy.name

function isRecurrence(value: unknown): boolean {
  if (value === null) return true
  if (!isJsonObject(value)) return false
  const { rrule, rdate, exdate } = value
  const dates = [rdate, exdate].every(
    (list) => Array.isArray(list) && list.every((date) => typeof date === 'string'),
  )
  return dates && (rrule === null || typeof rrule === 'string')
}

const typeAndStatus: Check = ({ type, status }) => {
  const name = textOf(type)
  if (!isContentTypeName(name)) return ['type: unknown content type']
  const { openStatus } = contentTypes[name]
  return problemUnless(isStored(openStatus, textOf(status)), `status: is not one of type ${name}`)
}

const adFields: Check = ({ fields }) =>
  isJsonObject(fields)
    ? misshapenLists(fields).map((name) => `fields: ${name} is not valid`)
    : ['fields: must be an object']

/** Checks beyond the constraints of the database. */
const checks: Readonly<Partial<Record<ArchiveTableName, Check>>> = {
  users: both(objects('meta', 'extra_capabilities'), ({ roles }) =>
    problemUnless(Array.isArray(roles) && roles.every(isRole), 'roles: unknown role'),
  ),
  terms: both(objects('meta'), ({ taxonomy }) =>
    problemUnless(isTaxonomy(textOf(taxonomy)), 'taxonomy: unknown taxonomy'),
  ),
  entries: both(objects('meta'), openOrClosed('comment_status', 'ping_status'), typeAndStatus),
  revisions: objects('meta'),
  comments: objects('meta'),
  media: both(fileName('file'), mimeType, sizes, objects('details')),
  media_files: both(fileName('key'), mimeType),
  events: ({ timezone, recurrence }) => [
    ...problemUnless(readZone(textOf(timezone)) !== undefined, 'timezone: unknown time zone'),
    ...problemUnless(isRecurrence(recurrence), 'recurrence: must have rrule, rdate and exdate'),
  ],
  ad_units: both(adFields, ({ type }) =>
    problemUnless(isAdType(textOf(type)), 'type: unknown ad type'),
  ),
  import_records: both(objects('options', 'source_validators'), ({ errors }) =>
    problemUnless(Array.isArray(errors), 'errors: must be a list'),
  ),
  imported_items: objects('fields'),
}

/** Returns the problems of a row whose columns have the right types. */
export function checkRow(table: ArchiveTableName, row: ArchiveRow): readonly string[] {
  return checks[table]?.(row) ?? []
}
