import { setTimeout as pause } from 'node:timers/promises'
import { broken, type Fault } from './fault.ts'
import { countWaiting, createdPosts, startWebhookReceiver } from './support/webhook-receiver.ts'

/** How long what is left may take: a delivery belongs to a killed node for a minute. */
const PATIENCE_MILLISECONDS = 100_000

export const webhooksKilled: Fault = {
  name: 'webhooks of nodes that are killed',
  promise: 'every change is reported at least once, in order, and none that was not made',
  seconds: 180,
  async run(bench) {
    const url = await bench.database()
    const receiver = await startWebhookReceiver()
    bench.undo(() => receiver.close())
    const environment = { DATABASE_URL: url, OUTGOING_ALLOW: receiver.place }
    const staying = await bench.node(environment)
    await receiver.subscribe(staying.origin, bench.admin)
    const traffic = bench.traffic([staying])
    for (let round = 0; round < 4; round++) {
      const node = await bench.node(environment)
      const own = bench.traffic([node])
      await bench.seconds(2)
      node.signal('SIGKILL')
      await node.ended
      await own.stop()
    }
    const endedAt = performance.now()
    await bench.seconds(0.5)
    const measured = await bench.evaluate(traffic, { url, endedAt })
    const changes = await createdPosts(url)
    await receiver.waitFor(changes, PATIENCE_MILLISECONDS)
    // What a killed node had taken is written down when another has sent it again.
    const waiting = await waitUntilDelivered(url)
    const { lost, doubled, invented, disordered, count } = receiver.evaluate(changes)
    return {
      ...measured,
      lost,
      doubled,
      deliveries: { changes: changes.size, taken: count },
      broken: broken({
        [`${lost} changes were not reported`]: lost === 0,
        [`${invented} changes were not made`]: invented === 0,
        [`${disordered} messages came too early`]: disordered === 0,
        [`${waiting} deliveries are left`]: waiting === 0,
      }),
    }
  },
}

/** Waits until nothing is to be delivered; how much is left when patience ends. */
async function waitUntilDelivered(databaseUrl: string): Promise<number> {
  const end = performance.now() + PATIENCE_MILLISECONDS
  let waiting = await countWaiting(databaseUrl)
  while (waiting > 0 && performance.now() < end) {
    await pause(500)
    waiting = await countWaiting(databaseUrl)
  }
  return waiting
}
