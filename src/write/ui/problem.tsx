/** An error message, which screen readers announce; nothing without one. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  )
}
