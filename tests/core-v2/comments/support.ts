import { storeSettings } from '../../../src/data/settings/stored-settings.ts'
import { createUser } from '../../support/accounts.ts'
import type { Answer, Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'

export const COMMENTS = '/core/v2/comments'

/** A comment that somebody has written; the editor, who needs no patience, unless another is named. */
export async function comment(
  service: TestService,
  members: Readonly<Record<string, unknown>>,
  asker: Actor = 'editor',
): Promise<Answer['body']> {
  const answer = await service.api.as(asker).post(COMMENTS, {
    body: { content: `Words ${unique()}`, ...members },
  })
  if (answer.status !== 201) throw new Error(`No comment: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Somebody new, who has not written yet. */
export async function newcomer(
  service: TestService,
  role = 'subscriber',
): Promise<{ readonly id: number; readonly user: string; readonly pass: string }> {
  const login = unique('reader')
  const { id, applicationPassword } = await createUser(service.ctx, { login, role })
  return { id, user: login, pass: applicationPassword }
}

/** What a visitor has to say besides the words. */
export const visitor = (): { author_name: string; author_email: string } => ({
  author_name: 'Visitor',
  author_email: `${unique('visitor')}@example.org`,
})

/** Stores a setting and waits until the service knows it. */
export async function setting(service: TestService, key: string, value: boolean): Promise<void> {
  await service.ctx.database.transact((tx) => storeSettings(tx, { [key]: value }))
}
