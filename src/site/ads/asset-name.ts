import { createHash } from 'node:crypto'

/** Changes with every change of a text, so that browsers may keep what has it in its address for ever. */
export const assetName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
