import type { Site } from '../site/site.ts'
import { zip } from '../../adapters/files/zip.ts'

export const ARCHIVE_NAME = 'site-templates.zip'

/** The version of the `theme.json` format. */
const FORMAT = 3

/**
 * Exports the templates of the site as a zip file (behaviour/tools.md#export-of-templates). A site
 * without a theme has no templates; the empty folders are there for programs that expect them.
 */
export async function exportTemplates(site: Pick<Site, 'settings'>): Promise<Buffer> {
  const { title } = await site.settings()
  const theme = { version: FORMAT, title, settings: {}, customTemplates: [], templateParts: [] }
  return zip([
    { name: 'templates/', text: '' },
    { name: 'parts/', text: '' },
    { name: 'theme.json', text: `${JSON.stringify(theme, null, 2)}\n` },
  ])
}
