import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useApp } from './app-context.ts'
import { sections } from './sections.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export interface Message {
  readonly text: string
  /** Distinguishes it from the same text before. */
  readonly number: number
}

export interface FrameProps {
  readonly path: string
  readonly href: (path: string) => string
  readonly accountUrl: string
  /** Undefined when there is none to be seen. */
  readonly message: Message | undefined
  readonly children: ComponentChildren
}

/** The frame of all pages: navigation, user, and the latest message. */
export function Frame({ path, href, accountUrl, message, children }: FrameProps) {
  const { words, site, user } = useApp()
  const shown = sections.filter(({ mayOpen }) => mayOpen(user))
  const section = path === '' ? shown[0]?.name : path.split('/')[0]
  const menu = useRef<HTMLElement>(null)
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [section])
  return (
    <>
      <a class="skip" href="#main">
        {words('frame.skip')}
      </a>
      <header class="top">
        <a class="site" href={`${site.url}/`} target="_blank" rel="noopener">
          {site.title}
          <span class="hidden"> {words('frame.newTab')}</span>
        </a>
        <nav ref={menu} aria-label={words('frame.menu')}>
          {shown.map(({ name }) => (
            <a key={name} href={href(name)} aria-current={name === section ? 'page' : undefined}>
              {words(`frame.${name}`)}
            </a>
          ))}
        </nav>
        <a class="who" href={accountUrl}>
          {user.name}
        </a>
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <p class="message" role="status" data-shown={message !== undefined}>
        {message !== undefined && <span key={message.number}>{message.text}</span>}
      </p>
    </>
  )
}
