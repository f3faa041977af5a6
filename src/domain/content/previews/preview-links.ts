/** Links to entries that are not public yet (behaviour/content.md#preview-links). */
import { findPreviewStateRow } from '../../../data/entries/preview-state-row.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findRevision } from '../../../data/revisions/revision-reader.ts'
import { ANONYMOUS, callerOf, type Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { statusOf } from '../../content-types/entry-statuses.ts'
import { failure, forbidden } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { canEdit, canRead, type PolicyItem } from '../entry-policy.ts'
import { requireRevisionOf } from '../revisions/parent.ts'
import { snapshotTexts } from '../revisions/restore-revision.ts'
import {
  previewState,
  readPreviewToken,
  signPreviewToken,
  type PreviewClaims,
} from './preview-token.ts'

const HOUR = 60 * 60 * 1000

/** A token and when it expires. */
export interface IssuedPreview {
  readonly token: string
  readonly expires: Date
}

/** @throws DomainError rest_cannot_edit, 400 rest_preview_of_trash */
export function requirePreviewable(caller: Caller, type: ContentType, entry: EntryRow): void {
  if (!canEdit(caller, type, entry)) throw forbidden('rest_cannot_edit', caller)
  if (entry.status === 'trash') throw failure('rest_preview_of_trash')
}

/**
 * Signs a token for an entry, or for a revision or autosave of it, on behalf of a caller who may edit
 * the entry.
 * @throws DomainError 404 rest_post_invalid_id, rest_revision_parent_id_mismatch
 */
export async function issuePreview(
  site: Site,
  caller: Caller,
  entry: EntryRow,
  revisionId?: number,
): Promise<IssuedPreview> {
  const { secret, database } = site
  if (revisionId !== undefined) {
    requireRevisionOf(entry.id, await findRevision(database, revisionId))
  }
  const row = await findPreviewStateRow(database, entry.id, caller.id)
  if (row === undefined) throw failure('rest_post_invalid_id')
  const { previewLinkHours } = await site.settings()
  const expires = Math.floor((site.clock().getTime() + previewLinkHours * HOUR) / 1000)
  const token = signPreviewToken(secret, {
    entryId: entry.id,
    revisionId: revisionId ?? 0,
    userId: caller.id,
    expires,
    state: previewState(secret, row),
  })
  return { token, expires: new Date(expires * 1000) }
}

/** The properties of an entry that opening it with a token depends on, and may replace. */
export interface Previewable
  extends PolicyItem, Pick<EntryRow, 'id' | 'title' | 'content' | 'excerpt'> {}

/** The content that a token opens. */
export interface OpenedPreview<Item extends Previewable = EntryRow> {
  /** With the texts of the token's revision, if it names one. */
  readonly entry: Item
  /** Unsaved members of an event besides its texts, as the calendar keeps them. */
  readonly changes?: Readonly<Record<string, unknown>> | null
  readonly expires: Date
}

/**
 * Opens an entry with a token; undefined if the entry has been published since, so that the token
 * adds nothing.
 * @throws DomainError 403 rest_preview_token_invalid for a token of another entry or one that has
 *   ended early, rest_preview_token_expired
 */
export async function openPreview<Item extends Previewable>(
  site: Site,
  type: ContentType,
  entry: Item,
  token: string,
): Promise<OpenedPreview<Item> | undefined> {
  const claims = readPreviewToken(site.secret, token)
  if (claims?.entryId !== entry.id) throw failure('rest_preview_token_invalid')
  const published = isPublished(type, entry)
  if (published && claims.revisionId === 0) return undefined
  const expires = new Date(claims.expires * 1000)
  if (expires <= site.clock()) throw failure('rest_preview_token_expired')
  if (!(await isStanding(site, type, entry, claims))) {
    if (published) return undefined
    throw failure('rest_preview_token_invalid')
  }
  if (claims.revisionId === 0) return { entry, expires }
  const revision = await findRevision(site.database, claims.revisionId)
  if (revision?.parentId !== entry.id) throw failure('rest_preview_token_invalid')
  const { changes } = revision
  return { entry: { ...entry, ...snapshotTexts(revision) }, changes, expires }
}

/** Visitors never see blocks, but publishing one ends its links as well. */
const isPublished = (type: ContentType, entry: Previewable): boolean =>
  statusOf(entry.status)?.public === true || canRead(ANONYMOUS, type, entry)

/** Whether the link has not ended early and its creator may still edit the entry. */
async function isStanding(
  { database, secret }: Site,
  type: ContentType,
  entry: Previewable,
  { userId, state }: PreviewClaims,
): Promise<boolean> {
  const creator = await findPreviewStateRow(database, entry.id, userId)
  if (creator === undefined || previewState(secret, creator) !== state) return false
  return entry.status !== 'trash' && canEdit(callerOf(creator), type, entry)
}

/** The id of a token's entry; undefined unless this site has signed the token. */
export const previewedId = ({ secret }: Pick<Site, 'secret'>, token: string): number | undefined =>
  readPreviewToken(secret, token)?.entryId
