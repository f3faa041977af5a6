import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a form is good for, and for whom: the cookie of the browser, the request, the session. */
export interface FormScope {
  readonly cookie: string
  /** What the form is about, such as the query of its page: it does what it has shown and nothing else. */
  readonly subject: string
  /** 0 while nobody is signed in. */
  readonly userId: number
}

/**
 * Token that proves that a form was made by this page for this browser. It is a signature over
 * the browser's cookie, so nothing has to be stored, and no other site can make one.
 */
export function createFormToken(secret: Buffer, { cookie, subject, userId }: FormScope): string {
  const text = JSON.stringify(['form', cookie, subject, userId])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function isFormToken(secret: Buffer, scope: FormScope, token: string): boolean {
  if (scope.cookie === '') return false
  const expected = Buffer.from(createFormToken(secret, scope))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
