import { html, type Html, type HtmlValue } from '../html.ts'
import { markdown } from './markdown.ts'
import { follow, membersOf, textOf, textsOf, type Members } from '../../http/documents/members.ts'
import type { Operation } from './resources.ts'
import { schemaBounds, schemaMembers, schemaWords } from './schema-view.ts'

/** One operation: description, arguments, answers, and a form to try it. */
export function operationView(document: Members, shown: Operation): Html {
  const { ids, methods, path, summary, parameters, operation } = shown
  const [id, ...others] = ids
  const responses = Object.entries(membersOf(operation['responses'])).map(
    ([status, response]) => [status, follow(document, response)] as const,
  )
  return html`<section class="operation" id="${id}">
    ${others.map((other) => html`<span id="${other}"></span>`)}
    <h2>${summary}</h2>
    <p class="route">${methods.map(methodMark)} <code>${path}</code></p>
    ${markdown(textOf(operation['description']))}
    <form class="try" data-path="${path}" novalidate>
      ${parameters.length > 0 && html`<h3>Parameters</h3>`}
      ${parameters.map((parameter) => parameterView(id, parameter))}
      ${bodyView(id, document, follow(document, operation['requestBody']))} ${sendView(id, methods)}
    </form>
    <h3>Answers</h3>
    ${responses
      .filter(([status]) => status < '400')
      .map(([status, response]) => answerView(document, status, response))}
    <details>
      <summary>Refusals</summary>
      <ul class="members">
        ${responses.filter(([status]) => status >= '400').map(refusalView)}
      </ul>
    </details>
  </section>`
}

export const methodMark = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span> `

/** A value as typed into a field. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

function parameterView(id: string, parameter: Members): Html {
  const name = textOf(parameter['name'])
  const field = `${id}.${textOf(parameter['in'])}.${name}`
  const schema = membersOf(parameter['schema'])
  const example = parameter['example'] ?? schema['example']
  return html`<div class="parameter">
    <div>
      <label for="${field}"><code>${name}</code></label>
      <span class="type">${schemaWords(schema)}</span>
      <span class="mark">${textOf(parameter['in'])}</span>
      ${parameter['required'] === true && html`<span class="mark">required</span>`}
      ${schemaBounds(schema)} ${markdown(textOf(parameter['description']))}
      ${example !== undefined && html`<p class="bounds">Such as <code>${Array.isArray(example) ? example.join(',') : asText(example)}</code></p>`}
      ${schemaMembers(schema)}
    </div>
    ${valueField(field, name, textOf(parameter['in']), schema)}
  </div>`
}

function valueField(field: string, name: string, place: string, schema: Members): Html {
  const choices = schema['type'] === 'boolean' ? ['true', 'false'] : textsOf(schema['enum'])
  if (choices.length === 0) {
    return html`<input id="${field}" name="${name}" data-in="${place}" autocomplete="off" />`
  }
  return html`<select id="${field}" name="${name}" data-in="${place}">
    <option value=""></option>
    ${choices.map((choice) => html`<option>${choice}</option>`)}
  </select>`
}

function bodyView(id: string, document: Members, body: Members): HtmlValue {
  const contents = Object.entries(membersOf(body['content']))
  const [first] = contents
  if (first === undefined) return false
  const content = membersOf(first[1])
  const schema = membersOf(content['schema'])
  const takesFile = contents.some(([type]) => /^multipart\/|octet-stream$/.test(type))
  const examples = examplesOf(document, content)
  return html`<h3>Body</h3>
    <p class="type">
      ${schemaWords(schema)}, as ${contents.map(([type]) => html`<code>${type}</code> `)}
    </p>
    ${schemaMembers(schema)}
    <div class="body">
      <label for="${id}.body">Members, as JSON</label>
      <textarea id="${id}.body" name="body" rows="6" spellcheck="false">
${examples[0] === undefined ? '' : asText(examples[0])}</textarea>
      ${
        takesFile &&
        html`<label for="${id}.file">File</label><input id="${id}.file" name="file" type="file" />`
      }
    </div>`
}

/** The form needs scripts, so its button is hidden without them. */
const sendView = (id: string, methods: readonly string[]): Html =>
  html`<div class="send" hidden>
      <label for="${id}.method" class="aside">Method</label>
      <select id="${id}.method" name="method">
        ${methods.map((method) => html`<option>${method}</option>`)}
      </select>
      <button type="submit">Send</button>
    </div>
    <div class="answer" role="status"></div>`

function examplesOf(document: Members, content: Members): readonly unknown[] {
  const named = Object.values(membersOf(content['examples']))
  return [content['example'], ...named.map((each) => follow(document, each)['value'])].filter(
    (example) => example !== undefined,
  )
}

function answerView(document: Members, status: string, response: Members): Html {
  const headers = Object.keys(membersOf(response['headers']))
  return html`<div class="answers">
    <p><span class="mark">${status}</span> ${textOf(response['description'])}</p>
    ${
      headers.length > 0 &&
      html`<p class="bounds">With ${headers.map((name) => html`<code>${name}</code> `)}</p>`
    }
    ${Object.entries(membersOf(response['content'])).map(([type, content]) =>
      contentView(document, type, membersOf(content)),
    )}
  </div>`
}

export function contentView(document: Members, type: string, content: Members): Html {
  const schema = membersOf(content['schema'])
  const [example] = examplesOf(document, content)
  return html`<p class="type"><code>${type}</code> ${schemaWords(schema)}</p>
    ${schemaMembers(schema)}
    ${example !== undefined && html`<pre><code>${asText(example)}</code></pre>`}`
}

const refusalView = ([status, response]: readonly [string, Members]): Html =>
  html`<li><span class="mark">${status}</span> ${markdown(textOf(response['description']))}</li>`
