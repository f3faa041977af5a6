import type { commentErrors } from '../comment-errors.ts'

const MODERATORS =
  'Only those who may moderate comments can send it. Leave it out, or sign in as an editor.'
const SHORTER = 'Send a shorter one.'

/** Causes and remedies of errors concerning comments and notes. */
export const commentHelp = {
  rest_comment_invalid_id:
    'The comment was deleted, or the id is that of something else. List comments to find it.',
  rest_comment_login_required: 'The site takes comments of signed-in users only. Send credentials.',
  rest_cannot_read_post: 'The item is not public. Sign in as somebody who may read it.',
  rest_comment_invalid_author: MODERATORS,
  rest_comment_invalid_author_ip: MODERATORS,
  rest_comment_invalid_status: MODERATORS,
  rest_cannot_create_note: 'Notes are for those who may edit the item. Sign in as one of them.',
  rest_comment_invalid_post_id:
    '`post` is not the id of an item, or of one that takes no comments. Send the id of a published one.',
  rest_comment_draft_post: 'The item is not published yet. Publish it first.',
  rest_comment_trash_post: 'The item is in the trash. Restore it first.',
  rest_comment_closed:
    'The item does not take comments, or no longer does. Its `comment_status` has to be `open`.',
  rest_comment_exists:
    'The body of a new item has an `id`. Leave it out, or send the change to the address of the comment.',
  rest_invalid_comment_type:
    '`type` is neither `comment` nor `note`. Send one of these, or leave it out.',
  rest_comment_invalid_type: 'A comment stays a comment, and a note a note. Leave `type` out.',
  rest_comment_content_invalid:
    'The text is empty, or nothing was left of it after sanitizing. Send some text.',
  rest_comment_author_invalid: 'No user has the id in `author`. Correct it, or leave it out.',
  rest_comment_author_data_required:
    'The site asks visitors for both. Send `author_name` and `author_email`.',
  rest_comment_invalid_parent:
    'A reply belongs to an approved comment on the same item. Send the id of one, or leave `parent` out.',
  comment_author_column_length: `The name has more than 245 bytes. ${SHORTER}`,
  comment_author_email_column_length: `The address has more than 100 bytes. ${SHORTER}`,
  comment_author_url_column_length: `The address has more than 200 bytes. ${SHORTER}`,
  comment_content_column_length: `The text has more than 65,525 bytes. ${SHORTER}`,
  comment_duplicate:
    'The same person has sent the same words before. There is no need to send them again.',
  comment_flood: 'One visitor sent two comments within seconds. Wait a moment.',
} as const satisfies Record<keyof typeof commentErrors, string>
