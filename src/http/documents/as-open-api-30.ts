import { isJsonObject } from '../../json-object.ts'
import { membersOf, textOf, type Members } from './members.ts'
import { GRAMMAR, type Kind, type Place } from './grammar.ts'
import { findNullReferences, withNullSchemas, type NullReferences } from './null-references.ts'
import { schemaOf30 } from './schema-of-30.ts'

/**
 * A document of OpenAPI 3.1 as one of 3.0, for tools that read no other. It describes the same
 * requests and answers to the value; messages of webhooks are under `x-webhooks`.
 * @throws Error for what OpenAPI 3.0 has no word for, so that nothing is lost in silence
 */
export const asOpenApi30 = (document: Members): Members =>
  objectOf30('document', document, findNullReferences(document))

function objectOf30(kind: Kind, object: Members, nulls: NullReferences): Members {
  const rewrite = REWRITES[kind] ?? ((same: Members): Members => same)
  return Object.fromEntries(
    Object.entries(rewrite(object, nulls)).map(([name, member]) => [
      name,
      memberOf30(placeOf(kind, name), member, nulls),
    ]),
  )
}

function memberOf30(place: Place, member: unknown, nulls: NullReferences): unknown {
  if (place === 'value') return member
  if (typeof place === 'string') {
    return isJsonObject(member) ? objectOf30(place, member, nulls) : member
  }
  const [kind] = place
  if (Array.isArray(member)) return member.map((item) => memberOf30(kind, item, nulls))
  return Object.fromEntries(
    Object.entries(membersOf(member)).map(([name, item]) => [name, memberOf30(kind, item, nulls)]),
  )
}

function placeOf(kind: Kind, name: string): Place {
  const place = GRAMMAR[kind][name] ?? (name.startsWith('x-') ? 'value' : undefined)
  if (place === undefined) throw new Error(`OpenAPI 3.0 has no word for ${name} in ${kind}.`)
  return place
}

/** Translates an object of each kind from 3.1 to 3.0, except for nested objects. */
const REWRITES: Readonly<
  Partial<Record<Kind, (object: Members, nulls: NullReferences) => Members>>
> = {
  document: documentOf30,
  info: infoOf30,
  license: licenseOf30,
  components: ({ schemas, ...rest }, nulls) => ({
    ...rest,
    schemas: withNullSchemas(membersOf(schemas), nulls),
  }),
  schema: schemaOf30,
}

function documentOf30({ webhooks, ...rest }: Members): Members {
  const document = { ...rest, openapi: '3.0.3' }
  return webhooks === undefined ? document : { ...document, 'x-webhooks': webhooks }
}

function infoOf30({ summary, description, ...rest }: Members): Members {
  return { ...rest, description: [summary, description].map(textOf).join('\n\n').trim() }
}

function licenseOf30({ identifier, ...rest }: Members): Members {
  if (identifier === undefined) return rest
  return { ...rest, url: `https://spdx.org/licenses/${textOf(identifier)}.html` }
}
