// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorModule } from '../../../src/http/validator-support.ts'

export const createValidators: ValidatorModule['createValidators']
