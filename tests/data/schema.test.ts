import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Prisma } from '../../generated/prisma/client.ts'
import { startService, type TestService } from '../support/service.ts'

describe('The schema of Prisma', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  it.each(Object.values(Prisma.ModelName))(
    'has for %s the table that the migrations make',
    async (model) => {
      const { prisma } = service.ctx.database
      const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as 'entry'
      // Names every column of the model, so one that the table lacks is an error.
      await expect(prisma[name].findFirst()).resolves.not.toThrow()
    },
  )
})
