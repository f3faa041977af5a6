import { useApp } from '../app/app-context.ts'
import { TextField } from '../ui/field.tsx'

interface ExcerptFieldProps {
  readonly excerpt: string
  readonly error: string | undefined
  readonly onChange: (excerpt: string) => void
}

/** What lists show of an item instead of its text. */
export function ExcerptField({ excerpt, error, onChange }: ExcerptFieldProps) {
  const { words } = useApp()
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
