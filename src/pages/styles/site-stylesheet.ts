import { stylesheet } from '../immutable-asset.ts'
import { ARTICLE_STYLES } from './article.ts'
import { BASE_STYLES } from './base.ts'
import { BLOCK_STYLES } from './blocks.ts'
import { CARD_STYLES } from './card.ts'
import { FRAME_STYLES } from './frame.ts'
import { LIST_STYLES } from './lists.ts'
import { ENTRY_PRINT_STYLES, PRINT_STYLES } from './print.ts'
import { TEXT_STYLES } from './text.ts'
import { TOKENS } from './tokens.ts'

/** Styles of all public pages. */
export const siteStylesheet = stylesheet(
  'site',
  TOKENS,
  BASE_STYLES,
  FRAME_STYLES,
  LIST_STYLES,
  CARD_STYLES,
  PRINT_STYLES,
)

/** In addition, those of entries on pages of their own. */
export const entryStylesheet = stylesheet(
  'entry',
  ARTICLE_STYLES,
  TEXT_STYLES,
  BLOCK_STYLES,
  ENTRY_PRINT_STYLES,
)
