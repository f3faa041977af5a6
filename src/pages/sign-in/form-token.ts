import { createHmac } from 'node:crypto'
import { isSameText } from '../../domain/signing/same-text.ts'

/** What a form is valid for: the browser's cookie, the subject, the user. */
export interface FormScope {
  readonly cookie: string
  /** The purpose of the form, such as its page's query, so that it only does what it has shown. */
  readonly subject: string
  /** 0 if no user is signed in. */
  readonly userId: number
}

/**
 * Creates a token which proves that a form was issued by this page for this browser. It is a
 * signature that includes the browser's cookie: nothing needs to be stored, and no other site can
 * create one.
 */
export function createFormToken(secret: Buffer, { cookie, subject, userId }: FormScope): string {
  const text = JSON.stringify(['form', cookie, subject, userId])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

export function isFormToken(secret: Buffer, scope: FormScope, token: string): boolean {
  return scope.cookie !== '' && isSameText(token, createFormToken(secret, scope))
}
