import type { TestService } from '../../support/service.ts'
import type { PageSeen, Visitor } from './visitor.ts'

export const FORGOT = '/account/forgot/'

/** Asks for a link as a visitor does who has forgotten the password. */
export async function askForLink(
  visitor: Visitor,
  login: string,
  headers: Record<string, string> = {},
): Promise<PageSeen> {
  await visitor.get(FORGOT, headers)
  return visitor.send(FORGOT, { login }, headers)
}

export const messagesFor = ({ ctx }: TestService, email: string) =>
  ctx.database.prisma.outgoingMessage.findMany({
    where: { recipient: email },
    orderBy: { id: 'asc' },
  })

/** The path of the link in the latest message. */
export async function linkFor(service: TestService, email: string): Promise<string> {
  const message = (await messagesFor(service, email)).at(-1)
  return /\/account\/reset\/\?token=[\w.-]+/.exec(message?.text ?? '')?.[0] ?? ''
}
