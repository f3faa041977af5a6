import { describe, expect, it } from '@jest/globals'
import { ANONYMOUS, callerOf, type Caller } from '../../../src/domain/accounts/caller.ts'
import { contentTypes } from '../../../src/domain/content-types/content-types.ts'
import {
  canDelete,
  canEdit,
  canPublish,
  canRead,
  openStatuses,
  visibleTo,
  type PolicyItem,
} from '../../../src/domain/content/entry-policy.ts'
import { compiled } from '../../support/compiled.ts'

const { page, post } = contentTypes

const someone = (role: string, id = 7): Caller =>
  callerOf({ id, login: role, roles: [role], extraCapabilities: {} })

const item = (status: string, authorId = 1, trashedStatus: string | null = null): PolicyItem => ({
  status,
  authorId,
  trashedStatus,
})

/** An item of the one whom `someone` makes. */
const own = (status: string, before: string | null = null): PolicyItem => item(status, 7, before)

const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber']
const who = (may: (caller: Caller) => boolean): string[] =>
  roles.filter((role) => may(someone(role)))

describe('An item of somebody else', () => {
  it.each([
    ['publish', roles],
    ['ads_expired', roles],
    ['private', ['administrator', 'editor']],
    ['draft', ['administrator', 'editor']],
    ['pending', ['administrator', 'editor']],
    ['future', ['administrator', 'editor']],
    ['cal-ignored', ['administrator', 'editor']],
    ['trash', ['administrator', 'editor']],
  ])('that is %s is read by %j', (status, readers) => {
    expect(who((caller) => canRead(caller, post, item(status)))).toEqual(readers)
  })

  it('is changed and deleted by editors only, whatever its status', () => {
    for (const status of ['publish', 'future', 'private', 'draft', 'trash']) {
      const editors = ['administrator', 'editor']
      expect(who((caller) => canEdit(caller, page, item(status)))).toEqual(editors)
      expect(who((caller) => canDelete(caller, page, item(status)))).toEqual(editors)
    }
  })

  it('is read by visitors only when its status is public', () => {
    expect(canRead(ANONYMOUS, post, item('publish'))).toBe(true)
    expect(canRead(ANONYMOUS, post, item('draft'))).toBe(false)
    expect(canRead(ANONYMOUS, post, item('draft', 0))).toBe(false)
  })
})

describe('An own item', () => {
  it('is read by its author whatever its status', () => {
    for (const status of ['draft', 'private', 'future', 'trash']) {
      expect(canRead(someone('subscriber'), post, own(status))).toBe(true)
    }
  })

  it('cannot be changed by a contributor once it is published', () => {
    const contributor = someone('contributor')
    for (const status of ['draft', 'pending']) {
      expect(canEdit(contributor, post, own(status))).toBe(true)
      expect(canDelete(contributor, post, own(status))).toBe(true)
    }
    for (const status of ['publish', 'future']) {
      expect(canEdit(contributor, post, own(status))).toBe(false)
      expect(canDelete(contributor, post, own(status))).toBe(false)
    }
  })

  it('counts in the trash with its former status', () => {
    const contributor = someone('contributor')
    expect(canEdit(contributor, post, own('trash', 'draft'))).toBe(true)
    expect(canEdit(contributor, post, own('trash', 'publish'))).toBe(false)
    expect(canDelete(someone('author'), post, own('trash', 'publish'))).toBe(true)
  })

  it('is published by those with the right for its type', () => {
    expect(who((caller) => canPublish(caller, post))).toEqual(['administrator', 'editor', 'author'])
    expect(who((caller) => canPublish(caller, page))).toEqual(['administrator', 'editor'])
  })
})

describe('The where-clause of a list', () => {
  it('compares a single status, so that an index gives the order', () => {
    const { sql, parameters } = compiled(visibleTo(ANONYMOUS, post, ['publish']))
    expect(sql).toBe(`"e"."type" = 'post' AND ("e"."status" = 'publish')`)
    expect(parameters).toEqual([])
  })

  it('matches nothing where nothing may be seen', () => {
    expect(compiled(visibleTo(ANONYMOUS, post, ['draft', 'trash'])).sql).toBe('false')
  })

  it('asks for the author where only own items may be seen', () => {
    const { sql, parameters } = compiled(visibleTo(someone('author'), post, ['publish', 'draft']))
    expect(sql).toContain('"e"."author_id"')
    expect(parameters).toEqual([7])
  })
})

describe('The statuses of which a caller sees everything', () => {
  const any = ['publish', 'future', 'draft', 'pending', 'private']

  it('are those requested where nothing depends on who wrote an item', () => {
    expect(openStatuses(ANONYMOUS, post, ['publish'])).toEqual(['publish'])
    expect(openStatuses(someone('author'), post, ['publish'])).toEqual(['publish'])
    expect(openStatuses(someone('editor'), post, any)).toEqual(any)
  })

  it('leave out what no such caller may see', () => {
    expect(openStatuses(ANONYMOUS, post, any)).toEqual(['publish'])
    expect(openStatuses(ANONYMOUS, contentTypes.core_block, ['publish'])).toEqual([])
  })

  it('are not known where some items show to their authors alone', () => {
    expect(openStatuses(someone('author'), post, any)).toBeUndefined()
    expect(openStatuses(someone('author'), post, ['publish'], 'edit')).toBeUndefined()
  })

  it('are unknown for the trash, and for files that are visible with what they are attached to', () => {
    expect(openStatuses(someone('editor'), post, ['trash'])).toBeUndefined()
    expect(openStatuses(ANONYMOUS, contentTypes.attachment, ['inherit'])).toBeUndefined()
  })

  it('are known if the condition depends only on type and status', () => {
    const callers = [ANONYMOUS, ...roles.map((role) => someone(role))]
    for (const caller of callers) {
      for (const type of Object.values(contentTypes)) {
        for (const among of [['publish'], ['inherit'], ['draft', 'trash'], any]) {
          for (const right of ['read', 'edit'] as const) {
            const { sql } = compiled(visibleTo(caller, type, among, right))
            const looksFurther = /author_id|trashed_status|parent_id/.test(sql)
            expect(openStatuses(caller, type, among, right) === undefined).toBe(looksFurther)
          }
        }
      }
    }
  })
})
