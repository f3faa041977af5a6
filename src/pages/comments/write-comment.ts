import { actedBy, type AppContext, type Caller } from '../../context.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { createComment } from '../../domain/comments/create-comment.ts'
import { DomainError } from '../../domain/errors/errors.ts'
import type { PageAnswer, PageRequest, PageRoute } from '../../http/pages.ts'
import { provenanceOf } from '../../http/provenance.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { stalePage } from '../authorize/views.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { signedInCaller } from '../preview.ts'
import { methodNotAllowed, namelessSite, notFound, publicSite, refusal } from '../public-site.ts'
import { answerSignIn, askToSignIn, isSignIn } from '../sign-in/preview-sign-in.ts'
import { commentAddress, heldAddress, WRITE_PATH } from './comment-addresses.ts'
import { inputOf, NO_FIELDS, problemsOf, readFields, REFUSALS, HONEYPOT } from './form-input.ts'
import { checkMoment, isFormOfUser } from './form-moment.ts'
import { showClosed, showForm } from './form-page.ts'
import { signHeldComment } from './held-comment.ts'
import { findPlace, type CommentPlace } from './comment-place.ts'

const SIGN_IN = { intro: 'comments.signInIntro', hint: 'comments.signInHint' } as const

/**
 * The form for comments. It has a page of its own, which is made for each visitor, so that the
 * pages with the comments are the same for everybody.
 */
export function createWriteCommentRoute(ctx: AppContext): PageRoute {
  const answer = async (request: PageRequest): Promise<PageAnswer> => {
    const site = await publicSite(ctx)
    const sent = request.method === 'POST'
    if (sent && isSignIn(request))
      return answerSignIn(ctx, site, request, { texts: SIGN_IN, answer })
    const caller = (await signedInCaller(ctx, request)) ?? ANONYMOUS
    const acting = actedBy(ctx, actorOf(caller, request.remoteAddress))
    const place = await findPlace(acting, request, caller)
    if (place === 'signed out' || (place === 'nowhere' && isSignedOut(ctx, request, caller))) {
      // The cookie of the answer would end the session of somebody who is on another site.
      return isForeign(ctx, request)
        ? pageAnswer(site, stalePage(site.words.t, `?${request.query.toString()}`), { status: 403 })
        : askToSignIn(ctx, site, request, { texts: SIGN_IN })
    }
    if (place === 'nowhere') return notFound(site)
    if ('closed' in place) return showClosed(site, place.closed)
    return sent
      ? answerForm(acting, site, request, place)
      : showForm(acting, site, request, { place, fields: NO_FIELDS })
  }
  return {
    path: new RegExp(`^${WRITE_PATH}?$`),
    methods: ['GET', 'POST'],
    formLimit: 200_000,
    answer,
    refuse(status) {
      const site = namelessSite(ctx)
      return status === 405 ? methodNotAllowed(site) : refusal(site, status)
    },
  }
}

/** Whether a form is sent whose user is no longer signed in. */
const isSignedOut = (ctx: AppContext, request: PageRequest, caller: Caller): boolean =>
  !caller.signedIn && isFormOfUser(ctx, request.form.get('moment') ?? '')

const isForeign = ({ siteUrl }: AppContext, { method, headers }: PageRequest): boolean =>
  method === 'POST' && provenanceOf(headers, siteUrl) === 'another-site'

/** Stores a comment, or shows the form again with all that is wrong with it. */
async function answerForm(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
  place: CommentPlace,
): Promise<PageAnswer> {
  const { caller, item, parent } = place
  const fields = readFields(request)
  const moment = request.form.get('moment') ?? ''
  const again = { place, fields }
  const pace = checkMoment(ctx, { caller, item: item.id, parent: parent?.id ?? 0 }, moment)
  if (isForeign(ctx, request) || pace === 'stale') {
    return showForm(ctx, site, request, {
      ...again,
      status: 403,
      problems: [{ text: 'comments.stale' }],
    })
  }
  const problems = problemsOf(caller, fields)
  if ((request.form.get(HONEYPOT) ?? '') !== '') problems.push({ text: 'comments.trapped' })
  if (pace === 'hasty') problems.push({ text: 'comments.hasty' })
  if (problems.length > 0) {
    return showForm(ctx, site, request, { ...again, moment, status: 400, problems })
  }
  const input = inputOf(caller, fields, { post: item.id, parent: parent?.id ?? 0 })
  const agent = request.headers['user-agent'] ?? ''
  try {
    const origin = { address: request.remoteAddress, agent }
    const comment = await createComment(ctx, caller, input, origin)
    const shown = comment.status === 'approved'
    return toComment(
      shown
        ? commentAddress(item.link, comment.id)
        : heldAddress(item.link, signHeldComment(ctx, comment.id), comment.id),
    )
  } catch (error) {
    const problem = error instanceof DomainError ? REFUSALS.get(error.code) : undefined
    if (problem === undefined) throw error
    const { status } = problem
    return showForm(ctx, site, request, { ...again, moment, status, problems: [problem] })
  }
}

const toComment = (address: string): PageAnswer => ({
  status: 303,
  headers: { Location: address, 'Cache-Control': 'no-store' },
  body: '',
})
