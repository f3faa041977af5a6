import { html, type Html } from '../html.ts'
import type { FormEnv } from '../sign-in/form.ts'

/** A labelled input of one line. */
export interface Field {
  /** Its id too. */
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly autocomplete: string
  readonly maxlength: number
  readonly value?: string
  readonly hint?: string
  readonly readonly?: boolean
}

/** Problems of the form that name the field are tied to it, so that screen readers tell of them. */
export function inputField({ problems }: FormEnv, field: Field): Html {
  const { name, hint } = field
  const wrong = problems.some((problem) => problem.field === name)
  const about = [wrong && 'errors', hint !== undefined && `${name}-hint`].filter(Boolean).join(' ')
  return html`<label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${field.type}"
      value="${field.value ?? ''}"
      maxlength="${field.maxlength}"
      autocomplete="${field.autocomplete}"
      ${field.type !== 'password' && html`autocapitalize="none" spellcheck="false"`}
      ${field.readonly === true ? html`readonly` : html`required`}
      ${wrong && html`aria-invalid="true"`}
      ${about !== '' && html`aria-describedby="${about}"`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}`
}
