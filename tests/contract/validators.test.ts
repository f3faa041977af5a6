import { describe, expect, it } from '@jest/globals'
import { referencedRules } from '../../scripts/generate/argument-rules.ts'
import { rulesOf } from '../../scripts/generate/rules.ts'
import { shareRules } from '../../scripts/generate/share-rules.ts'

describe('The reading of rules', () => {
  it('keeps keywords that restrict a value and drops annotations', () => {
    const schema = {
      type: 'object',
      description: 'A thing.',
      'x-context': ['view'],
      required: [],
      properties: { description: { type: 'string', default: '', maxLength: 3 } },
    }
    expect(rulesOf(schema)).toEqual({
      type: 'object',
      required: [],
      properties: { description: { type: 'string', maxLength: 3 } },
    })
  })

  it('refuses unknown keywords, so that none is silently ignored', () => {
    const schema = { type: 'array', items: { type: 'string', contentEncoding: 'base64' } }
    expect(() => rulesOf(schema)).toThrow('contentEncoding')
  })

  it('refuses members that are neither required nor optional', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } }
    expect(() => rulesOf(schema)).toThrow('name')
  })
})

describe('The search for referenced rules', () => {
  it('finds components that refer to one another, each once', () => {
    const node = { required: [], properties: { next: { $ref: '#/components/schemas/Node' } } }
    const document = {
      openapi: '3.1.0',
      info: {},
      paths: {},
      components: { schemas: { Node: node, Other: { type: 'string' } } },
    }
    const found = referencedRules(document, [{ items: { $ref: '/schemas/Node' } }])
    expect([...found]).toEqual([
      ['/schemas/Node', { required: [], properties: { next: { $ref: '/schemas/Node' } } }],
    ])
  })
})

describe('The sharing of rules', () => {
  it('extracts what occurs twice into one rule that both refer to', () => {
    const list = { type: 'array', items: { type: 'integer' }, maxItems: 100 }
    const rules = new Map([
      ['a', { properties: { include: list } }],
      ['b', { properties: { exclude: list } }],
    ])
    expect(Object.fromEntries(shareRules(rules))).toEqual({
      '/shared/0': list,
      a: { properties: { include: { $ref: '/shared/0' } } },
      b: { properties: { exclude: { $ref: '/shared/0' } } },
    })
  })
})
