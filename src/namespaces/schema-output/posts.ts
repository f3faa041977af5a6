import type { StructuredDataOperations } from '../../../generated/schema-output/operations.ts'
import { structuredDataOf } from '../../domain/structured-data/load.ts'

export const structuredData: StructuredDataOperations = {
  getStructuredData: {
    async run({ params }, ctx) {
      const nodes = await structuredDataOf(ctx, params.id)
      return {
        status: 200,
        body: { status: nodes.length === 0 ? 'f' : 't', json_ld: nodes },
        headers: { 'Cache-Control': 'public, max-age=300', Vary: 'Authorization' },
      }
    },
  },
}
