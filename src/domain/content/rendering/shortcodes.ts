/**
 * Shortcodes: `[name key="value"]`, some of them around a text that `[/name]` ends. Only those
 * known here are replaced; others are text. Doubled brackets show the shortcode itself.
 */
import { escapeAttribute, safeAddress } from './addresses.ts'
import { tokenize } from './tokens.ts'

type Attributes = ReadonlyMap<string, string>
type Render = (attributes: Attributes, content: string) => string

const shortcodes: Readonly<Record<string, Render>> = {
  caption: renderCaption,
  audio: (attributes) => renderPlayer('audio', attributes, ['mp3', 'm4a', 'ogg', 'wav', 'flac']),
  video: (attributes) => renderPlayer('video', attributes, ['mp4', 'm4v', 'webm', 'ogv']),
  embed: (attributes, content) => renderLink(content.trim() || (attributes.get('src') ?? '')),
  // Without items chosen there is nothing to show.
  gallery: () => '',
  playlist: () => '',
}

const names = Object.keys(shortcodes).join('|')
const pattern = new RegExp(`(\\[?)\\[(/?)(${names})(?![\\w-])([^[\\]]*)\\](\\]?)`, 'g')

/** The text with known shortcodes replaced by what they stand for. */
export function expandShortcodes(html: string): string {
  return replaceShortcodes(html, (name, attributes, content) => {
    return shortcodes[name]?.(parseAttributes(attributes), content) ?? ''
  })
}

/** The text without known shortcodes and without what they enclose. */
export function removeShortcodes(html: string): string {
  return replaceShortcodes(html, () => '')
}

type Replace = (name: string, attributes: string, content: string) => string

const rawElements = ['pre', 'code', 'script', 'style']

function replaceShortcodes(html: string, replace: Replace): string {
  pattern.lastIndex = 0
  if (!html.includes('[') || !pattern.test(html)) return html
  const shielded = /<(?:pre|code|script|style)\b/i.test(html)
  if (!shielded) return replaceIn(html, replace)
  // What is shown as typed keeps its shortcodes; between two such elements they are replaced.
  let result = ''
  let open = ''
  for (const token of tokenize(html, { raw: rawElements })) {
    if (token.kind !== 'raw') {
      open += token.text
      continue
    }
    result += replaceIn(open, replace) + token.text
    open = ''
  }
  return result + replaceIn(open, replace)
}

function replaceIn(html: string, replace: Replace): string {
  const marks = [...html.matchAll(pattern)]
  const closers = closersOf(marks)
  let result = ''
  let done = 0
  marks.forEach((mark, index) => {
    const [whole, before, slash, name = '', attributes = '', after] = mark
    if (mark.index < done) return
    result += html.slice(done, mark.index)
    done = mark.index + whole.length
    if (before && after) {
      result += whole.slice(1, -1)
    } else if (slash) {
      result += whole
    } else {
      // A bracket on one side only belongs to the text around.
      const contentStart = done - (after ?? '').length
      const closer = attributes.endsWith('/') ? undefined : closers[index]
      const content = closer ? html.slice(contentStart, closer.index) : ''
      if (closer) done = closer.index + closer[0].length
      result += (before ?? '') + replace(name, attributes, content) + (closer ? '' : (after ?? ''))
    }
  })
  return result + html.slice(done)
}

/** For each mark the closing mark of its name that comes next, found from the end in one go. */
function closersOf(marks: readonly RegExpExecArray[]): (RegExpExecArray | undefined)[] {
  const next = new Map<string, RegExpExecArray>()
  return marks
    .toReversed()
    .map((mark) => {
      const name = mark[3] ?? ''
      const closer = next.get(name)
      // An opening mark of the same name ends the search: shortcodes do not nest in themselves.
      if (mark[2]) next.set(name, mark)
      else next.delete(name)
      return closer
    })
    .toReversed()
}

function parseAttributes(text: string): Attributes {
  const found = new Map<string, string>()
  for (const match of text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))|\S+/g)) {
    const [, name, double, single, bare] = match
    if (name) found.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  }
  return found
}

function attribute(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return ''
  return ` ${name}="${value.includes('&') ? value.replace(/["<>]/g, escapeAttribute) : escapeAttribute(value)}"`
}

function address(name: string, value: string | undefined): string {
  return attribute(name, value === undefined ? undefined : safeAddress(value))
}

function pixels(value: string | undefined): string | undefined {
  return value !== undefined && /^\d{1,5}(?:px)?$/.test(value) ? value.replace('px', '') : undefined
}

const image = /^\s*((?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?)/i

/** An image with words below it: the image leads the content, the rest is its caption. */
function renderCaption(attributes: Attributes, content: string): string {
  const lead = image.exec(content)
  const picture = lead?.[1] ?? ''
  const words = (attributes.get('caption') ?? content.slice(lead?.[0].length ?? 0)).trim()
  if (words === '') return content
  const width = pixels(attributes.get('width'))
  const kind = ['caption', attributes.get('align'), attributes.get('class')].filter(Boolean)
  return (
    `<figure${attribute('id', attributes.get('id'))}${attribute('class', kind.join(' '))}` +
    `${attribute('style', width && `width: ${width}px`)}>` +
    `${picture}<figcaption>${words}</figcaption></figure>`
  )
}

function renderPlayer(
  element: 'audio' | 'video',
  attributes: Attributes,
  formats: readonly string[],
): string {
  const source = ['src', ...formats].map((key) => attributes.get(key)).find(Boolean)
  if (!source) return ''
  const size =
    attribute('width', pixels(attributes.get('width'))) +
    attribute('height', pixels(attributes.get('height')))
  const poster = address('poster', attributes.get('poster'))
  const shape = element === 'video' ? size + poster : ''
  return `<figure><${element} controls preload="metadata"${shape}${address('src', source)}></${element}></figure>`
}

function renderLink(target: string): string {
  if (target === '') return ''
  return `<a${address('href', target)}>${target.replaceAll('<', '&lt;')}</a>`
}
