import sharp from 'sharp'
import { picture } from '../../media/support/upload.ts'
import type { TestService } from '../../support/service.ts'

/** Uploads a picture of one colour, wide enough for smaller sizes. */
export async function uploadPicture(
  service: TestService,
  { width = 1200, height = 800 } = {},
): ReturnType<typeof picture> {
  const drawn = sharp({ create: { width, height, channels: 3, background: 'teal' } })
  return picture(service, { bytes: await drawn.png().toBuffer() })
}
