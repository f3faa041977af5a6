import { accountErrors } from './account-errors.ts'
import { adErrors } from './ad-errors.ts'
import { calendarErrors } from './calendar-errors.ts'
import { commentErrors } from './comment-errors.ts'
import { protocolErrors } from './protocol-errors.ts'

/** The kind of failure; src/http/errors.ts assigns the statuses. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'timeout'
  | 'conflict'
  | 'gone'
  | 'precondition-failed'
  | 'too-large'
  | 'unsupported-media-type'
  | 'rate-limited'
  | 'headers-too-large'
  | 'internal'
  | 'not-supported'
  | 'upstream-failed'
  | 'unavailable'
  | 'storage-full'

interface ErrorEntry {
  /** For a missing `right`: visitors are unauthenticated, signed-in callers are forbidden. */
  readonly kind: ErrorKind | 'right'
  readonly message: string
}

/** Every code of the interface. */
export const errorCatalogue = {
  // reading and permissions in general
  rest_forbidden: { kind: 'right', message: 'You are not allowed to do that.' },
  rest_forbidden_context: {
    kind: 'right',
    message: 'You are not allowed to read this in the requested context.',
  },
  rest_forbidden_status: { kind: 'right', message: 'You are not allowed to use this status.' },
  rest_forbidden_param: {
    kind: 'right',
    message: 'You are not allowed to use this query parameter.',
  },
  rest_forbidden_orderby: { kind: 'right', message: 'You are not allowed to use this ordering.' },
  rest_forbidden_who: {
    kind: 'right',
    message: 'You are not allowed to list users by this property.',
  },
  rest_cannot_view: { kind: 'right', message: 'You are not allowed to see these items.' },
  rest_cannot_read: { kind: 'right', message: 'You are not allowed to read this item.' },
  rest_cannot_create: { kind: 'right', message: 'You are not allowed to create this item.' },
  rest_cannot_edit: { kind: 'right', message: 'You are not allowed to change this item.' },
  rest_cannot_update: { kind: 'right', message: 'You are not allowed to change this value.' },
  rest_cannot_delete: { kind: 'right', message: 'You are not allowed to delete this item.' },
  rest_not_logged_in: { kind: 'unauthenticated', message: 'You are not signed in.' },

  // arguments
  rest_invalid_param: { kind: 'invalid', message: 'A parameter has an invalid value.' },
  rest_missing_callback_param: { kind: 'invalid', message: 'A required parameter is missing.' },
  rest_invalid_type: { kind: 'invalid', message: 'A value has the wrong type.' },
  rest_not_in_enum: { kind: 'invalid', message: 'A value is not one of the accepted values.' },
  rest_out_of_bounds: { kind: 'invalid', message: 'A number is outside the accepted range.' },
  rest_invalid_date: { kind: 'invalid', message: 'A date is not valid.' },
  rest_invalid_email: { kind: 'invalid', message: 'An e-mail address is not valid.' },
  rest_too_short: { kind: 'invalid', message: 'A text is too short.' },
  rest_no_matching_schema: {
    kind: 'invalid',
    message: 'A value matches none of the accepted forms.',
  },
  rest_property_required: { kind: 'invalid', message: 'An object lacks a required property.' },
  rest_invalid_field: { kind: 'invalid', message: 'These fields cannot be set together.' },

  // lists
  rest_post_invalid_page_number: {
    kind: 'invalid',
    message: 'This page of the list does not exist.',
  },
  rest_revision_invalid_page_number: {
    kind: 'invalid',
    message: 'This page of the list of revisions does not exist.',
  },
  rest_revision_invalid_offset_number: {
    kind: 'invalid',
    message: 'The offset is beyond the last revision.',
  },
  rest_orderby_include_missing_include: {
    kind: 'invalid',
    message: 'Ordering by include requires the include parameter.',
  },
  rest_no_search_term_defined: {
    kind: 'invalid',
    message: 'Ordering by relevance requires a search term.',
  },

  // posts and pages
  rest_post_invalid_id: { kind: 'not-found', message: 'There is no item with this id.' },
  rest_post_invalid_parent: { kind: 'not-found', message: 'The parent item was not found.' },
  rest_post_exists: {
    kind: 'invalid',
    message: 'This item already exists. Update it instead of creating it.',
  },
  rest_too_many_attempts: {
    kind: 'rate-limited',
    message: 'There were too many attempts. Try again later.',
  },
  rest_post_incorrect_password: {
    kind: 'forbidden',
    message: 'The password of this item is wrong.',
  },
  rest_preview_token_invalid: {
    kind: 'forbidden',
    message: 'The preview token is not valid for this item.',
  },
  rest_preview_token_expired: { kind: 'forbidden', message: 'The preview token has expired.' },
  rest_preview_of_trash: {
    kind: 'invalid',
    message: 'Items in the trash have no preview links.',
  },
  rest_cannot_edit_others: {
    kind: 'right',
    message: 'You are not allowed to create or edit items as another user.',
  },
  rest_cannot_publish: { kind: 'right', message: 'You are not allowed to publish this item.' },
  rest_cannot_assign_sticky: {
    kind: 'right',
    message: 'You are not allowed to make this item sticky.',
  },
  rest_cannot_assign_term: { kind: 'right', message: 'You are not allowed to assign this term.' },
  rest_invalid_author: { kind: 'invalid', message: 'There is no author with this id.' },
  rest_invalid_featured_media: { kind: 'invalid', message: 'There is no image with this id.' },
  rest_upload_no_data: { kind: 'invalid', message: 'The request contains no file.' },
  rest_upload_sideload_error: { kind: 'invalid', message: 'This file is not accepted.' },
  rest_upload_unknown_error: {
    kind: 'invalid',
    message: 'The file in the form could not be read.',
  },
  rest_upload_file_too_big: {
    kind: 'too-large',
    message: 'The file is larger than this site accepts.',
  },
  rest_upload_image_too_large: {
    kind: 'invalid',
    message: 'The image has more pixels than this site can process.',
  },
  rest_unknown_attachment: { kind: 'not-found', message: 'The URL does not belong to this image.' },
  rest_cannot_edit_file_type: { kind: 'invalid', message: 'Files of this type cannot be edited.' },
  rest_unknown_image_file_type: {
    kind: 'invalid',
    message: 'The stored file of this image cannot be read as an image.',
  },
  rest_image_not_edited: {
    kind: 'invalid',
    message: 'The requested edits would not change the image.',
  },
  rest_image_crop_failed: {
    kind: 'invalid',
    message: 'The crop would leave nothing of the image.',
  },
  empty_content: { kind: 'invalid', message: 'Title, content and excerpt are all empty.' },
  rest_already_trashed: { kind: 'gone', message: 'This item is already in the trash.' },
  rest_trash_not_supported: {
    kind: 'not-supported',
    message: 'This item cannot be moved to the trash. Set force to delete it permanently.',
  },
  rest_revision_parent_id_mismatch: {
    kind: 'not-found',
    message: 'The revision belongs to another item.',
  },
  rest_post_no_autosave: { kind: 'not-found', message: 'There is no autosave with this id.' },

  // types, statuses, taxonomies
  rest_type_invalid: { kind: 'not-found', message: 'There is no such content type.' },
  rest_cannot_read_type: { kind: 'right', message: 'You are not allowed to see this type.' },
  rest_audit_event_invalid_id: {
    kind: 'not-found',
    message: 'There is no event of the audit trail with this id.',
  },
  rest_status_invalid: { kind: 'not-found', message: 'There is no such status.' },
  rest_cannot_read_status: { kind: 'right', message: 'You are not allowed to see this status.' },
  rest_taxonomy_invalid: { kind: 'not-found', message: 'There is no such taxonomy.' },

  // ads
  ...adErrors,

  // embeds
  oembed_invalid_url: { kind: 'not-found', message: 'There is nothing to embed at this address.' },

  // the calendar
  ...calendarErrors,

  // imports
  rest_import_invalid_id: { kind: 'not-found', message: 'There is no import with this id.' },
  rest_import_bad_signature: { kind: 'unauthenticated', message: 'The signature is not valid.' },
  rest_import_busy: {
    kind: 'conflict',
    message: 'Another callback of this import is being processed.',
  },
  rest_import_too_fast: {
    kind: 'rate-limited',
    message: 'The batches of this import arrive too fast.',
  },
  rest_import_not_pending: { kind: 'conflict', message: 'The import is not pending.' },
  rest_import_state_not_saved: { kind: 'internal', message: 'The state could not be stored.' },

  // webhooks
  rest_webhook_invalid_id: { kind: 'not-found', message: 'There is no webhook with this id.' },
  rest_delivery_invalid_id: { kind: 'not-found', message: 'There is no delivery with this id.' },
  webhook_limit_reached: {
    kind: 'conflict',
    message: 'The site has 50 webhooks; delete one first.',
  },
  webhook_not_active: { kind: 'conflict', message: 'The webhook is not active.' },
  webhook_delivery_pending: { kind: 'conflict', message: 'The delivery is still being tried.' },

  // health of the site
  not_available: { kind: 'internal', message: 'The sizes are not available.' },

  // blocks and their editor
  rest_block_type_cannot_view: {
    kind: 'right',
    message: 'You are not allowed to see block types.',
  },
  rest_block_type_invalid: { kind: 'not-found', message: 'There is no such block type.' },
  block_cannot_read: { kind: 'right', message: 'You are not allowed to render blocks here.' },
  block_invalid: { kind: 'not-found', message: 'There is no such dynamic block.' },
  rest_cannot_view_url_details: {
    kind: 'right',
    message: 'You are not allowed to look up the details of a URL.',
  },
  no_response: { kind: 'not-found', message: 'The URL did not respond.' },
  no_content: { kind: 'not-found', message: 'The response from this URL is empty.' },
  rest_cannot_export_templates: {
    kind: 'right',
    message: 'You are not allowed to export the templates.',
  },

  // terms
  rest_term_invalid: { kind: 'not-found', message: 'There is no such term.' },
  rest_taxonomy_not_hierarchical: {
    kind: 'invalid',
    message: 'Terms of this taxonomy cannot have a parent.',
  },
  term_exists: { kind: 'invalid', message: 'A term with this name already exists.' },
  duplicate_term_slug: { kind: 'invalid', message: 'The slug belongs to another term.' },
  empty_term_name: { kind: 'invalid', message: 'A term needs a name.' },
  rest_cannot_create_term: { kind: 'right', message: 'You are not allowed to create this term.' },

  // menus
  menu_exists: { kind: 'invalid', message: 'A menu with this name already exists.' },
  rest_menu_location_invalid: { kind: 'not-found', message: 'There is no such menu location.' },
  invalid_menu_id: { kind: 'invalid', message: 'There is no menu with this id.' },
  rest_title_required: { kind: 'invalid', message: 'A custom link needs a title.' },
  rest_url_required: { kind: 'invalid', message: 'A custom link needs a URL.' },
  rest_post_invalid_type: { kind: 'invalid', message: 'This type has no archive.' },

  // comments
  ...commentErrors,

  // users, signing in, application passwords
  ...accountErrors,

  // requests
  ...protocolErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Codes for a missing right; their kind depends on whether the caller is signed in. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]['kind'] extends 'right' ? Code : never
}[ErrorCode]

export type FixedCode = Exclude<ErrorCode, RefusalCode>
