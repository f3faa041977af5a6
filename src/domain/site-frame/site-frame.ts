import { createHash } from 'node:crypto'
import type { Database } from '../../data/database/database.ts'
import { some } from '../../data/entries/entry-filters.ts'
import { findEntries } from '../../data/entries/entry-reader.ts'
import type { MediaColumns } from '../../data/entries/entry-row.ts'
import { publicEntries } from '../embeds/address-resolvers.ts'
import { responsivePicture, type ResponsivePicture } from '../embeds/responsive-picture.ts'
import { loadShownMenus, type ShownMenus } from '../menus/shown-menus.ts'
import { stylesheetProblems } from '../site/custom-css.ts'
import type { SiteSettings } from '../site/site-settings.ts'

/** What all pages of the site show around their content. */
export interface SiteFrame {
  readonly menus: ShownMenus
  readonly logo: ResponsivePicture | undefined
  /** For the window, and for the screens of phones. */
  readonly icons: { readonly small: string; readonly large: string } | undefined
  /** The styles of the settings; undefined for none. */
  readonly stylesheet: CustomStylesheet | undefined
  /** The footer links to the API and its documents. */
  readonly showsApiLinks: boolean
}

export interface CustomStylesheet {
  readonly css: string
  /** Of the content, in hexadecimal digits. */
  readonly digest: string
}

/** The frame of pages that have to work without the database. */
export const EMPTY_FRAME: SiteFrame = {
  menus: { primary: [], footer: [] },
  logo: undefined,
  icons: undefined,
  stylesheet: undefined,
  showsApiLinks: false,
}

/** In pixels: a logo on a dense screen, and icons as browsers and phones ask for them. */
const WIDTHS = { logo: 300, smallIcon: 48, largeIcon: 180 }

/** Loads the frame, in five statements at most. */
export async function loadSiteFrame(
  database: Database,
  siteUrl: string,
  { siteLogo, siteIcon, customCss, showApiLinks }: SiteSettings,
): Promise<SiteFrame> {
  const [menus, pictures] = await Promise.all([
    loadShownMenus(database, siteUrl),
    findEntries(database, [siteLogo, siteIcon].filter(Boolean), some(publicEntries)),
  ])
  const pictureOf = (id: number): MediaColumns | undefined => {
    const media = pictures.find((row) => row.id === id)?.media
    return media?.mimeType.startsWith('image/') === true ? media : undefined
  }
  const logo = pictureOf(siteLogo)
  const icon = pictureOf(siteIcon)
  return {
    menus,
    logo: logo && responsivePicture(siteUrl, logo, WIDTHS.logo),
    icons: icon && {
      small: responsivePicture(siteUrl, icon, WIDTHS.smallIcon).url,
      large: responsivePicture(siteUrl, icon, WIDTHS.largeIcon).url,
    },
    stylesheet: stylesheetOf(customCss),
    showsApiLinks: showApiLinks,
  }
}

/** Settings are checked when they are written, but an imported archive may contain unchecked ones. */
function stylesheetOf(css: string): CustomStylesheet | undefined {
  if (css.trim() === '' || stylesheetProblems(css).length > 0) return undefined
  return { css, digest: createHash('sha256').update(css).digest('hex').slice(0, 12) }
}
