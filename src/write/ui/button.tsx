import type { ComponentChildren } from 'preact'

export interface ButtonProps {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  /** `primary` for the one action that a page is for. */
  readonly kind?: 'primary' | 'plain' | 'danger' | 'link'
  readonly type?: 'button' | 'submit'
  /** Ignores clicks, but keeps the focus, while its action is running. */
  readonly busy?: boolean
  /** Shows that there is nothing to do; it keeps the focus too. */
  readonly disabled?: boolean
  /** Accessible name, where the text alone is ambiguous. */
  readonly label?: string
}

export function Button(props: ButtonProps) {
  const { children, onClick, kind = 'plain', type = 'button' } = props
  const { busy = false, disabled = false } = props
  return (
    <button
      type={type}
      class={`button ${kind}${disabled ? ' off' : ''}`}
      aria-disabled={busy || disabled || undefined}
      aria-label={props.label}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}
