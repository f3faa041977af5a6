import { html, type Html } from '../html.ts'
import { tokenField, type FormEnv } from '../sign-in/form.ts'

export interface Action {
  /** The action that the form requests. */
  readonly name: string
  readonly text: string
  /** The object of the action: name and value of a field, and a description for screen readers. */
  readonly target?: { readonly field: string; readonly value: string; readonly about: string }
}

/** A button that changes something at once. */
export const actionForm = (env: FormEnv, { name, text, target }: Action): Html =>
  html`<form method="post" action="${env.action}">
    ${tokenField(env)}
    ${target && html`<input type="hidden" name="${target.field}" value="${target.value}" />`}
    <button type="submit" class="second" name="do" value="${name}">
      ${text}${target && html`<span class="unseen">: ${target.about}</span>`}
    </button>
  </form>`
