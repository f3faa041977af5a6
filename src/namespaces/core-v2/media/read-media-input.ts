import type { components } from '../../../../generated/core-v2/types.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import type { MediaInput } from '../../../domain/media/write-media.ts'
import { readEntryInput } from '../entries/read-entry-input.ts'

export type MediaBody = components['schemas']['MediaInput']

/**
 * Converts the body of a write to domain input: the caption is the entry's excerpt, the description
 * its content. The only status that has an effect is private
 * (behaviour/media.md#attachment-and-status).
 */
export function readMediaInput(body: MediaBody): MediaInput {
  const { status, caption, description, post, alt_text: altText, ...rest } = body
  const entry = readEntryInput(contentTypes.attachment, {
    ...rest,
    ...(caption !== undefined && { excerpt: caption }),
    ...(description !== undefined && { content: description }),
    ...(post !== undefined && { parent: post ?? 0 }),
  })
  return {
    ...entry,
    ...(status !== undefined && { status: readStatus(status) }),
    ...(altText !== undefined && { altText: altText ?? '' }),
  }
}

function readStatus(status: MediaBody['status']): 'private' | 'trash' | 'inherit' {
  return status === 'private' || status === 'trash' ? status : 'inherit'
}
