import { IntlMessageFormat } from 'intl-messageformat'
import {
  catalogues,
  type Catalogue,
  type MessageArguments,
  type MessageKey,
} from '../../generated/messages.ts'
import { directionOf, languageTag } from './language-tags.ts'

export type { MessageKey }

/** Keys of messages without arguments. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageArguments[Key] extends readonly [] ? Key : never
}[MessageKey]

/**
 * Writes the message of a key as plain text; arguments are inserted as they are.
 * @example t('newsletter.ask', { email })
 */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: MessageArguments[Key]
) => string

/** The texts of pages and mails in one language. */
export interface Words {
  /** The BCP 47 tag of the texts, such as `de-AT`, for dates, numbers and `lang`. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly t: Translate
}

const ENGLISH = 'en'

/** A site's language rarely changes; each holds at most its compiled messages. */
const MAX_LANGUAGES = 20
const known = new Map<string, Words>()

/**
 * The texts for a site language such as `de_DE_formal`: those of its region, else those of its
 * language, else English. A catalogue is taken as a whole, so texts never mix languages.
 */
export function wordsOf(language: string): Words {
  const found = known.get(language)
  if (found !== undefined) return found
  if (known.size >= MAX_LANGUAGES) known.clear()
  const fresh = createWords(language)
  known.set(language, fresh)
  return fresh
}

function createWords(language: string): Words {
  const { tag, catalogue } = catalogueOf(language)
  return { tag, direction: directionOf(tag), t: translator(catalogue, tag) }
}

function catalogueOf(language: string): { readonly tag: string; readonly catalogue: Catalogue } {
  const wanted = languageTag(language)
  const name = shortened(wanted).find((tag) => Object.hasOwn(catalogues, tag))
  const tag = name === undefined ? ENGLISH : wanted
  return { tag, catalogue: catalogues[name ?? ENGLISH] ?? catalogues.en }
}

/**
 * The texts whose keys begin with a prefix, as the catalogue has them, by the rest of their keys: for
 * scripts, which insert `{name}` and know nothing else of MessageFormat.
 */
export function scriptTexts(language: string, prefix: string): Readonly<Record<string, string>> {
  const { catalogue } = catalogueOf(language)
  const texts = Object.entries({ ...catalogues.en, ...catalogue })
  return Object.fromEntries(
    texts.flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
    ),
  )
}

/** `zh-Hant-TW`, `zh-Hant`, `zh`. */
function shortened(tag: string): readonly string[] {
  const parts = tag.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** Compiles each message when it is first needed. */
function translator(catalogue: Catalogue, tag: string): Translate {
  const compiled = new Map<MessageKey, IntlMessageFormat>()
  return (key, ...[values]) => {
    const text = catalogue[key] ?? catalogues.en[key]
    if (isPlain(text)) return text
    let message = compiled.get(key)
    if (message === undefined) {
      message = new IntlMessageFormat(text, tag, undefined, { ignoreTag: true })
      compiled.set(key, message)
    }
    return String(message.format(values))
  }
}

/** Whether a text means itself in MessageFormat: it has no arguments and no quoting. */
const isPlain = (text: string): boolean => !/[{}']/.test(text)
