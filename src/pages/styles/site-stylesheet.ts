import { createHash } from 'node:crypto'
import { ARTICLE_STYLES } from './article.ts'
import { BASE_STYLES } from './base.ts'
import { BLOCK_STYLES } from './blocks.ts'
import { CARD_STYLES } from './card.ts'
import { FRAME_STYLES } from './frame.ts'
import { LIST_STYLES } from './lists.ts'
import { PRINT_STYLES } from './print.ts'
import { TEXT_STYLES } from './text.ts'
import { TOKENS } from './tokens.ts'

/** Styles of the public pages, the calendar's apart. */
export const SITE_STYLESHEET = [
  TOKENS,
  BASE_STYLES,
  FRAME_STYLES,
  LIST_STYLES,
  ARTICLE_STYLES,
  TEXT_STYLES,
  BLOCK_STYLES,
  CARD_STYLES,
  PRINT_STYLES,
].join('')

/** Changes with the content, so that browsers may cache it forever. */
export const SITE_STYLESHEET_PATH = `/assets/site-${createHash('sha256')
  .update(SITE_STYLESHEET)
  .digest('hex')
  .slice(0, 12)}.css`
