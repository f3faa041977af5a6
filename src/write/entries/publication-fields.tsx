import { useApp } from '../app/app-context.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { PublicationValues, Visibility } from './publication.ts'

export interface PublicationFieldsProps {
  readonly values: PublicationValues
  readonly mayPublish: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<PublicationValues>) => void
}

const VISIBILITIES: readonly Visibility[] = ['public', 'private', 'password']

/** Who sees an item, from when on, and where. */
export function PublicationFields(props: PublicationFieldsProps) {
  const { words, site } = useApp()
  const { values, mayPublish, errors, onChange } = props
  const offered = VISIBILITIES.filter(
    (value) => value !== 'private' || mayPublish || values.visibility === 'private',
  )
  return (
    <>
      <SelectField
        label={words('form.visibility')}
        value={values.visibility}
        options={offered.map((value) => ({ value, label: words(`form.visibility.${value}`) }))}
        error={errors['status']}
        onChange={(visibility) => onChange({ visibility })}
      />
      {values.visibility === 'password' && (
        <TextField
          label={words('form.password')}
          value={values.password}
          error={errors['password']}
          onInput={(password) => onChange({ password })}
        />
      )}
      <TextField
        label={words('form.date')}
        hint={words('form.dateHint', { zone: site.zone })}
        type="datetime-local"
        value={values.date}
        error={errors['date']}
        onInput={(date) => onChange({ date: date.slice(0, 16) })}
      />
      <TextField
        label={words('form.slug')}
        hint={words('form.slugHint')}
        value={values.slug}
        error={errors['slug']}
        onInput={(slug) => onChange({ slug })}
      />
    </>
  )
}
