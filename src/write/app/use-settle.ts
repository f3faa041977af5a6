import { useEffect, useRef } from 'preact/hooks'
import { useApp } from './app-context.ts'

/**
 * Gives the page another address, unless it has been left: what was begun in a form may end later, when
 * another page is shown.
 */
export function useSettle(): (path: string) => void {
  const { settle } = useApp()
  const isShown = useRef(true)
  useEffect(
    () => () => {
      isShown.current = false
    },
    [],
  )
  return (path) => {
    if (isShown.current) settle(path)
  }
}
