import type { AppContext } from '../context.ts'
import { createOutgoing } from '../adapters/outgoing/outgoing.ts'
import { collectEvents, hasEvents } from '../data/webhooks/outbox.ts'
import { serveWebhooks, type Turns } from '../domain/webhooks/deliver.ts'
import { keepReceivers } from '../domain/webhooks/receivers.ts'
import { maintainWebhooks } from '../domain/webhooks/upkeep.ts'
import type { Job } from './job.ts'

/** Covers lost change notices. */
const INTERVAL = 30_000

/** Milliseconds in which what happens is collected together. */
const GATHERED = 1000

/** Webhooks that a node serves at the same time, so that slow ones do not keep others waiting. */
const CONCURRENCY = 4

/** Messages that a node sends at the same time. */
const MOST_REQUESTS = 32

const UPKEEP_INTERVAL = 10 * 60_000

/** Turns what happens into deliveries, sends them, and keeps the tables of both small. */
export function webhookJobs(ctx: AppContext): Job[] {
  const { database, config } = ctx
  const turns: Turns = { serving: new Set() }
  // Its own, so that slow receivers take nothing from requests to other sites.
  const outgoing = createOutgoing({
    allow: config.outgoing.allow,
    userAgent: `Almanac (+${config.site.url})`,
    concurrency: MOST_REQUESTS,
  })
  const receivers = keepReceivers(outgoing)
  return [
    {
      name: 'collect webhook events',
      interval: INTERVAL,
      wakeOn: { topic: 'webhooks', delay: GATHERED },
      async run(signal) {
        if (!(await hasEvents(database))) return undefined
        while (!signal.aborted && (await collectEvents(database, ctx.clock())));
        return undefined
      },
    },
    {
      name: 'deliver webhooks',
      interval: INTERVAL,
      wakeOn: { topic: 'deliveries', delay: 0 },
      concurrency: CONCURRENCY,
      run: (signal) => serveWebhooks(ctx, { receivers, signal, turns }),
      close: () => receivers.close(),
    },
    {
      name: 'maintain webhooks',
      interval: UPKEEP_INTERVAL,
      async run() {
        await maintainWebhooks(ctx)
        return undefined
      },
    },
  ]
}
