import { useEffect, useRef } from 'preact/hooks'
import type { WriteApp } from './write-app.ts'

/**
 * Gives the page another address, unless it has been left: what was begun in a form may end later, when
 * another page is shown.
 */
export function useSettle({ settle }: Pick<WriteApp, 'settle'>): (path: string) => void {
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
