import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { entryToken, opensEntry, checkEntryPassword } from '../domain/content/entry-password.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRequest } from '../http/pages.ts'
import { entryCookie, readEntryCookie } from './entry-cookie.ts'

/** Whether the visitor has given the entry's password before. */
export const isUnlocked = (
  { secret }: AppContext,
  request: PageRequest,
  entry: EntryRow,
): boolean => opensEntry(secret, entry, readEntryCookie(request))

/** The redirect to the unlocked entry, or why it stays locked. */
type Unlocking = { readonly answer: PageAnswer } | { readonly problem: 'wrong' | 'limited' }

/** Checks the password of a submitted form. */
export async function unlock(
  ctx: AppContext,
  { form, remoteAddress }: PageRequest,
  entry: EntryRow,
): Promise<Unlocking> {
  const password = form.get('password') ?? ''
  const { kind } = await checkEntryPassword(ctx, entry, { password, address: remoteAddress })
  if (kind !== 'right') return { problem: kind }
  const cookie = entryCookie(ctx.siteUrl, entryToken(ctx.secret, entry.password))
  const headers = { Location: linkOf(ctx.siteUrl, entry), 'Set-Cookie': cookie }
  return { answer: { status: 303, headers: { ...headers, 'Cache-Control': 'no-store' }, body: '' } }
}
