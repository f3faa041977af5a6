import type { Command } from 'commander'
import type { AppContext } from '../context.ts'
import { createOutgoing } from '../adapters/outgoing/outgoing.ts'
import { listWebhooks } from '../data/webhooks/webhook-rows.ts'
import { testNow } from '../domain/webhooks/test-now.ts'
import { OperatorError } from '../operator-error.ts'
import { printResult, runWithContext } from './run-command.ts'
import { table } from './table.ts'

interface Options {
  readonly json?: boolean
}

export function addWebhookCommands(program: Command): void {
  const command = program.command('webhook').description('list and test webhooks')
  command
    .command('list')
    .description('show the webhooks of the site')
    .option('--json', 'answer in JSON')
    .action(list)
  command
    .command('test')
    .description('send a test to a webhook and show what it answers')
    .argument('<id>', 'id of the webhook, as `list` shows it')
    .option('--json', 'answer in JSON')
    .action(test)
}

function list({ json }: Options): Promise<void> {
  return runWithContext(async ({ database }) => {
    const shown = (await listWebhooks(database)).map((row) => ({
      id: row.id,
      url: row.url,
      events: row.events,
      status: row.status,
      failing_since: row.failingSince?.toISOString() ?? null,
    }))
    const cells = shown.map((row) => [
      String(row.id),
      row.status,
      row.failing_since?.slice(0, 10) ?? '',
      row.url,
      row.events.join(' '),
    ])
    printResult(json, shown, table([['ID', 'STATUS', 'FAILING SINCE', 'URL', 'EVENTS'], ...cells]))
  })
}

function test(id: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const { url, outcome } = await testNow(ctx, outgoingOf(ctx), Number(id))
    if (outcome.kind === 'unsent') throw new OperatorError('The test could not be sent.')
    const { responseStatus, responseBody, error, duration } = outcome.attempt
    const taken = outcome.kind === 'accepted'
    const answer = responseStatus === null ? error : `${responseStatus} ${responseBody}`.trim()
    const shown = { url, taken, status: responseStatus, body: responseBody, error, duration }
    printResult(json, shown, [
      `${taken ? 'Taken' : 'Not taken'} by ${url} in ${duration} ms: ${answer}`,
    ])
    if (!taken) process.exitCode = 1
  })
}

const outgoingOf = ({ config }: AppContext) =>
  createOutgoing({
    allow: config.outgoing.allow,
    userAgent: `Almanac (+${config.site.url})`,
  })
