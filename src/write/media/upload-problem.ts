import { AlmanacError } from '../../client/client.ts'
import type { WriteApp } from '../app/write-app.ts'
import { failureText } from '../app/failure.ts'

/** Why a file could not be uploaded, in a sentence. */
export function uploadProblem(error: unknown, app: WriteApp): string {
  if (error instanceof AlmanacError) {
    if (error.status === 413) return app.words('media.tooLarge')
    if (error.code === 'rest_upload_sideload_error') return app.words('media.wrongType')
  }
  return failureText(app, error)
}
