/**
 * The closed catalogue of what can go wrong in the rules of content, terms, users and application
 * passwords. A status of 'auth' depends on who asks: 401 for a visitor, 403 for somebody signed in.
 */

import { accountErrors } from './accounts/errors.ts'
import { adErrors } from './ads/errors.ts'
import { calendarErrors } from './calendar/errors.ts'

interface ErrorEntry {
  status: number | 'auth'
  message: string
}

export const errorCatalogue = {
  // reading and permissions in general
  rest_forbidden: { status: 'auth', message: 'You are not allowed to do that.' },
  rest_forbidden_context: {
    status: 'auth',
    message: 'You are not allowed to read this in the requested context.',
  },
  rest_forbidden_status: { status: 'auth', message: 'You are not allowed to use this status.' },
  rest_forbidden_param: {
    status: 'auth',
    message: 'You are not allowed to use this query parameter.',
  },
  rest_forbidden_orderby: { status: 'auth', message: 'You are not allowed to use this ordering.' },
  rest_forbidden_who: {
    status: 'auth',
    message: 'You are not allowed to list users by this property.',
  },
  rest_cannot_view: { status: 'auth', message: 'You are not allowed to see these items.' },
  rest_cannot_read: { status: 'auth', message: 'You are not allowed to read this item.' },
  rest_cannot_create: { status: 'auth', message: 'You are not allowed to create this item.' },
  rest_cannot_edit: { status: 'auth', message: 'You are not allowed to change this item.' },
  rest_cannot_update: { status: 'auth', message: 'You are not allowed to change this value.' },
  rest_cannot_delete: { status: 'auth', message: 'You are not allowed to delete this item.' },
  rest_not_logged_in: { status: 401, message: 'You are not signed in.' },

  // arguments
  rest_invalid_param: { status: 400, message: 'A parameter has a value that is not accepted.' },
  rest_missing_callback_param: { status: 400, message: 'A required parameter is missing.' },
  rest_invalid_type: { status: 400, message: 'A value has the wrong type.' },
  rest_not_in_enum: { status: 400, message: 'A value is not one of those that are accepted.' },
  rest_out_of_bounds: { status: 400, message: 'A number is outside the accepted range.' },
  rest_invalid_date: { status: 400, message: 'A date cannot be understood.' },
  rest_invalid_email: { status: 400, message: 'An e-mail address is not valid.' },
  rest_too_short: { status: 400, message: 'A text is too short.' },
  rest_no_matching_schema: { status: 400, message: 'A value has none of the accepted forms.' },
  rest_property_required: { status: 400, message: 'An object lacks a required property.' },
  rest_invalid_field: { status: 400, message: 'These fields cannot be set together.' },

  // lists
  rest_post_invalid_page_number: { status: 400, message: 'This list has no page of that number.' },
  rest_revision_invalid_page_number: {
    status: 400,
    message: 'The list of revisions has no page of that number.',
  },
  rest_revision_invalid_offset_number: {
    status: 400,
    message: 'The offset lies beyond the last revision.',
  },
  rest_orderby_include_missing_include: {
    status: 400,
    message: 'Ordering by include needs the include parameter.',
  },
  rest_no_search_term_defined: {
    status: 400,
    message: 'Ordering by relevance needs a search term.',
  },

  // posts and pages
  rest_post_invalid_id: { status: 404, message: 'There is no item with this id.' },
  rest_post_invalid_parent: { status: 404, message: 'There is no parent item with this id.' },
  rest_post_exists: { status: 400, message: 'An item that exists cannot be created again.' },
  rest_too_many_attempts: {
    status: 429,
    message: 'There were too many attempts. Try again later.',
  },
  rest_post_incorrect_password: { status: 403, message: 'The password of this item is wrong.' },
  rest_cannot_edit_others: {
    status: 'auth',
    message: 'You are not allowed to write in the name of another user.',
  },
  rest_cannot_publish: { status: 'auth', message: 'You are not allowed to publish this item.' },
  rest_cannot_assign_sticky: {
    status: 'auth',
    message: 'You are not allowed to keep this item at the top.',
  },
  rest_cannot_assign_term: { status: 'auth', message: 'You are not allowed to assign this term.' },
  rest_invalid_author: { status: 400, message: 'There is no author with this id.' },
  rest_invalid_featured_media: { status: 400, message: 'There is no image with this id.' },
  rest_upload_no_data: { status: 400, message: 'The request brings no file.' },
  rest_upload_sideload_error: { status: 400, message: 'This file cannot be taken.' },
  rest_upload_unknown_error: { status: 400, message: 'The file of the form cannot be taken.' },
  rest_upload_file_too_big: { status: 413, message: 'The file is larger than this site takes.' },
  rest_upload_image_too_large: {
    status: 400,
    message: 'The picture has more pixels than this site can work with.',
  },
  rest_unknown_attachment: { status: 404, message: 'The address is not that of this picture.' },
  rest_cannot_edit_file_type: { status: 400, message: 'Files of this type cannot be edited.' },
  rest_image_not_edited: { status: 400, message: 'The picture would stay as it is.' },
  rest_image_crop_failed: { status: 400, message: 'Nothing would be left of the picture.' },
  empty_content: { status: 400, message: 'Title, content and excerpt are all empty.' },
  rest_already_trashed: { status: 410, message: 'This item is in the trash already.' },
  rest_trash_not_supported: {
    status: 501,
    message: 'This item cannot go to the trash; set force to remove it for good.',
  },
  rest_revision_parent_id_mismatch: {
    status: 404,
    message: 'The revision belongs to another item.',
  },
  rest_post_no_autosave: { status: 404, message: 'There is no autosave with this id.' },

  // types, statuses, taxonomies
  rest_type_invalid: { status: 404, message: 'There is no such content type.' },
  rest_cannot_read_type: { status: 'auth', message: 'You are not allowed to see this type.' },
  rest_status_invalid: { status: 404, message: 'There is no such status.' },
  rest_cannot_read_status: { status: 'auth', message: 'You are not allowed to see this status.' },
  rest_taxonomy_invalid: { status: 404, message: 'There is no such taxonomy.' },

  // ads
  ...adErrors,

  // embeds
  oembed_invalid_url: { status: 404, message: 'There is nothing to embed at this address.' },

  // the calendar
  ...calendarErrors,

  // imports
  rest_import_invalid_id: { status: 404, message: 'There is no import with this id.' },
  rest_import_bad_signature: { status: 401, message: 'The signature is not valid.' },
  rest_import_busy: { status: 409, message: 'Another callback of this import is at work.' },
  rest_import_too_fast: { status: 429, message: 'The batches of this import come too fast.' },
  rest_import_not_pending: { status: 409, message: 'The import is not pending.' },
  rest_import_state_not_saved: { status: 500, message: 'The state could not be stored.' },

  // health of the site
  not_available: { status: 500, message: 'The sizes are not available.' },

  // blocks and their editor
  rest_block_type_cannot_view: {
    status: 'auth',
    message: 'You are not allowed to see the types of blocks.',
  },
  rest_block_type_invalid: { status: 404, message: 'There is no such type of block.' },
  block_cannot_read: { status: 'auth', message: 'You are not allowed to render blocks here.' },
  block_invalid: { status: 404, message: 'There is no such block that the site renders.' },
  rest_cannot_view_url_details: {
    status: 'auth',
    message: 'You are not allowed to ask for the details of an address.',
  },
  no_response: { status: 404, message: 'There is no answer at this address.' },
  no_content: { status: 404, message: 'The answer at this address is empty.' },
  rest_cannot_export_templates: {
    status: 'auth',
    message: 'You are not allowed to export the templates.',
  },

  // terms
  rest_term_invalid: { status: 404, message: 'There is no such term.' },
  rest_taxonomy_not_hierarchical: { status: 400, message: 'Terms of this kind have no parent.' },
  term_exists: { status: 400, message: 'A term with this name exists already.' },
  duplicate_term_slug: { status: 400, message: 'The slug belongs to another term.' },
  empty_term_name: { status: 400, message: 'A term needs a name.' },
  rest_cannot_create_term: { status: 'auth', message: 'You are not allowed to create this term.' },

  // menus
  menu_exists: { status: 400, message: 'A menu with this name exists already.' },
  rest_menu_location_invalid: { status: 404, message: 'There is no such menu location.' },
  invalid_menu_id: { status: 400, message: 'There is no menu with this id.' },
  rest_title_required: { status: 400, message: 'A link of its own needs a title.' },
  rest_url_required: { status: 400, message: 'A link of its own needs an address.' },
  rest_post_invalid_type: { status: 400, message: 'There is no list of items of this type.' },

  // comments
  rest_comment_invalid_id: { status: 404, message: 'There is no comment with this id.' },
  rest_comment_login_required: { status: 401, message: 'You have to sign in to comment.' },
  rest_cannot_read_post: {
    status: 'auth',
    message: 'You are not allowed to read what these comments are about.',
  },
  rest_comment_invalid_author: {
    status: 'auth',
    message: 'You are not allowed to comment in the name of another user.',
  },
  rest_comment_invalid_author_ip: {
    status: 'auth',
    message: 'You are not allowed to say where a comment comes from.',
  },
  rest_comment_invalid_status: {
    status: 'auth',
    message: 'You are not allowed to choose the status of a comment.',
  },
  rest_cannot_create_note: {
    status: 'auth',
    message: 'You are not allowed to write notes on this item.',
  },
  rest_comment_invalid_post_id: { status: 403, message: 'There is no such item to comment on.' },
  rest_comment_draft_post: { status: 403, message: 'A draft takes no comments.' },
  rest_comment_trash_post: { status: 403, message: 'An item in the trash takes no comments.' },
  rest_comment_closed: { status: 403, message: 'This item takes no comments.' },
  rest_comment_exists: { status: 400, message: 'A comment that exists cannot be created again.' },
  rest_invalid_comment_type: { status: 400, message: 'There are no comments of this type.' },
  rest_comment_invalid_type: { status: 404, message: 'The type of a comment cannot be changed.' },
  rest_comment_content_invalid: { status: 400, message: 'A comment needs words.' },
  rest_comment_author_invalid: { status: 400, message: 'There is no user with this id.' },
  rest_comment_author_data_required: {
    status: 400,
    message: 'A comment needs the name and the mail address of its author.',
  },
  rest_comment_invalid_parent: {
    status: 400,
    message: 'Only an approved comment on the same item can be answered.',
  },
  comment_author_column_length: { status: 400, message: 'The name is too long.' },
  comment_author_email_column_length: { status: 400, message: 'The mail address is too long.' },
  comment_author_url_column_length: { status: 400, message: 'The address is too long.' },
  comment_content_column_length: { status: 400, message: 'The comment is too long.' },
  comment_duplicate: { status: 409, message: 'You have written this comment before.' },
  comment_flood: { status: 400, message: 'You are commenting too fast. Wait a little.' },

  // users, signing in, application passwords
  ...accountErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** The codes whose status depends on whether the caller is signed in. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]['status'] extends 'auth' ? Code : never
}[ErrorCode]

