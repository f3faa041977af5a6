/** Causes and remedies of errors concerning permissions, arguments and lists. */
export const argumentHelp = {
  rest_forbidden:
    'The route is for other roles, or is switched off in the settings. Sign in with an account that has the right.',
  rest_forbidden_context:
    'The edit context is for those who may edit what is read. Sign in as one of them, or ask for `context=view`.',
  rest_forbidden_status:
    'Lists show visitors only what is public, and a status may be reserved for other roles. Sign in, or leave `status` out.',
  rest_forbidden_param:
    'This filter would reveal what is not public. `data` names it; sign in with more rights, or leave it out.',
  rest_forbidden_orderby:
    'This order would reveal what is not public, such as mail addresses. Sign in with `list_users`, or choose another.',
  rest_forbidden_who: '`who` is for those who may write. Sign in, or leave it out.',
  rest_cannot_view:
    'Sign in with an account that may see them; a program uses an application password.',
  rest_cannot_read:
    'The item is not public. Sign in as its author, or as somebody who may read it.',
  rest_cannot_create: 'The account may not create items of this type. Sign in with another role.',
  rest_cannot_edit:
    'Authors change their own items, editors those of others. Sign in as somebody who may.',
  rest_cannot_update:
    'The account may not change this value. Sign in with another role, or leave the value out.',
  rest_cannot_delete:
    'Authors delete their own items, editors those of others. Sign in as somebody who may.',
  rest_not_logged_in:
    'The request carries no credentials, or a proxy on the way removed them. Send HTTP Basic with an application password.',

  rest_invalid_param:
    '`data.params` says what is wrong with each argument, and `data.details` gives the code. Correct them all and send the request again.',
  rest_missing_callback_param:
    '`data.params` lists the names. Send them; reads take them in the query, writes in the body.',
  rest_invalid_type:
    'Appears in `data.details`. `data.param` names the value, as in `tags[0]`; send the type that the document gives.',
  rest_not_in_enum:
    'Appears in `data.details`. Send one of the values that the document lists, in the same letters.',
  rest_out_of_bounds:
    'Appears in `data.details`. Send a number within the bounds that the document gives, such as 1 to 100 for `per_page`.',
  rest_invalid_date: 'Appears in `data.details`. Write dates as in `2026-11-23T18:30:00`.',
  rest_invalid_email: 'Appears in `data.details`. Write addresses as in `ann@example.org`.',
  rest_too_short: 'Appears in `data.details`. Send a longer text.',
  rest_no_matching_schema:
    'Appears in `data.details`. Send one of the forms that the document gives; where the value seems meant as one of them, `data.position` is its number.',
  rest_property_required: 'Appears in `data.details`. Send the member that it names.',
  rest_invalid_field:
    'Each value is valid by itself, but they do not go together: a post with a password cannot be sticky. Send one of the two.',

  rest_post_invalid_page_number:
    '`page` is beyond the last page. `X-WP-TotalPages` of the first one says how many there are.',
  rest_revision_invalid_page_number:
    '`page` is beyond the last page. `X-WP-TotalPages` of the first one says how many there are.',
  rest_revision_invalid_offset_number:
    '`offset` is not smaller than the number of revisions, which `X-WP-Total` gives.',
  rest_orderby_include_missing_include:
    'Send the ids as `include`, whose order the list then has, or choose another `orderby`.',
  rest_no_search_term_defined: 'Send `search`, or choose another `orderby`.',
} as const
