import { html, type Html } from '../html.ts'
import { namespaceTitle, type DocsPage, type DocsSite } from './layout.ts'
import { markdown } from './markdown.ts'
import { follow, membersOf, textOf, type Members } from '../../http/documents/members.ts'
import { messagesView } from './messages-view.ts'
import { methodMark, operationView } from './operation-view.ts'
import { schemasBehind, type DocumentedNamespace, type Resource } from './resources.ts'
import { schemaSection } from './schema-view.ts'

/** A searchable list of all operations. */
export const operationsPage = ({ apiPath, namespaces }: DocsSite): DocsPage => ({
  title: 'All operations',
  base: './',
  address: '',
  main: html`<h1>All operations</h1>
    <p>
      All of them in one document: <a href="${apiPath}/openapi.json">openapi.json</a>, or
      <a href="${apiPath}/openapi-3.0.json">openapi-3.0.json</a> for tools that read OpenAPI 3.0
      only. The <a href="guide">guide</a> explains how to begin.
    </p>
    <p id="rows-found" role="status"></p>
    ${namespaces.map(
      (namespace) =>
        html`<section data-group>
          <h2>${namespaceTitle(namespace)}</h2>
          <p class="quiet">
            ${textOf(namespace.info['summary'])}
            <a href="${apiPath}/openapi/${namespace.folder}.json">${namespace.folder}.json</a>
          </p>
          ${namespace.resources.map((resource) => operationList(namespace, resource))}
        </section>`,
    )}`,
})

const operationList = ({ folder }: DocumentedNamespace, resource: Resource): Html => {
  const { slug, title, operations } = resource
  return html`<div data-group>
    <h3><a href="${folder}/${slug}">${title}</a></h3>
    <ul class="operations">
      ${operations.map(
        ({ ids, methods, path, summary }) =>
          html`<li data-row="${ids.join(' ')} ${title}">
            ${methods.map(methodMark)}
            <a href="${folder}/${slug}#${ids[0]}">${summary}</a> <code>${path}</code>
          </li>`,
      )}
    </ul>
  </div>`
}

/** The operations of one resource, with the schemas they refer to. */
export function resourcePage(namespace: DocumentedNamespace, resource: Resource): DocsPage {
  const { document, operations, messages, title, description, slug } = resource
  const spoken = operations.map(({ operation, parameters }) => [
    parameters,
    bodiesOf(follow(document, operation['requestBody'])),
    Object.entries(membersOf(operation['responses'])).filter(([status]) => status < '400'),
  ])
  const referring = [spoken, messages.map(({ body }) => body)]
  return {
    title,
    base: '../',
    address: `${namespace.folder}/${slug}`,
    main: html`<p class="quiet">${namespaceTitle(namespace)}</p>
      <h1>${title}</h1>
      ${markdown(description)}
      <details>
        <summary>About ${namespaceTitle(namespace)}</summary>
        ${markdown(textOf(namespace.info['description']))}
      </details>
      <ul class="operations">
        ${operations.map(
          ({ ids, methods, path, summary }) =>
            html`<li>
              ${methods.map(methodMark)} <a href="#${ids[0]}">${summary}</a> <code>${path}</code>
            </li>`,
        )}
      </ul>
      ${operations.map((operation) => operationView(document, operation))}
      ${messagesView(document, messages)}
      <h2>Schemas</h2>
      ${schemasBehind(document, referring).map((name) => schemaSection(name, schemaOf(document, name)))}`,
  }
}

/** What an operation takes, the form aside that is JSON in another spelling. */
const bodiesOf = (body: Members): unknown[] =>
  Object.entries(membersOf(body['content']))
    .filter(([type]) => type !== 'application/x-www-form-urlencoded')
    .map(([, content]) => content)

const schemaOf = (document: Members, name: string): Members =>
  follow(document, { $ref: `#/components/schemas/${name}` })

/** Getting started, and what all namespaces share. */
export const guidePage = (guide: string): DocsPage => ({
  title: 'Guide',
  base: './',
  address: 'guide',
  main: html`<h1>Guide</h1>
    ${markdown(guide)}`,
})
