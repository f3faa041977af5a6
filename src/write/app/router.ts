/** Addresses within the editor: paths such as `posts/12`, relative to its root. */
export interface Router {
  readonly go: (path: string) => void
  /** Gives the page that is shown another address. */
  readonly settle: (path: string) => void
  /** The whole path of a page, for links. */
  readonly href: (path: string) => string
}

export interface RouterOptions {
  /** Path of the editor, with a slash at the end. */
  readonly root: string
  /** Whether the page may be left now; it may ask. */
  readonly mayLeave: () => boolean
  /** Called with every page that is to be shown; the address of the one shown may have changed since. */
  readonly onChange: (path: string) => void
}

/** The path of the page at the address of the document. */
export const pathBelow = (root: string): string =>
  decodeURI(location.pathname).slice(root.length).replace(/\/$/, '')

/** Follows links within the editor, and Back and Forward, without loading the document again. */
export function createRouter({ root, mayLeave, onChange }: RouterOptions): Router {
  const current = (): string => pathBelow(root)
  let shown = current()
  const href = (path: string): string => root + path
  const show = (): void => {
    shown = current()
    onChange(shown)
  }
  const go = (path: string): void => {
    if (!mayLeave()) return
    history.pushState(null, '', href(path))
    scrollTo(0, 0)
    show()
  }
  addEventListener('popstate', () => {
    if (current() === shown) return
    if (mayLeave()) show()
    else history.pushState(null, '', href(shown))
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlain(event) || link.target !== '' || link.hash !== '') return
    if (link.origin !== location.origin || !link.pathname.startsWith(root)) return
    event.preventDefault()
    go(link.pathname.slice(root.length))
  })
  return {
    go,
    settle(path) {
      history.replaceState(null, '', href(path))
      shown = path
    },
    href,
  }
}

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
