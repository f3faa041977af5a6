import type { AppContext } from '../../context.ts'
import { signIn } from '../../domain/accounts/sign-in.ts'
import type { PageRequest } from '../../http/pages.ts'
import { provenanceOf } from '../../http/provenance.ts'
import type { Translate } from '../../messages/words.ts'
import type { FormProblem } from './form.ts'
import { limited, type Shown } from './form-page.ts'
import { isFormToken, type FormScope } from './form-token.ts'

/** Signs a person in with the submitted `signInForm`; the token is for the cookie. A failure is for the form to show. */
export async function attemptSignIn(
  ctx: AppContext,
  t: Translate,
  { form, headers, remoteAddress, notes }: PageRequest,
): Promise<{ readonly token: string } | Shown> {
  const name = (form.get('login') ?? '').trim()
  const password = form.get('password') ?? ''
  const problems: FormProblem[] = []
  if (name === '') problems.push({ text: t('signIn.missingLogin'), field: 'login' })
  if (password === '') problems.push({ text: t('signIn.missingPassword'), field: 'password' })
  if (problems.length > 0) return { status: 400, problems }
  const unreadable = !isPlainText(name) || name.length > 254 || password.length > 4096
  const result = unreadable
    ? ({ kind: 'wrong' } as const)
    : await signIn(ctx, { name, password, address: remoteAddress, agent: headers['user-agent'] })
  if (result.kind === 'signed-in') return { token: result.token }
  notes.signInRefused = true
  if (result.kind === 'limited') return limited(t, result.seconds)
  return { status: 403, problems: [{ text: t('signIn.wrongCredentials'), field: 'login' }] }
}

/**
 * Whether a form was issued by this site for this browser, subject and user. Its origin may be
 * `null`, because these pages send no referrer; the token proves where it came from.
 */
export function isOwnForm(ctx: AppContext, request: PageRequest, scope: FormScope): boolean {
  if (provenanceOf(request.headers, ctx.siteUrl) === 'another-site') return false
  return isFormToken(ctx.secret, scope, request.form.get('token') ?? '')
}

/** Whether a text can be one of the database's. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
