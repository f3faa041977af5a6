import type { UserRow } from '../../data/users/user-reader.ts'
import { NAME_LIMIT, webAddress, type Profile } from '../../domain/accounts/profile.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { isPlainText } from '../sign-in/attempt.ts'
import type { FormProblem } from '../sign-in/form.ts'

/** The values of the profile form. */
export type ProfileInput = Required<Profile>

/** The most characters of a description and of a web address, as over the API. */
const DESCRIPTION_LIMIT = 65_535
const URL_LIMIT = 2000

/** The languages that an account may choose; '' is the language of the site. */
const LOCALES = ['', 'en_US'] as const

interface ProfileField {
  readonly name: string
  readonly label: PlainMessageKey
  readonly limit: number
}

export const PROFILE_FIELDS: Readonly<Record<keyof ProfileInput, ProfileField>> = {
  displayName: { name: 'name', label: 'profile.displayName', limit: NAME_LIMIT },
  firstName: { name: 'first-name', label: 'profile.firstName', limit: NAME_LIMIT },
  lastName: { name: 'last-name', label: 'profile.lastName', limit: NAME_LIMIT },
  nickname: { name: 'nickname', label: 'profile.nickname', limit: NAME_LIMIT },
  description: { name: 'description', label: 'profile.description', limit: DESCRIPTION_LIMIT },
  url: { name: 'url', label: 'profile.website', limit: URL_LIMIT },
  locale: { name: 'locale', label: 'profile.language', limit: 10 },
}

export const storedProfile = (user: UserRow): ProfileInput => profileWith((member) => user[member])

/** Browsers send line breaks as CR LF. */
export const readProfile = (form: URLSearchParams): ProfileInput =>
  profileWith((member) =>
    (form.get(PROFILE_FIELDS[member].name) ?? '').replaceAll('\r\n', '\n').trim(),
  )

const profileWith = (value: (member: keyof ProfileInput) => string): ProfileInput => ({
  displayName: value('displayName'),
  firstName: value('firstName'),
  lastName: value('lastName'),
  nickname: value('nickname'),
  description: value('description'),
  url: value('url'),
  locale: value('locale'),
})

/** All that is wrong with a profile, each problem next to its field. */
export function profileProblems(t: Translate, profile: ProfileInput): readonly FormProblem[] {
  const members = Object.keys(PROFILE_FIELDS) as (keyof ProfileInput)[]
  return members.flatMap((member) => {
    const { name, label, limit } = PROFILE_FIELDS[member]
    const value = profile[member]
    if (!isPlainText(value))
      return [{ text: t('profile.unreadable', { field: t(label) }), field: name }]
    if (value.length > limit) {
      return [{ text: t('profile.tooLong', { field: t(label), length: limit }), field: name }]
    }
    const wrong = WRONG[member]?.(value)
    return wrong === undefined ? [] : [{ text: t(wrong), field: name }]
  })
}

const WRONG: Partial<Record<keyof ProfileInput, (value: string) => PlainMessageKey | undefined>> = {
  url: (url) => (url !== '' && webAddress(url) === '' ? 'profile.badWebsite' : undefined),
  locale: (locale) =>
    LOCALES.some((known) => known === locale) ? undefined : 'profile.badLanguage',
}
