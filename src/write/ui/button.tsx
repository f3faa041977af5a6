import type { ComponentChildren } from 'preact'

export interface ButtonProps {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  /** `primary` for the one action that a page is for. */
  readonly kind?: 'primary' | 'plain' | 'danger' | 'link'
  readonly type?: 'button' | 'submit'
  /** Ignores clicks, but keeps the focus, while its action is running. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Accessible name, where the text alone is ambiguous. */
  readonly label?: string
}

export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'plain', type = 'button', busy = false } = props
  return (
    <button
      type={type}
      class={`button ${kind}`}
      aria-disabled={busy || undefined}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}
