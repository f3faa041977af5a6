import { describe, expect, it } from '@jest/globals'
import { errorAnswer, refusalFor } from '../../src/http/errors.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code })

describe('A failure of the system', () => {
  it.each(['ENOSPC', 'EDQUOT'])('is answered with 507 if a disk is full: %s', (code) => {
    const refusal = refusalFor(systemError(code))
    expect(refusal && errorAnswer(refusal)).toMatchObject({
      status: 507,
      body: { code: 'rest_storage_full' },
    })
  })

  it('is not a refusal otherwise', () => {
    expect(refusalFor(systemError('EIO'))).toBeUndefined()
  })
})
