/**
 * Shortcodes: `[name key="value"]`, some of them around a text that `[/name]` ends. Only those
 * known here are replaced; others are text. Doubled brackets show the shortcode itself.
 */
import { escapeAttribute, safeAddress } from '../../text/addresses.ts'
import { STEPS_PER_SLICE, type Sliced } from '../../text/slices.ts'
import { tokensOf } from '../../../markup/tokens.ts'

type Attributes = ReadonlyMap<string, string>
type Render = (attributes: Attributes, content: string) => string

const shortcodes: Readonly<Record<string, Render>> = {
  caption: renderCaption,
  audio: (attributes) => renderPlayer('audio', attributes, ['mp3', 'm4a', 'ogg', 'wav', 'flac']),
  video: (attributes) => renderPlayer('video', attributes, ['mp4', 'm4v', 'webm', 'ogv']),
  embed: (attributes, content) => renderLink(content.trim() || (attributes.get('src') ?? '')),
  // Without selected items there is nothing to show.
  gallery: () => '',
  playlist: () => '',
  // Only pages insert ads; elsewhere the placeholder shows nothing.
  ads: () => '',
}

const names = Object.keys(shortcodes).join('|')
const pattern = new RegExp(`(\\[?)\\[(/?)(${names})(?![\\w-])([^[\\]]*)\\](\\]?)`, 'g')

/** Replaces known shortcodes by their content. */
export function expandShortcodes(html: string): Sliced<string> {
  return replaceShortcodes(html, (name, attributes, content) => {
    return shortcodes[name]?.(parseAttributes(attributes), content) ?? ''
  })
}

/** The same, with places for the ads that shortcodes name. */
export function expandWithAdPlaces(html: string): Sliced<string> {
  return replaceShortcodes(html, (name, attributes, content) => {
    const values = parseAttributes(attributes)
    return name === 'ads'
      ? adPlace(values.get('id') ?? '')
      : (shortcodes[name]?.(values, content) ?? '')
  })
}

/** A block without anything in it, which no later step of the rendering changes. */
const adPlace = (id: string): string => `<div data-ads-place="${id.replace(/\W/g, '')}"></div>`

/** The text without known shortcodes and their contents. */
export function removeShortcodes(html: string): Sliced<string> {
  return replaceShortcodes(html, () => '')
}

type Replace = (name: string, attributes: string, content: string) => string

const rawElements = ['pre', 'code', 'script', 'style']

function* replaceShortcodes(html: string, replace: Replace): Sliced<string> {
  if (!html.includes('[') || html.search(pattern) === -1) return html
  const marks = yield* marksOf(html)
  const closers = closersOf(marks)
  let result = ''
  let done = 0
  for (const [index, mark] of marks.entries()) {
    if (index % STEPS_PER_SLICE === STEPS_PER_SLICE - 1) yield
    if (mark.start < done) continue
    result += html.slice(done, mark.start)
    done = mark.end
    if (mark.doubled) {
      result += html.slice(mark.start + 1, mark.end - 1)
    } else if (mark.closing) {
      result += html.slice(mark.start, mark.end)
    } else {
      const closer = closers[index]
      result += replace(mark.name, mark.attributes, closer ? html.slice(done, closer.start) : '')
      if (closer) done = closer.end
    }
  }
  return result + html.slice(done)
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly attributes: string
  readonly closing: boolean
  readonly doubled: boolean
}

/**
 * The marks of known shortcodes in running text. Those inside of tags are left alone: an attribute
 * that a shortcode writes into could be left by it, and with it every check of its value.
 */
function* marksOf(html: string): Sliced<Mark[]> {
  const marks: Mark[] = []
  let offset = 0
  let steps = 0
  for (const token of tokensOf(html, { raw: rawElements })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'text') {
      for (const match of token.text.matchAll(pattern)) marks.push(markOf(match, offset))
    }
    offset += token.text.length
  }
  return marks
}

function markOf(match: RegExpExecArray, offset: number): Mark {
  const [whole, before = '', slash, name = '', attributes = '', after = ''] = match
  const doubled = before !== '' && after !== ''
  // A bracket on one side only belongs to the text around.
  const start = offset + match.index + (doubled ? 0 : before.length)
  const end = offset + match.index + whole.length - (doubled ? 0 : after.length)
  return { start, end, name, attributes, closing: slash === '/', doubled }
}

/** For each mark the closing mark of its name that comes next, found from the end in one go. */
function closersOf(marks: readonly Mark[]): (Mark | undefined)[] {
  const next = new Map<string, Mark>()
  return marks
    .toReversed()
    .map((mark) => {
      if (mark.doubled) return undefined
      const closer = next.get(mark.name)
      // An opening mark of the same name ends the search: shortcodes do not nest in themselves.
      if (mark.closing) next.set(mark.name, mark)
      else next.delete(mark.name)
      return mark.attributes.endsWith('/') ? undefined : closer
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

/** Values come from HTML, so that their character references are kept as they are. */
function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${value.replace(/["'<>]/g, escapeAttribute)}"` : ''
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
