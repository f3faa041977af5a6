import {
  isAddressRange,
  UNLIMITED,
  type ApplicationPasswordLimits,
} from '../../domain/accounts/application-password-limits.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { AREAS, endAfter } from '../authorize/access.ts'
import { cleanName } from '../authorize/authorization.ts'
import type { FormProblem } from '../sign-in/form.ts'

/** What a program may do in the chosen areas, as verbs of scopes. */
export const RIGHTS = [
  ['*', 'access.changeAndDelete'],
  ['read write', 'access.change'],
  ['read', 'access.read'],
] as const satisfies readonly (readonly [string, PlainMessageKey])[]

export const EVERY_AREA = '*'
const MOST_ADDRESSES = 50

/** The form of a new application password, as it was sent. */
export interface AccessInput {
  readonly name: string
  readonly areas: readonly string[]
  readonly rights: string
  readonly days: string
  readonly addresses: string
}

export const EMPTY_ACCESS: AccessInput = {
  name: '',
  areas: [EVERY_AREA],
  rights: RIGHTS[0][0],
  days: '',
  addresses: '',
}

export const readAccess = (form: URLSearchParams): AccessInput => ({
  name: cleanName(form.get('name') ?? ''),
  areas: form.getAll('area'),
  rights: form.get('rights') ?? '',
  days: form.get('days') ?? '',
  addresses: form.get('addresses') ?? '',
})

/** All that is wrong with the form, each problem next to its field. */
export function accessProblems(t: Translate, input: AccessInput): readonly FormProblem[] {
  const addresses = addressesIn(input)
  const wrong = addresses.find((address) => !isAddressRange(address))
  const problems: readonly (FormProblem | false)[] = [
    input.name === '' && { text: t('authorize.missingName'), field: 'name' },
    input.areas.length === 0 && { text: t('access.missingArea'), field: 'areas' },
    isAmbiguous(input) && { text: t('access.allOrSome'), field: 'areas' },
    wrong !== undefined && {
      text: t('access.badAddress', { address: wrong }),
      field: 'addresses',
    },
    addresses.length > MOST_ADDRESSES && {
      text: t('access.tooManyAddresses', { most: MOST_ADDRESSES }),
      field: 'addresses',
    },
  ]
  return problems.filter((problem) => problem !== false)
}

/** A choice of everything together with single areas is ambiguous. */
const isAmbiguous = ({ areas }: AccessInput): boolean =>
  areas.includes(EVERY_AREA) && areas.length > 1

/** The limits entered in the form; undefined for choices that it does not offer. */
export function limitsOf(input: AccessInput, now: Date): ApplicationPasswordLimits | undefined {
  const expiresAt = endAfter(input.days, now)
  const isRight = RIGHTS.some(([verbs]) => verbs === input.rights)
  const areAreas = input.areas.every((area) => Object.hasOwn(AREAS, area))
  if (expiresAt === undefined || !isRight || !areAreas) return undefined
  return { scopes: scopesOf(input), expiresAt, addresses: [...new Set(addressesIn(input))] }
}

/** All rights in all areas need no scopes. */
function scopesOf({ areas, rights }: AccessInput): string[] {
  if (areas.includes(EVERY_AREA) && rights === '*') return [...UNLIMITED.scopes]
  return [...new Set(areas)].flatMap((area) => rights.split(' ').map((verb) => `${area}:${verb}`))
}

const addressesIn = ({ addresses }: AccessInput): readonly string[] =>
  addresses.split(/[\s,;]+/).filter((address) => address !== '')
