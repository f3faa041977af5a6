/**
 * The closed catalogue of the domain's errors. The status 'auth' depends on the caller: 401 for a
 * visitor, 403 for a signed-in caller.
 */

import { accountErrors } from './account-errors.ts'
import { adErrors } from './ad-errors.ts'
import { calendarErrors } from './calendar-errors.ts'

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
  rest_invalid_param: { status: 400, message: 'A parameter has an invalid value.' },
  rest_missing_callback_param: { status: 400, message: 'A required parameter is missing.' },
  rest_invalid_type: { status: 400, message: 'A value has the wrong type.' },
  rest_not_in_enum: { status: 400, message: 'A value is not one of the accepted values.' },
  rest_out_of_bounds: { status: 400, message: 'A number is outside the accepted range.' },
  rest_invalid_date: { status: 400, message: 'A date is not valid.' },
  rest_invalid_email: { status: 400, message: 'An e-mail address is not valid.' },
  rest_too_short: { status: 400, message: 'A text is too short.' },
  rest_no_matching_schema: { status: 400, message: 'A value matches none of the accepted forms.' },
  rest_property_required: { status: 400, message: 'An object lacks a required property.' },
  rest_invalid_field: { status: 400, message: 'These fields cannot be set together.' },

  // lists
  rest_post_invalid_page_number: { status: 400, message: 'This page of the list does not exist.' },
  rest_revision_invalid_page_number: {
    status: 400,
    message: 'This page of the list of revisions does not exist.',
  },
  rest_revision_invalid_offset_number: {
    status: 400,
    message: 'The offset is beyond the last revision.',
  },
  rest_orderby_include_missing_include: {
    status: 400,
    message: 'Ordering by include requires the include parameter.',
  },
  rest_no_search_term_defined: {
    status: 400,
    message: 'Ordering by relevance requires a search term.',
  },

  // posts and pages
  rest_post_invalid_id: { status: 404, message: 'There is no item with this id.' },
  rest_post_invalid_parent: { status: 404, message: 'The parent item was not found.' },
  rest_post_exists: {
    status: 400,
    message: 'This item already exists. Update it instead of creating it.',
  },
  rest_too_many_attempts: {
    status: 429,
    message: 'There were too many attempts. Try again later.',
  },
  rest_post_incorrect_password: { status: 403, message: 'The password of this item is wrong.' },
  rest_cannot_edit_others: {
    status: 'auth',
    message: 'You are not allowed to create or edit items as another user.',
  },
  rest_cannot_publish: { status: 'auth', message: 'You are not allowed to publish this item.' },
  rest_cannot_assign_sticky: {
    status: 'auth',
    message: 'You are not allowed to make this item sticky.',
  },
  rest_cannot_assign_term: { status: 'auth', message: 'You are not allowed to assign this term.' },
  rest_invalid_author: { status: 400, message: 'There is no author with this id.' },
  rest_invalid_featured_media: { status: 400, message: 'There is no image with this id.' },
  rest_upload_no_data: { status: 400, message: 'The request contains no file.' },
  rest_upload_sideload_error: { status: 400, message: 'This file is not accepted.' },
  rest_upload_unknown_error: { status: 400, message: 'The file in the form could not be read.' },
  rest_upload_file_too_big: { status: 413, message: 'The file is larger than this site accepts.' },
  rest_upload_image_too_large: {
    status: 400,
    message: 'The image has more pixels than this site can process.',
  },
  rest_unknown_attachment: { status: 404, message: 'The URL does not belong to this image.' },
  rest_cannot_edit_file_type: { status: 400, message: 'Files of this type cannot be edited.' },
  rest_image_not_edited: {
    status: 400,
    message: 'The requested edits would not change the image.',
  },
  rest_image_crop_failed: { status: 400, message: 'The crop would leave nothing of the image.' },
  empty_content: { status: 400, message: 'Title, content and excerpt are all empty.' },
  rest_already_trashed: { status: 410, message: 'This item is already in the trash.' },
  rest_trash_not_supported: {
    status: 501,
    message: 'This item cannot be moved to the trash. Set force to delete it permanently.',
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
  rest_import_busy: { status: 409, message: 'Another callback of this import is being processed.' },
  rest_import_too_fast: { status: 429, message: 'The batches of this import arrive too fast.' },
  rest_import_not_pending: { status: 409, message: 'The import is not pending.' },
  rest_import_state_not_saved: { status: 500, message: 'The state could not be stored.' },

  // health of the site
  not_available: { status: 500, message: 'The sizes are not available.' },

  // blocks and their editor
  rest_block_type_cannot_view: {
    status: 'auth',
    message: 'You are not allowed to see block types.',
  },
  rest_block_type_invalid: { status: 404, message: 'There is no such block type.' },
  block_cannot_read: { status: 'auth', message: 'You are not allowed to render blocks here.' },
  block_invalid: { status: 404, message: 'There is no such dynamic block.' },
  rest_cannot_view_url_details: {
    status: 'auth',
    message: 'You are not allowed to look up the details of a URL.',
  },
  no_response: { status: 404, message: 'The URL did not respond.' },
  no_content: { status: 404, message: 'The response from this URL is empty.' },
  rest_cannot_export_templates: {
    status: 'auth',
    message: 'You are not allowed to export the templates.',
  },

  // terms
  rest_term_invalid: { status: 404, message: 'There is no such term.' },
  rest_taxonomy_not_hierarchical: {
    status: 400,
    message: 'Terms of this taxonomy cannot have a parent.',
  },
  term_exists: { status: 400, message: 'A term with this name already exists.' },
  duplicate_term_slug: { status: 400, message: 'The slug belongs to another term.' },
  empty_term_name: { status: 400, message: 'A term needs a name.' },
  rest_cannot_create_term: { status: 'auth', message: 'You are not allowed to create this term.' },

  // menus
  menu_exists: { status: 400, message: 'A menu with this name already exists.' },
  rest_menu_location_invalid: { status: 404, message: 'There is no such menu location.' },
  invalid_menu_id: { status: 400, message: 'There is no menu with this id.' },
  rest_title_required: { status: 400, message: 'A custom link needs a title.' },
  rest_url_required: { status: 400, message: 'A custom link needs a URL.' },
  rest_post_invalid_type: { status: 400, message: 'This type has no archive.' },

  // comments
  rest_comment_invalid_id: { status: 404, message: 'There is no comment with this id.' },
  rest_comment_login_required: { status: 401, message: 'You have to sign in to comment.' },
  rest_cannot_read_post: {
    status: 'auth',
    message: 'You are not allowed to read the item that these comments belong to.',
  },
  rest_comment_invalid_author: {
    status: 'auth',
    message: 'You are not allowed to comment as another user.',
  },
  rest_comment_invalid_author_ip: {
    status: 'auth',
    message: 'You are not allowed to set the IP address of a comment.',
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
  rest_comment_draft_post: { status: 403, message: 'Drafts do not accept comments.' },
  rest_comment_trash_post: { status: 403, message: 'Items in the trash do not accept comments.' },
  rest_comment_closed: { status: 403, message: 'Comments are closed for this item.' },
  rest_comment_exists: {
    status: 400,
    message: 'This comment already exists. Update it instead of creating it.',
  },
  rest_invalid_comment_type: { status: 400, message: 'There are no comments of this type.' },
  rest_comment_invalid_type: { status: 404, message: 'The type of a comment cannot be changed.' },
  rest_comment_content_invalid: { status: 400, message: 'A comment must not be empty.' },
  rest_comment_author_invalid: { status: 400, message: 'There is no user with this id.' },
  rest_comment_author_data_required: {
    status: 400,
    message: 'A comment needs the name and the e-mail address of its author.',
  },
  rest_comment_invalid_parent: {
    status: 400,
    message: 'The parent must be an approved comment on the same item.',
  },
  comment_author_column_length: { status: 400, message: 'The name is too long.' },
  comment_author_email_column_length: { status: 400, message: 'The e-mail address is too long.' },
  comment_author_url_column_length: { status: 400, message: 'The URL is too long.' },
  comment_content_column_length: { status: 400, message: 'The comment is too long.' },
  comment_duplicate: { status: 409, message: 'This comment duplicates an earlier one of yours.' },
  comment_flood: { status: 400, message: 'You are commenting too fast. Slow down.' },

  // users, signing in, application passwords
  ...accountErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Codes whose status depends on whether the caller is signed in. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]['status'] extends 'auth' ? Code : never
}[ErrorCode]

export type FixedCode = Exclude<ErrorCode, RefusalCode>

/** Members of `data` in addition to the status, e.g. `{ term_id: 7 }` or `{ params, details }`. */
export type ErrorDetails = Readonly<Record<string, unknown>>

/** An expected failure of a rule. `details` become further members of `data` in the answer. */
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
  /** Only for the few codes with more than one status, e.g. rest_term_invalid with 404 and 400. */
  status?: number
  details?: ErrorDetails
}

/**
 * Creates the error for a code with a fixed status.
 * @example throw failure('term_exists', { details: { term_id: 7 } })
 */
export function failure(code: FixedCode, options: FailureOptions = {}): DomainError {
  return new DomainError(code, options.status ?? errorCatalogue[code].status, options.details)
}

/**
 * Creates the error for a missing right: 401 for a visitor, 403 for a signed-in caller
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
