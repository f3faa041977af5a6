import { useEffect, useRef } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'

/** The heading of a page, which is its window's title too, and has the focus when the page appears. */
export function Heading({ title }: { readonly title: string }) {
  const { site } = useApp()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    document.title = `${title} – ${site.title}`
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}
