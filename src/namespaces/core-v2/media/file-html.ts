import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { mediaOf } from '../../../domain/media/write-media.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The paragraph before a description: the picture in medium size, or a link to the file. */
export function showFile(row: EntryRow, siteUrl: string): string {
  const { file, width, height, altText, mimeType, sizes } = mediaOf(row)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const target = `${siteUrl}/uploads/${file}`
  if (!mimeType.startsWith('image/')) {
    return `<p class="attachment"><a href="${target}">${escape(row.title)}</a></p>\n`
  }
  const medium = sizes['medium']
  const shown = medium ?? { file: file.slice(folder.length + 1), width, height }
  const extent = shown.width > 0 ? ` width="${shown.width}" height="${shown.height}"` : ''
  const picture = `<img src="${siteUrl}/uploads/${folder}/${shown.file}"${extent} alt="${escape(altText)}">`
  return `<p class="attachment"><a href="${target}">${picture}</a></p>\n`
}
