import { afterAll, describe, it } from '@jest/globals'
import { S3_KEYS, startS3Server, type S3Server } from './s3-server.ts'

type Environment = Readonly<Record<string, string>>

/**
 * Describes what a service does with files, once for each store. The suite gets the environment
 * variables that give a service its store, and starts its own services with them.
 */
export async function describeOverStores(suite: (store: Environment) => void): Promise<void> {
  describe('with files on disk', () => suite({}))
  const server = await startS3Server()
  describe('with files in a bucket', () => {
    if (server === undefined) {
      it.skip('SKIPPED: no S3 server could be started on this machine', () => undefined)
      return
    }
    suite(bucketEnvironment(server))
    afterAll(() => server.stop())
  })
}

/** The variables of a service that keeps its files there. */
export function bucketEnvironment({ bucket, endpoint }: S3Server): Environment {
  return {
    MEDIA_STORE: 's3',
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_ACCESS_KEY_ID: S3_KEYS.id,
    MEDIA_S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
    MEDIA_S3_FORCE_PATH_STYLE: 'on',
  }
}
