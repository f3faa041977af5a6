import { errorCatalogue } from '../../errors/catalogue.ts'
import { errorHelp } from '../../errors/help.ts'
import { statusOfKind } from '../../http/errors.ts'
import { html } from '../html.ts'
import type { DocsPage } from './layout.ts'
import { markdown } from './markdown.ts'

const help: Readonly<Record<string, string>> = errorHelp

/** All error codes with status, message and remedy. */
export const errorsPage = (): DocsPage => ({
  title: 'Errors',
  base: './',
  address: 'errors',
  main: html`<h1>Errors</h1>
    <p>
      Every refusal is <code>{"code", "message", "data": {"status"}}</code>. The code never changes;
      the message is for people, and <code>data</code> has what else is known, such as the arguments
      that were refused.
    </p>
    <p id="rows-found" role="status"></p>
    <div data-group>
      ${Object.entries(errorCatalogue).map(
        ([code, { kind, message }]) =>
          html`<section class="error" id="${code}" data-row>
            <h2><code>${code}</code></h2>
            <p>
              <span class="mark">${kind === 'right' ? '401 or 403' : statusOfKind(kind)}</span>
              ${message}
            </p>
            ${markdown(help[code] ?? '')}
          </section>`,
      )}
    </div>`,
})
