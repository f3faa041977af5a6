import type { LinksOperations } from '../../../generated/block-editor-v1/operations.ts'
import { mayEditSomething } from '../../domain/content/entry-policy.ts'
import { forbidden } from '../../domain/errors/errors.ts'
import { readPageAddress, urlDetails } from '../../domain/url-details/url-details.ts'

/** Details of a web address (behaviour/tools.md#details-of-an-address). */
export const links: LinksOperations = {
  getUrlDetails: {
    order: 'check-first',
    check({ query }, ctx) {
      // The contract reports a missing one.
      if (query.url !== undefined) readPageAddress(ctx, query.url)
      return {}
    },
    authorize({ caller }) {
      if (!mayEditSomething(caller)) throw forbidden('rest_cannot_view_url_details', caller)
    },
    async run({ query }, ctx) {
      return { status: 200, body: await urlDetails(ctx, readPageAddress(ctx, query.url)) }
    },
  },
}
