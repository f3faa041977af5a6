/** What all public pages show around their content. */
import type { MenuLink } from '../domain/menus/shown-menus.ts'
import type { SiteFrame } from '../domain/site-frame/site-frame.ts'
import type { Translate, Words } from '../messages/words.ts'
import { html, type Html } from './html.ts'

/** The site, as all of its pages name and frame it. */
export interface FramedSite {
  readonly title: string
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly apiUrl: string
  readonly words: Words
  readonly frame: SiteFrame
}

/** Icons for the head of a page; without one, browsers are kept from asking for `/favicon.ico`. */
export function iconLinks({ frame: { icons } }: FramedSite): Html {
  if (icons === undefined) return html`<link rel="icon" href="data:," />`
  return html`<link rel="icon" href="${icons.small}" />
    <link rel="apple-touch-icon" href="${icons.large}" />`
}

/** Name and logo of the site, the primary menu, and the search. */
export function siteHeader(site: FramedSite): Html {
  const { siteUrl, title, frame } = site
  const { t } = site.words
  const { primary } = frame.menus
  return html`<header class="top">
    <a class="site-name" href="${siteUrl}/">${logo(site)}<span>${title}</span></a>
    ${
      primary.length > 0 &&
      html`<nav class="menu" aria-label="${t('frame.primaryMenu')}">${menuList(primary, t)}</nav>`
    }
    ${searchForm(site, t('frame.search'))}
  </header>`
}

/** @param name what screen readers call the form; a page may have several */
export function searchForm({ siteUrl, words }: FramedSite, name: string): Html {
  const search = words.t('frame.search')
  return html`<form
    class="search"
    role="search"
    aria-label="${name}"
    action="${siteUrl}/"
    method="get"
  >
    <input type="search" name="s" aria-label="${search}" placeholder="${search}" required />
    <button>${search}</button>
  </form>`
}

/** Decorative, because the name of the site is next to it. */
function logo({ frame }: FramedSite): Html | undefined {
  if (frame.logo === undefined) return undefined
  const { url, srcset, width, height } = frame.logo
  return html`<img
    class="logo"
    src="${url}"
    ${srcset !== '' && html`srcset="${srcset}" sizes="8rem"`}
    ${width > 0 && html`width="${width}" height="${height}"`}
    alt=""
  />`
}

/** Menus below items open by their own buttons, so that fingers and keys reach the items too. */
function menuList(links: readonly MenuLink[], t: Translate): Html {
  return html`<ul>
    ${links.map((link) => {
      const { title, children } = link
      return html`<li>
        ${menuLink(link)}${
          children.length > 0 &&
          html`<details>
            <summary aria-label="${t('frame.submenu', { title })}"></summary>
            ${menuList(children, t)}
          </details>`
        }
      </li>`
    })}
  </ul>`
}

function menuLink({ title, url, hint, newTab, relations }: MenuLink): Html {
  const rel = [...relations, ...(newTab ? ['noopener'] : [])].join(' ')
  return html`<a
    href="${url}"
    ${rel !== '' && html`rel="${rel}"`}
    ${newTab && html`target="_blank"`}
    ${hint !== '' && html`title="${hint}"`}
    >${title}</a
  >`
}

/** The footer menu, or the calendar; feeds; for developers the API if the settings say so. */
export function siteFooter({ siteUrl, apiUrl, frame, words }: FramedSite): Html {
  const { t } = words
  const { footer } = frame.menus
  return html`<footer class="end">
    ${
      footer.length > 0
        ? html`<nav aria-label="${t('frame.footerMenu')}">${flat(footer).map(menuLink)}</nav>`
        : html`<a href="${siteUrl}/events/">${t('frame.events')}</a>`
    }
    <a href="${siteUrl}/feed/">RSS</a> <a href="${siteUrl}/feed/atom/">Atom</a>
    ${
      frame.showsApiLinks &&
      html`<a href="${apiUrl}/">${t('frame.api')}</a>
        <a href="${siteUrl}/docs/">${t('frame.docs')}</a>`
    }
  </footer>`
}

/** A footer has one row: items below others follow them. */
const flat = (links: readonly MenuLink[]): MenuLink[] =>
  links.flatMap((link) => [link, ...flat(link.children)])
