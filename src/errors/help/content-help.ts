const CREATED_WITH_ID =
  'The body of a new item has an `id`. Leave it out, or send the change to the address of the item.'

/** Causes and remedies of errors concerning entries and files. */
export const contentHelp = {
  rest_post_invalid_id:
    'The item was deleted, or the id is that of another type. List the items to find it.',
  rest_post_invalid_parent:
    'The parent was deleted, or is of another type than the address says. List its type to find it.',
  rest_post_exists: CREATED_WITH_ID,
  rest_too_many_attempts:
    'Passwords were tried, or something was changed, too often in a short time. Wait for the seconds in `Retry-After`.',
  rest_post_incorrect_password:
    'The item has a password. Send the right one as `password`, or sign in as somebody who may edit it.',
  rest_preview_token_invalid:
    'The token is for another item, was altered, or ended early: the item was published or trashed, or the password or rights of the person who created the link have changed. Ask for a new link.',
  rest_preview_token_expired:
    'Preview links last as many hours as the setting `preview_link_hours` says. Create a new one with `POST …/preview-links`.',
  rest_preview_of_trash: 'Restore the item by setting its status, then create the link.',
  rest_cannot_edit_others:
    '`author` names somebody else, for which an account needs `edit_others_posts`. Leave it out.',
  rest_cannot_publish:
    'Contributors write drafts. Send `status: pending`, and let an editor publish it.',
  rest_cannot_assign_sticky: 'Only editors make posts sticky. Leave `sticky` out.',
  rest_cannot_assign_term:
    'The account may not use this category or tag. Leave it out, or sign in with another role.',
  rest_invalid_author: 'No user who may write has the id in `author`. Correct it, or leave it out.',
  rest_invalid_featured_media:
    'No picture has the id in `featured_media`. Upload one first, and send its id; 0 removes it.',
  rest_upload_no_data:
    'The body is empty, or the form has no part with a file. Send the file as `file`, or as the body.',
  rest_upload_sideload_error:
    'Files of this type are not accepted, or the content is not what the name says. Send a picture, a document, audio or video under its own ending.',
  rest_upload_unknown_error:
    'The form is cut off, or the file in it is not what its name says. Send it again with a library for forms.',
  rest_upload_file_too_big:
    'The file is beyond `MEDIA_LIMIT`, 64 MB unless the operator has changed that. Send a smaller one.',
  rest_upload_image_too_large: 'It has too many pixels to process. Make it smaller first.',
  rest_unknown_attachment:
    '`src` is the address of another picture. Send an address that the item itself shows.',
  rest_cannot_edit_file_type:
    'Only raster images can be rotated and cropped. Edit the file elsewhere and upload it again.',
  rest_unknown_image_file_type: 'The stored file is damaged. Upload the image again.',
  rest_image_not_edited: 'Nothing is rotated, flipped or cropped. Send at least one change.',
  rest_image_crop_failed:
    'The part to keep is outside the picture, or smaller than a pixel. Correct its position and size.',
  empty_content: 'Send at least one of `title`, `content` and `excerpt` with something in it.',
  rest_already_trashed: 'There is nothing left to do. Send `force=true` to delete it permanently.',
  rest_trash_not_supported: 'It has no trash, so deleting is permanent. Send `force=true`.',
  rest_revision_parent_id_mismatch:
    'The ids of the address do not belong together. List the revisions of the item.',
  rest_post_no_autosave:
    'The autosave was replaced or published, or belongs to another item. List those of the item.',

  rest_type_invalid: '`/core/v2/types` lists the types.',
  rest_cannot_read_type: 'The type is for internal use. `/core/v2/types` lists the others.',
  rest_audit_event_invalid_id:
    'The id is wrong, or the event is older than the days for which events are kept. List the events.',
  rest_status_invalid: '`/core/v2/statuses` lists the statuses.',
  rest_cannot_read_status:
    'Only public statuses are shown to everyone. Sign in as somebody who may edit.',
  rest_taxonomy_invalid: '`/core/v2/taxonomies` lists the taxonomies.',

  rest_term_invalid: 'The term was deleted, or is of another taxonomy. List the terms to find it.',
  rest_taxonomy_not_hierarchical:
    'Terms of flat taxonomies such as tags have no parents. Leave `parent` out.',
  term_exists: 'A term with the same name and parent exists. `data.term_id` is its id; use that.',
  duplicate_term_slug:
    'Another term has this slug. Choose another, or leave it out to have one made.',
  empty_term_name: 'The name is empty, or nothing was left of it after sanitizing. Send one.',
  rest_cannot_create_term:
    'New tags and categories need `edit_posts` or `manage_categories`. Use those that exist.',

  menu_exists: 'Choose another name, or change the menu that has it.',
  rest_menu_location_invalid: '`/core/v2/menu-locations` lists the places.',
  invalid_menu_id: 'The menu was deleted. `/core/v2/menus` lists the existing ones.',
  rest_title_required: 'A link of one’s own has nothing to take a title from. Send `title`.',
  rest_url_required: 'A link of one’s own leads nowhere yet. Send `url`.',
  rest_post_invalid_type:
    'A menu item of `type: post_type_archive` needs an `object` that has a list, as events do.',
} as const
