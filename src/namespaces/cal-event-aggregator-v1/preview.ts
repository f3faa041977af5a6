import type { RecordsOperations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import { failure } from '../../domain/errors/errors.ts'
import { readEventItem } from '../../domain/imports/items/read-event-item.ts'
import { readPlaceItem } from '../../domain/imports/items/read-places.ts'
import { requireCreatable } from '../../domain/imports/import-policy.ts'
import {
  previewImport,
  type Preview,
  type PreviewItem,
} from '../../domain/imports/service/preview.ts'
import { ImportProblem } from '../../domain/imports/service/problem.ts'
import { importProblems, optionsIn, sourceIn } from './record-input.ts'

const problemsOf = ({ kind, item }: PreviewItem): string[] => {
  const { problems } = kind === 'event' ? readEventItem(item) : readPlaceItem(kind, item)
  return Object.values(problems)
}

/** An unreadable source is an invalid argument. */
async function orRefusal(looking: Promise<Preview>): Promise<Preview> {
  try {
    return await looking
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    const detail = { code: error.slug, message: error.message, data: null }
    throw failure('rest_invalid_param', {
      details: { params: { source: error.message }, details: { source: detail } },
    })
  }
}

/** A preview of the items in a source (behaviour/imports.md#record-routes). */
export const preview: Pick<RecordsOperations, 'previewImport'> = {
  previewImport: {
    check: ({ body, caller }, ctx) => importProblems(ctx, caller, body),
    authorize: ({ caller }) => requireCreatable(caller, undefined),
    async run({ body }, ctx) {
      const source = sourceIn(body)
      if (source === undefined) throw failure('rest_invalid_param')
      const looked = { origin: body.origin, source, options: optionsIn(body) }
      const { items, problems } = await orRefusal(previewImport(ctx, looked))
      return {
        status: 200,
        body: {
          items: items.map((found) => ({ ...found, errors: problemsOf(found) })),
          problems: [...problems],
        },
      }
    },
  },
}
