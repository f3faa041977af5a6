import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import type { EditLockState } from './use-edit-lock.ts'

/** Who else is editing the item right now. */
export function EditLockNotice({ lock: { holder, takeOver } }: { readonly lock: EditLockState }) {
  const { words } = useApp()
  return (
    <div role="status">
      {holder !== undefined && (
        <div class="notice">
          <p>{words('form.lockedBy', { name: holder })}</p>
          <Button onClick={takeOver}>{words('form.takeOver')}</Button>
        </div>
      )}
    </div>
  )
}
