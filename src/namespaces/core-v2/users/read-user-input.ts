import type { components } from '../../../../generated/core-v2/types.ts'
import { EMAIL_LIMIT, isAcceptablePassword, isLogin } from '../../../domain/accounts/profile.ts'
import type { UserChanges } from '../../../domain/accounts/users.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import { definedMembers } from '../../../json-object.ts'

export type UserInput = components['schemas']['UserUpdateInput']

/** Converts a body to domain names, without members that were not sent. */
export function changesOf(body: UserInput): UserChanges {
  const { name, first_name, last_name, username, meta, ...same } = body
  const { email, password, roles, nickname, description, url, locale, slug } = same
  return definedMembers({
    // Null has been refused for these two.
    login: username ?? undefined,
    displayName: textOf(name),
    firstName: textOf(first_name),
    lastName: textOf(last_name),
    preferences: meta?.persisted_preferences,
    email,
    password: password ?? undefined,
    roles,
    nickname: textOf(nickname),
    description: textOf(description),
    url: textOf(url),
    locale: textOf(locale),
    slug: textOf(slug),
  })
}

/** Null clears a text. */
const textOf = <Text extends string>(value: Text | null | undefined): Text | '' | undefined =>
  value === null ? '' : value

type Problems = Record<string, ArgumentProblem>

/**
 * Rules for user names and passwords that a schema cannot express
 * (behaviour/accounts.md#fields-of-users).
 */
export function checkInput(body: UserInput, { isNew }: { readonly isNew: boolean }): Problems {
  const problems: Problems = {}
  const { username, password, email = '' } = body
  if (username === null || (isNew && username !== undefined && !isLogin(username))) {
    problems['username'] = problem('rest_user_invalid_username', 'username is not valid.')
  }
  if (password !== undefined && !(password !== null && isAcceptablePassword(password))) {
    problems['password'] = problem('rest_user_invalid_password', 'password is not valid.')
  }
  if (email.length > EMAIL_LIMIT) problems['email'] = tooLong('email', EMAIL_LIMIT)
  const preferences = body.meta?.persisted_preferences
  if (preferences !== undefined && JSON.stringify(preferences).length > MAX_PREFERENCES_LENGTH)
    problems['meta'] = tooLong('meta[persisted_preferences]', MAX_PREFERENCES_LENGTH)
  return problems
}

/** Most characters of a user's preferences as JSON; editors use a few thousand. */
const MAX_PREFERENCES_LENGTH = 65_535

/** `true` is not a user, but the validator would convert it to the number one. */
export function checkDeletion({ reassign }: { readonly reassign: unknown }): Problems {
  if (reassign !== true) return {}
  const message = 'reassign has none of the accepted forms.'
  return { reassign: { code: 'rest_no_matching_schema', message, data: null } }
}

function problem(code: string, message: string): ArgumentProblem {
  return { code, message, data: { status: 400 } }
}

function tooLong(name: string, limit: number): ArgumentProblem {
  return {
    code: 'rest_too_long',
    message: `${name} must have ${limit} characters at most.`,
    data: null,
  }
}
