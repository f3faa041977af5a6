import type { LinksOperations } from '../../../generated/block-editor-v1/operations.ts'
import { mayEditSomething } from '../../domain/content/policy.ts'
import { forbidden } from '../../domain/errors.ts'
import { readPageAddress, urlDetails } from '../../domain/url-details/url-details.ts'

/** What stands behind an address (behaviour/tools.md#details-of-an-address). */
export const links: LinksOperations = {
  getUrlDetails: {
    check({ query }, ctx) {
      // A missing one is told by the contract.
      if (query.url !== undefined) readPageAddress(ctx, query.url)
      return {}
    },
    permit({ caller }) {
      if (!mayEditSomething(caller)) throw forbidden('rest_cannot_view_url_details', caller)
    },
    async run({ query }, ctx) {
      return { status: 200, body: await urlDetails(ctx, readPageAddress(ctx, query.url)) }
    },
  },
}
