/** The messages that name buttons, by their icons. */
import type { ICONS } from './icons.ts'

export const LABELS: Readonly<Record<keyof typeof ICONS, string>> = {
  heading2: 'text.heading2',
  heading3: 'text.heading3',
  heading4: 'text.heading4',
  bold: 'text.bold',
  italic: 'text.italic',
  code: 'text.code',
  link: 'text.link',
  bullets: 'text.bullets',
  numbers: 'text.numbers',
  quote: 'text.quote',
  codeBlock: 'text.codeBlock',
  picture: 'text.picture',
  separator: 'text.separator',
  undo: 'text.undo',
  redo: 'text.redo',
  up: 'text.up',
  down: 'text.down',
  delete: 'text.delete',
}
