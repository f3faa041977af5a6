import { useEffect, useRef } from 'preact/hooks'
import { useApp } from './app-context.ts'

/**
 * Gives the page another address, unless the user has left it: work of a form may end when another page
 * is shown already.
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
