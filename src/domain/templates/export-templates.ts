import { strToU8, zipSync } from 'fflate'
import type { Site } from '../site/site.ts'

export const ARCHIVE_NAME = 'site-templates.zip'

/** The first date of the zip format, fixed so that equal files produce equal bytes. */
const DATE = new Date(1980, 0, 1)

/** The version of the `theme.json` format. */
const FORMAT = 3

/**
 * Exports the templates of the site as a zip file (behaviour/tools.md#export-of-templates). A site
 * without a theme has no templates; the empty folders are there for programs that expect them.
 */
export async function exportTemplates(site: Pick<Site, 'settings'>): Promise<Uint8Array> {
  const { title } = await site.settings()
  const theme = { version: FORMAT, title, settings: {}, customTemplates: [], templateParts: [] }
  const files = {
    'templates/': new Uint8Array(),
    'parts/': new Uint8Array(),
    'theme.json': strToU8(`${JSON.stringify(theme, null, 2)}\n`),
  }
  return zipSync(files, { mtime: DATE })
}
