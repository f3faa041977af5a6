import { readMeta } from '../meta.ts'
import { blockMetaKeyNames } from '../meta-keys.ts'

/** How far texts follow the block that they use; empty if entirely. */
const SYNC_STATUSES = ['', 'partial', 'unsynced'] as const

export interface BlockMeta {
  pattern_sync_status: (typeof SYNC_STATUSES)[number]
}

/** The meta object of a reusable block; a stored value that is not known counts as none. */
export function readBlockMeta(
  stored: Readonly<Record<string, unknown>> | null | undefined,
): BlockMeta {
  const { pattern_sync_status: status } = readMeta(stored, blockMetaKeyNames)
  return { pattern_sync_status: SYNC_STATUSES.find((known) => known === status) ?? '' }
}
