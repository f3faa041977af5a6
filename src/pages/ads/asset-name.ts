import { createHash } from 'node:crypto'

/** A digest of a text, for addresses that browsers may cache forever. */
export const assetName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
