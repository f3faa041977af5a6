import type { Representation } from '../../http/request.ts'

/** Represents answers and errors as an `oembed` element. */
export const oembedXml: Representation = {
  mediaType: 'text/xml',
  write: (body) => `<?xml version="1.0" encoding="UTF-8"?>\n${element('oembed', body)}\n`,
}

const NAME = /^[a-z_][\w.-]*$/i

/** Members become elements; array items, and members whose name XML does not allow, become `item`. */
function element(name: string, value: unknown): string {
  if (!NAME.test(name)) return `<item name="${escaped(name)}">${inside(value)}</item>`
  return `<${name}>${inside(value)}</${name}>`
}

function inside(value: unknown): string {
  if (Array.isArray(value)) return value.map((item: unknown) => element('item', item)).join('')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, member]: [string, unknown]) => element(name, member))
      .join('')
  }
  if (typeof value === 'string') return escaped(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 does not allow are removed. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
      .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
  )
}
