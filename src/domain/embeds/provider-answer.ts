import { decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { plainLine } from '../text/plain-line.ts'
import { cleanEmbedMarkup, type MarkupSource } from './embed-markup.ts'
import type { OEmbed } from './oembed.ts'
import { isJsonObject } from '../../json-object.ts'

type Members = Readonly<Record<string, unknown>>

/** Formats of providers' answers. */
export const ANSWER_TYPES = [
  'application/json',
  'application/json+oembed',
  'text/javascript',
  'text/xml',
  'text/xml+oembed',
  'application/xml',
] as const

const LONGEST_TEXT = 500
const LONGEST_ADDRESS = 2048
const LONGEST_MARKUP = 64 * 1024

/**
 * Parses and sanitizes a provider's answer: known members with valid types, web addresses and safe
 * markup. Undefined if nothing visible remains.
 */
export function readProviderAnswer(
  { type, text }: { readonly type: string; readonly text: string },
  source: MarkupSource,
): OEmbed | undefined {
  const given = type.includes('xml') ? readXml(text) : readJson(text)
  if (given === undefined) return undefined
  const details = detailsOf(given)
  const html = given['html']
  switch (given['type']) {
    case 'link':
      return { version: '1.0', type: 'link', ...details }
    case 'photo': {
      const url = webAddress(given['url'])
      return url === undefined ? undefined : { version: '1.0', type: 'photo', ...details, url }
    }
    case 'video':
    case 'rich': {
      if (typeof html !== 'string' || html.length > LONGEST_MARKUP) return undefined
      const clean = cleanEmbedMarkup(html, source)
      return clean === ''
        ? undefined
        : { version: '1.0', type: given['type'], ...details, html: clean }
    }
    default:
      return undefined
  }
}

function detailsOf(given: Members): Partial<OEmbed> {
  const texts = ['title', 'author_name', 'provider_name'].map((name) => [name, line(given[name])])
  const addresses = ['author_url', 'provider_url', 'thumbnail_url'].map((name) => [
    name,
    webAddress(given[name]),
  ])
  const numbers = ['width', 'height', 'thumbnail_width', 'thumbnail_height', 'cache_age'].map(
    (name) => [name, wholeNumber(given[name])],
  )
  const known = [...texts, ...addresses, ...numbers].filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as Partial<OEmbed>
}

function readJson(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const xml = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  trimValues: true,
})

/** Document types are refused: they could define entities, and this format needs none. */
function readXml(text: string): Members | undefined {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return undefined
  try {
    const { oembed } = xml.parse(text) as { oembed?: unknown }
    if (typeof oembed !== 'object' || oembed === null) return undefined
    return Object.fromEntries(
      Object.entries(oembed).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? decodeXML(value) : value,
      ]),
    )
  } catch {
    return undefined
  }
}

/** Undefined for values that are not text or have no text left. */
function line(value: unknown): string | undefined {
  const text = typeof value === 'string' ? plainLine(value, LONGEST_TEXT) : ''
  return text === '' ? undefined : text
}

function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return undefined
  const text = value.trim()
  const whole = text.startsWith('//') ? `https:${text}` : text
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined
  return new URL(whole).href
}

/** Some providers send sizes as text; percentages are ignored. */
function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  const whole = Math.round(number)
  return whole >= 0 && whole < 1e9 ? whole : undefined
}
