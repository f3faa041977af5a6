import { html, type Html } from '../html.ts'
import { markdown } from './markdown.ts'
import { contentView } from './operation-view.ts'
import { membersOf, type Members } from '../../http/documents/members.ts'
import type { Message } from './resources.ts'

/** The messages of webhooks: the events of each body, then the body itself. */
export function messagesView(document: Members, messages: readonly Message[]): readonly Html[] {
  const alike = new Map<string, Message[]>()
  for (const message of messages) {
    const key = JSON.stringify([message.description, message.body])
    alike.set(key, [...(alike.get(key) ?? []), message])
  }
  return [...alike.values()].map((group) => groupView(document, group))
}

function groupView(document: Members, group: readonly Message[]): Html {
  const [first] = group
  return html`<section class="operation">
    <h2>
      ${group
        .map(({ name }) => name.split('.')[0])
        .filter(isFirst)
        .join(', ')}
    </h2>
    ${markdown(first?.description ?? '')}
    <ul class="members">
      ${group.map(
        ({ name, summary }) => html`<li id="${name}"><code>${name}</code> ${summary}</li>`,
      )}
    </ul>
    ${Object.entries(membersOf(first?.body['content'])).map(([type, content]) =>
      contentView(document, type, membersOf(content)),
    )}
  </section>`
}

const isFirst = (name: string | undefined, at: number, all: readonly unknown[]): boolean =>
  all.indexOf(name) === at
