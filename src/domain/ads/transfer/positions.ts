import { isTextPosition } from '../placing/positions.ts'

const OTHERS = new Set([
  'ad_sticky_ad',
  'loop_position',
  'ad_shortcode',
  'before_header',
  'after_header',
])

const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/(?:below|after)(?:_the)?_header/, 'after_header'],
  [/header|above_title/, 'before_header'],
  [/footer|related|below|after_content|end|bottom/, 'end_of_post'],
  [/paragraph/, 'after_paragraph'],
  [/image/, 'after_image'],
  [/middle|inside|content_center/, 'middle_of_post'],
  [/sticky/, 'ad_sticky_ad'],
  [/loop/, 'loop_position'],
]

/** The nearest supported position: `amp_` positions are for AMP pages, which this site does not have. */
export function knownPosition(name: string): string {
  if (!name.startsWith('amp_')) return name
  const plain = name.slice('amp_'.length)
  if (isTextPosition(plain) || OTHERS.has(plain)) return plain
  return NEAREST.find(([pattern]) => pattern.test(plain))?.[1] ?? 'beginning_of_post'
}
