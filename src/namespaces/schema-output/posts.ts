import type { StructuredDataOperations } from '../../../generated/schema-output/operations.ts'
import {
  structuredDataPreviewOf,
  structuredDataOf,
} from '../../domain/structured-data/load-graph.ts'

/** Published entries are cacheable for five minutes; others are private. */
const CACHEABLE = { 'Cache-Control': 'public, max-age=300', Vary: 'Authorization, Origin' }
const PERSONAL = { 'Cache-Control': 'private, no-store', Vary: 'Authorization' }

export const structuredData: StructuredDataOperations = {
  getStructuredData: {
    async run({ caller, params, query }, ctx) {
      const personal = query.preview && caller.signedIn
      const nodes = personal
        ? await structuredDataPreviewOf(ctx, caller, params.id)
        : await structuredDataOf(ctx, params.id)
      return {
        status: 200,
        body: { status: nodes.length === 0 ? 'f' : 't', json_ld: nodes },
        headers: personal ? PERSONAL : CACHEABLE,
      }
    },
  },
}
