import { readFile } from 'node:fs/promises'
import { contract } from '../../../generated/ads-route/contract.ts'
import { numberOf } from '../../domain/ads/sources/item.ts'
import type { AdFile, FileAd } from '../../domain/ads/transfer/import.ts'
import { isExported } from '../../domain/ads/settings/ad-settings.ts'
import { knownPosition } from '../../domain/ads/transfer/positions.ts'
import type { StoredFields } from '../../domain/ads/units/fields.ts'
import { fieldProblems } from '../../domain/ads/units/problems.ts'
import { failure } from '../../domain/errors/errors.ts'
import { loadPartReader, type PartReader } from '../../http/part-reader.ts'
import type { RequestBody } from '../../http/request.ts'
import type { IncomingFile } from '../../http/uploads/incoming-file.ts'
import { formats } from '../formats.ts'
import { isJsonObject } from '../../json-object.ts'

const LARGEST_FILE = 5 * 1024 * 1024
const MOST_ADS = 2000
const MOST_ERRORS = 100

interface ImportError {
  /** Such as `ads.ad7.position`. */
  readonly path: string
  readonly message: string
}

const loadReader = (argument: readonly [string, string]): Promise<PartReader> =>
  loadPartReader(contract, argument, formats)

/** Validates the fields of a unit against the contract; reports all problems. */
export type FieldReader = (given: StoredFields) => {
  readonly fields: StoredFields
  readonly problems: readonly ImportError[]
}

/** Creates the reader for unit fields; loaded with the first import. */
export async function loadFieldReader(): Promise<FieldReader> {
  const read = await loadReader(['saveAd', 'ads_post_meta'])
  return (given) => {
    const { position } = given
    const known =
      typeof position === 'string' ? { ...given, position: knownPosition(position) } : given
    const { value, problems } = read(known)
    if (problems.length > 0) return { fields: given, problems }
    const fields = value as StoredFields
    const own = fieldProblems(fields).map(({ field, message }) => ({ path: field, message }))
    return { fields, problems: own }
  }
}

/**
 * Reads and validates the body or file of an import (behaviour/ads.md#import).
 * @throws DomainError 400 ads_import_invalid with all problems; 413 rest_upload_file_too_big
 */
export async function readImport(
  body: RequestBody,
  upload: IncomingFile | undefined,
  takesSettings: boolean,
): Promise<AdFile> {
  const given = upload === undefined ? bodyValue(body) : await fileValue(upload)
  if (!isJsonObject(given)) throw invalid([{ path: '', message: 'is no export' }])
  const { ads: adMap, myFile: _file, export_version: version, settings: _flag, ...settings } = given
  const errors: ImportError[] = []
  if (version !== undefined && numberOf(version) !== 1) {
    errors.push({ path: 'export_version', message: 'is a version that is not known' })
  }
  if (adMap !== undefined && !isJsonObject(adMap)) {
    errors.push({ path: 'ads', message: 'must be an object' })
  }
  const ads = readAds(isJsonObject(adMap) ? adMap : {}, await loadFieldReader(), errors)
  const read = await readSettings(settings, errors)
  if (adMap === undefined && read === undefined) {
    errors.push({ path: '', message: 'has neither ads nor settings' })
  }
  if (errors.length > 0) throw invalid(errors)
  return { ads, settings: read, takesSettings }
}

function readAds(
  map: Readonly<Record<string, unknown>>,
  readFields: FieldReader,
  errors: ImportError[],
): FileAd[] {
  const entries = Object.entries(map)
  if (entries.length > MOST_ADS) {
    errors.push({ path: 'ads', message: `has more than ${MOST_ADS} members` })
    return []
  }
  return entries.flatMap(([name, given]) => {
    const at = `ads.${name.slice(0, 80)}`
    if (!isJsonObject(given)) {
      errors.push({ path: at, message: 'must be an object' })
      return []
    }
    // No unit would be created, so none of its fields can be invalid.
    if (given['ad_type'] === 'plain_text' && (given['code'] ?? '') === '') {
      return [{ name, fields: { ad_type: 'plain_text', code: '' } }]
    }
    const { fields, problems } = readFields({ ...given, imported_from: 'export' })
    errors.push(...problems.map(({ path, message }) => ({ path: `${at}.${path}`, message })))
    return [{ name, fields }]
  })
}

async function readSettings(
  given: Readonly<Record<string, unknown>>,
  errors: ImportError[],
): Promise<StoredFields | undefined> {
  const exported = Object.fromEntries(Object.entries(given).filter(([name]) => isExported(name)))
  if (Object.keys(exported).length === 0) return undefined
  const read = await loadReader(['updateAdSettings', 'settings'])
  const { value, problems } = read(exported)
  errors.push(...problems)
  return value as StoredFields
}

function bodyValue(body: RequestBody): unknown {
  return body.kind === 'value' ? body.value : undefined
}

/** @throws DomainError 413 rest_upload_file_too_big; 400 ads_import_invalid for invalid JSON */
async function fileValue({ path, size }: IncomingFile): Promise<unknown> {
  if (size > LARGEST_FILE) throw failure('rest_upload_file_too_big')
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch {
    throw invalid([{ path: 'myFile', message: 'is no JSON' }])
  }
}

const invalid = (errors: readonly ImportError[]) =>
  failure('ads_import_invalid', { details: { errors: errors.slice(0, MOST_ERRORS) } })
