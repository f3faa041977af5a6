import { useEffect, useRef } from 'preact/hooks'
import type { WriteApp } from '../app/write-app.ts'

/** The heading of a page, which is its window's title too, and has the focus when the page appears. */
export function Heading({ app, title }: { readonly app: WriteApp; readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    document.title = `${title} – ${app.site.title}`
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}
