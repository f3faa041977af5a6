import { html, type Html } from '../html.ts'
import type { FormEnv } from '../sign-in/form.ts'

interface Labelled {
  /** Its id too. */
  readonly name: string
  readonly label: string
  readonly hint?: string
}

/** A labelled input of one line. */
export interface Field extends Labelled {
  readonly type: 'text' | 'email' | 'password'
  readonly autocomplete: string
  readonly maxlength: number
  readonly value?: string
  readonly readonly?: boolean
  readonly optional?: boolean
  /** It takes words, which phones may capitalize. */
  readonly words?: boolean
  /** Values that the browser offers. */
  readonly suggestions?: readonly string[]
}

export function inputField(env: FormEnv, field: Field): Html {
  const { name, suggestions = [] } = field
  const list = `${name}-suggestions`
  return labelled(
    env,
    field,
    (state) =>
      html`<input
          id="${name}"
          name="${name}"
          type="${field.type}"
          value="${field.value ?? ''}"
          maxlength="${field.maxlength}"
          autocomplete="${field.autocomplete}"
          ${field.type !== 'password' && field.words !== true && html`autocapitalize="none" spellcheck="false"`}
          ${field.readonly === true && html`readonly`}
          ${field.readonly !== true && field.optional !== true && html`required`}
          ${suggestions.length > 0 && html`list="${list}"`}
          ${state}
        />${
          suggestions.length > 0 &&
          html`<datalist id="${list}">
            ${suggestions.map((value) => html`<option value="${value}"></option>`)}
          </datalist>`
        }`,
  )
}

/** A labelled input of several lines, which may be empty. */
export interface TextField extends Labelled {
  readonly rows: number
  readonly maxlength: number
  readonly value: string
}

export function textField(env: FormEnv, field: TextField): Html {
  const { name, rows, maxlength, value } = field
  // Of a text that begins with a line break, browsers leave the first one out.
  return labelled(
    env,
    field,
    (state) =>
      html`<textarea id="${name}" name="${name}" rows="${rows}" maxlength="${maxlength}" ${state}>
${value}</textarea>`,
  )
}

/** One of several values. */
export interface Choice extends Labelled {
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

export function selectField(env: FormEnv, field: Choice): Html {
  const { name, options } = field
  return labelled(
    env,
    field,
    (state) =>
      html`<select id="${name}" name="${name}" ${state}>
        ${options.map(
          ([value, text]) =>
            html`<option value="${value}" ${value === field.value && html`selected`}>
              ${text}
            </option>`,
        )}
      </select>`,
  )
}

/** Hint and problems of a field are tied to it, so that screen readers announce them. */
function labelled(env: FormEnv, field: Labelled, control: (state: Html) => Html): Html {
  const { name, label, hint } = field
  return html`<label for="${name}">${label}</label>
    ${control(stateOf(env, name, hint !== undefined))}${besideField(env, name)}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}`
}

/** Attributes of a field, or of a group of fields, that tie its texts to it. */
export function stateOf({ problems }: FormEnv, name: string, hinted: boolean): Html {
  const wrong = problems.some((problem) => problem.field === name)
  const about = [wrong && `${name}-problem`, hinted && `${name}-hint`].filter(Boolean).join(' ')
  return html`${wrong && html`aria-invalid="true"`}
  ${about !== '' && html`aria-describedby="${about}"`}`
}

/** All that is wrong with a field. */
export function besideField({ problems }: FormEnv, name: string): Html | false {
  const about = problems.filter(({ field }) => field === name)
  return (
    about.length > 0 &&
    html`<p class="problem" id="${name}-problem">${about.map(({ text }) => text).join(' ')}</p>`
  )
}
