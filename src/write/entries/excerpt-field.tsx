import type { WriteApp } from '../app/write-app.ts'
import { TextField } from '../ui/field.tsx'

interface ExcerptFieldProps {
  readonly app: WriteApp
  readonly excerpt: string
  readonly error: string | undefined
  readonly onChange: (excerpt: string) => void
}

/** What lists show of an item instead of its text. */
export function ExcerptField({ app: { words }, excerpt, error, onChange }: ExcerptFieldProps) {
  return (
    <TextField
      label={words('form.excerpt')}
      hint={words('form.excerptHint')}
      rows={3}
      value={excerpt}
      error={error}
      onInput={onChange}
    />
  )
}
