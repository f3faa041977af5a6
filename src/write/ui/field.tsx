import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** Attributes of the control, which tie it to its label, hint and error. */
export interface Control {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** The problem with the value, as the API reports it. */
  readonly error?: string | undefined
  readonly children: (control: Control) => ComponentChildren
}

/** A labelled control with its hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const about = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
  const described = about.filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      {error !== undefined && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly type?:
    | 'text'
    | 'search'
    | 'url'
    | 'password'
    | 'number'
    | 'date'
    | 'time'
    | 'datetime-local'
  /** More than one makes a text area. */
  readonly rows?: number
  readonly disabled?: boolean
}

/** A field for text of one line, or of several. */
export function TextField({
  value,
  onInput,
  type = 'text',
  rows = 1,
  disabled = false,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...control}
            rows={rows}
            value={value}
            disabled={disabled}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        ) : (
          <input
            {...control}
            type={type}
            value={value}
            disabled={disabled}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}

export interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A field with a choice of a few values. */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  ...field
}: SelectFieldProps<Value>) {
  const choose = (text: string): void => {
    const chosen = options.find((option) => option.value === text)
    if (chosen !== undefined) onChange(chosen.value)
  }
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export interface CheckFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
