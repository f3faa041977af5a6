/** Errors of comments and notes; part of the catalogue. */
export const commentErrors = {
  rest_comment_invalid_id: { kind: 'not-found', message: 'There is no comment with this id.' },
  rest_comment_login_required: {
    kind: 'unauthenticated',
    message: 'You have to sign in to comment.',
  },
  rest_cannot_read_post: {
    kind: 'right',
    message: 'You are not allowed to read the item that these comments belong to.',
  },
  rest_comment_invalid_author: {
    kind: 'right',
    message: 'You are not allowed to comment as another user.',
  },
  rest_comment_invalid_author_ip: {
    kind: 'right',
    message: 'You are not allowed to set the IP address of a comment.',
  },
  rest_comment_invalid_status: {
    kind: 'right',
    message: 'You are not allowed to choose the status of a comment.',
  },
  rest_cannot_create_note: {
    kind: 'right',
    message: 'You are not allowed to write notes on this item.',
  },
  rest_comment_invalid_post_id: {
    kind: 'forbidden',
    message: 'There is no such item to comment on.',
  },
  rest_comment_draft_post: { kind: 'forbidden', message: 'Drafts do not accept comments.' },
  rest_comment_trash_post: {
    kind: 'forbidden',
    message: 'Items in the trash do not accept comments.',
  },
  rest_comment_closed: { kind: 'forbidden', message: 'Comments are closed for this item.' },
  rest_comment_exists: {
    kind: 'invalid',
    message: 'This comment already exists. Update it instead of creating it.',
  },
  rest_invalid_comment_type: { kind: 'invalid', message: 'There are no comments of this type.' },
  rest_comment_invalid_type: {
    kind: 'not-found',
    message: 'The type of a comment cannot be changed.',
  },
  rest_comment_content_invalid: { kind: 'invalid', message: 'A comment must not be empty.' },
  rest_comment_author_invalid: { kind: 'invalid', message: 'There is no user with this id.' },
  rest_comment_author_data_required: {
    kind: 'invalid',
    message: 'A comment needs the name and the e-mail address of its author.',
  },
  rest_comment_invalid_parent: {
    kind: 'invalid',
    message: 'The parent must be an approved comment on the same item.',
  },
  comment_author_column_length: { kind: 'invalid', message: 'The name is too long.' },
  comment_author_email_column_length: {
    kind: 'invalid',
    message: 'The e-mail address is too long.',
  },
  comment_author_url_column_length: { kind: 'invalid', message: 'The URL is too long.' },
  comment_content_column_length: { kind: 'invalid', message: 'The comment is too long.' },
  comment_duplicate: {
    kind: 'conflict',
    message: 'This comment duplicates an earlier one of yours.',
  },
  comment_flood: { kind: 'invalid', message: 'You are commenting too fast. Slow down.' },
} as const
