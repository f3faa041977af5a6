import type { TestService } from '../../../support/service.ts'

/** How many messages in the outbox each administrator has that name an address. */
export async function listMessages(
  { ctx }: TestService,
  address: string,
): Promise<readonly number[]> {
  const rows = await ctx.database.prisma.outgoingMessage.groupBy({
    by: ['recipient'],
    where: { kind: 'webhook_disabled', text: { contains: address } },
    _count: true,
  })
  return rows.map(({ _count: count }) => count)
}
