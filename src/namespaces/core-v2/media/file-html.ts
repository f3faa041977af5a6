import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { renderTitle } from '../../../domain/content/rendering/render.ts'
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
  const [folder, name] = splitPath(file)
  const target = `${siteUrl}/uploads/${file}`
  if (!mimeType.startsWith('image/')) {
    // A stored title is markup already.
    const title = renderTitle(row.title) || escape(name.replace(/\.[^.]+$/, ''))
    return `<p class="attachment"><a href="${target}">${title}</a></p>\n`
  }
  const medium = sizes['medium']
  const shown = medium ?? { file: name, width, height }
  const extent = shown.width > 0 ? ` width="${shown.width}" height="${shown.height}"` : ''
  const picture = `<img src="${siteUrl}/uploads/${folder}/${shown.file}"${extent} alt="${escape(altText)}">`
  return `<p class="attachment"><a href="${target}">${picture}</a></p>\n`
}

function splitPath(path: string): readonly [folder: string, name: string] {
  const end = path.lastIndexOf('/')
  return [path.slice(0, Math.max(end, 0)), path.slice(end + 1)]
}
