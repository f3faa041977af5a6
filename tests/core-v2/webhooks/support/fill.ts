import { sql } from 'kysely'
import type { DeliveryStatus } from '../../../../src/data/webhooks/delivery-rows.ts'
import type { TestService } from '../../../support/service.ts'

interface Filling {
  readonly webhook: number
  readonly status: DeliveryStatus
  readonly count: number
  /** When those that are over ended; now by default. */
  readonly finished?: Date
}

/** Makes deliveries of a webhook, each of an item of its own. */
export async function fillWebhook(
  { ctx }: TestService,
  { webhook, status, count, finished = ctx.clock() }: Filling,
): Promise<void> {
  const at = ctx.clock()
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, message, event, item, type, object_id,
      happened_at, status, queued_at, due_at, finished_at)
    select ${webhook}::int, nextval('webhook_events_id_seq'), gen_random_uuid(), 'term.created', 'term:' || n,
      'post_tag', n, ${at}, ${status}, ${at}, ${at}, ${status === 'pending' ? null : finished}
    from generate_series(1, ${count}::int) n`.execute(ctx.database.db)
}

/** How many deliveries of a webhook there are, by status. */
export async function countByStatus(
  { ctx }: TestService,
  webhookId: number,
): Promise<Record<string, number>> {
  const rows = await ctx.database.prisma.webhookDelivery.groupBy({
    by: ['status'],
    where: { webhookId },
    _count: true,
  })
  return Object.fromEntries(rows.map(({ status, _count: count }) => [status, count]))
}
