import { Fragment } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { createClient } from '../../client/client.ts'
import { Heading } from '../ui/heading.tsx'
import { AppProvider, useApp } from './app-context.ts'
import type { EditorStart } from './editor-start.ts'
import { Frame, type Message } from './frame.tsx'
import { createRouter, pathBelow } from './router.ts'
import { pageAt } from './sections.tsx'
import { createSessionFetch } from './session-fetch.ts'
import { createWords } from './words.ts'
import type { WriteApp } from './write-app.ts'

/** How long a message stays in sight. */
const SHOWN = 8000

export function Editor({ start }: { readonly start: EditorStart }) {
  const [message, setMessage] = useState<Message>()
  const [{ path, visit }, setShown] = useState(() => ({ path: pathBelow(start.path), visit: 0 }))
  const hasChanges = useRef(false)
  const { app, router } = useMemo(() => {
    const show = (next: string): void => setShown((last) => ({ path: next, visit: last.visit + 1 }))
    return createApp(start, { setMessage, show, hasChanges })
  }, [])
  useEffect(() => {
    if (message === undefined) return undefined
    const timer = setTimeout(() => setMessage(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [message])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasChanges.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <AppProvider value={app}>
      <Frame path={path} href={router.href} accountUrl={start.accountUrl} message={message}>
        <Fragment key={visit}>{pageAt(app.user, path) ?? <Missing />}</Fragment>
      </Frame>
    </AppProvider>
  )
}

function Missing() {
  const { words } = useApp()
  return (
    <>
      <Heading title={words('missing.title')} />
      <p>{words('missing.text')}</p>
    </>
  )
}

interface Parts {
  readonly setMessage: (message: Message) => void
  readonly show: (path: string) => void
  readonly hasChanges: { current: boolean }
}

function createApp(start: EditorStart, { setMessage, show, hasChanges }: Parts) {
  const words = createWords(start.words)
  let messages = 0
  const capabilities = new Set(start.user.capabilities)
  const mayLeave = (): boolean => {
    if (hasChanges.current && !confirm(words('form.leave'))) return false
    hasChanges.current = false
    return true
  }
  const router = createRouter({ root: start.path, mayLeave, onChange: show })
  const app: WriteApp = {
    client: createClient({ baseUrl: start.site.apiUrl, fetch: createSessionFetch(start) }),
    words,
    go: router.go,
    href: router.href,
    settle: router.settle,
    notify: (text) => setMessage({ text, number: ++messages }),
    holdChanges(changes) {
      hasChanges.current = changes
    },
    site: start.site,
    user: {
      id: start.user.id,
      name: start.user.name,
      can: (capability) => capabilities.has(capability),
    },
  }
  return { app, router }
}
