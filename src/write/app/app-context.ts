import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { WriteApp } from './write-app.ts'

const AppContext = createContext<WriteApp | undefined>(undefined)

/** Gives the app to all components within. */
export const AppProvider = AppContext.Provider

/** The app of the surrounding `AppProvider`. */
export function useApp(): WriteApp {
  const app = useContext(AppContext)
  if (app === undefined) throw new Error('A component is outside of AppProvider.')
  return app
}