export type FixedCode = Exclude<ErrorCode, RefusalCode>

/** Members of `data` beside the status, e.g. `{ term_id: 7 }` or `{ params, details }`. */
export type ErrorDetails = Readonly<Record<string, unknown>>

/** An expected failure of a rule. `details` are further members of the answer's `data`. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, status: number, details?: ErrorDetails) {
    super(errorCatalogue[code].message)
    this.code = code
    this.status = status
    this.details = details
  }
}

interface FailureOptions {
  /** Only for the few codes that stand with several statuses, e.g. rest_term_invalid 404 and 400. */
  status?: number
  details?: ErrorDetails
}

/**
 * The error of a code with a fixed status.
 * @example throw failure('term_exists', { details: { term_id: 7 } })
 */
export function failure(code: FixedCode, options: FailureOptions = {}): DomainError {
  return new DomainError(code, options.status ?? errorCatalogue[code].status, options.details)
}

/**
 * The error of a missing right: 401 for a visitor, 403 for a signed-in caller
 * (behaviour/protocol.md#order-of-checks).
 * @example throw forbidden('rest_cannot_edit', caller)
 */
export function forbidden(
  code: RefusalCode,
  caller: { readonly signedIn: boolean },
  details?: ErrorDetails,
): DomainError {
  return new DomainError(code, caller.signedIn ? 403 : 401, details)
}
