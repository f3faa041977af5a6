import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../app/app-context.ts'

/** Interval of renewing the lock, or of trying to get it. */
const INTERVAL = 20_000

export interface EditLockState {
  /** The name of another user who is editing the item; undefined if nobody is. */
  readonly holder: string | undefined
  readonly takeOver: () => void
}

/**
 * Shows others who is editing an item for as long as its form is open, and who else is.
 * @param id undefined while the item is new
 */
export function useEditLock(id: number | undefined): EditLockState {
  const { client } = useApp()
  const [holder, setHolder] = useState<string>()

  const take = async (item: number, takeOver: boolean): Promise<void> => {
    const options = { path: { id: item }, body: { take_over: takeOver } }
    try {
      const { data } = await client.put('/core/v2/edit-locks/{id}', options)
      setHolder(data.is_own || data.user === null ? undefined : data.user_name)
    } catch {
      // The lock is a courtesy: saving reports what really fails.
    }
  }

  useEffect(() => {
    if (id === undefined) return undefined
    let taken = Promise.resolve()
    const renew = (): void => {
      taken = take(id, false)
    }
    const renewIfSeen = (): void => {
      if (document.visibilityState === 'visible') renew()
    }
    const release = (): void => {
      client.delete('/core/v2/edit-locks/{id}', { path: { id } }).catch(() => undefined)
    }
    renew()
    const timer = setInterval(renew, INTERVAL)
    document.addEventListener('visibilitychange', renewIfSeen)
    addEventListener('pagehide', release)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renewIfSeen)
      removeEventListener('pagehide', release)
      setHolder(undefined)
      // A lock that is on its way would stay if it came after its release.
      void taken.then(release)
    }
  }, [id])

  return {
    holder,
    takeOver: () => {
      if (id !== undefined) void take(id, true)
    },
  }
}
