import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

export interface DialogProps {
  readonly title: string
  /** Called by Escape too. */
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** Buttons below the content. */
  readonly actions?: ComponentChildren
  readonly wide?: boolean
}

/** A modal dialog: the browser keeps the focus inside, and it goes back afterwards. */
export function Dialog({ title, onClose, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      // Nothing outside can have the focus as long as the dialog is there.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={wide ? 'wide' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // Choosing a file can be canceled too, which is reported to what is around it.
        if (event.target !== event.currentTarget || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Browsers close it by themselves when Escape is pressed again and again.
        dialog.current?.showModal()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      <div class="dialog-body">{children}</div>
      {actions !== undefined && <div class="dialog-actions">{actions}</div>}
    </dialog>
  )
}
