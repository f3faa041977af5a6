import { describe, expect, it } from '@jest/globals'
import { errorAnswer, refusalFor } from '../../src/http/errors.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code })

describe('refusalFor', () => {
  it.each(['ENOSPC', 'EDQUOT'])('makes 507 of a disk without room (%s)', (code) => {
    const refusal = refusalFor(systemError(code))
    expect(refusal && errorAnswer(refusal)).toMatchObject({
      status: 507,
      body: { code: 'rest_storage_full' },
    })
  })

  it('makes nothing of other failures', () => {
    expect(refusalFor(systemError('EIO'))).toBeUndefined()
  })
})
