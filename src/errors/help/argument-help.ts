/** Causes and remedies of errors concerning permissions, arguments and lists. */
export const argumentHelp = {
  rest_forbidden:
    'The route is for other roles, or is switched off in the settings. Sign in with an account that has the right.',
  rest_forbidden_context:
    'The edit context is for those who may edit what is read. Sign in as one of them, or ask for `context=view`.',
  rest_forbidden_status:
    'Lists show visitors what is public only, and a status may be kept for other roles. Sign in, or leave `status` out.',
  rest_forbidden_param:
    'This filter would tell what is not public. `data` names it; sign in with more rights, or leave it out.',
  rest_forbidden_orderby:
    'This order would tell what is not public, such as mail addresses. Sign in with `list_users`, or choose another.',
  rest_forbidden_who: '`who` is for those who may write. Sign in, or leave it out.',
  rest_cannot_view:
    'Sign in with an account that may see them; an application password does for a program.',
  rest_cannot_read:
    'The item is not public. Sign in as its author, or as somebody who may read it.',
  rest_cannot_create: 'The account may not create items of this type. Sign in with another role.',
  rest_cannot_edit:
    'Authors change what is theirs, editors what others wrote. Sign in as one who may.',
  rest_cannot_update:
    'The account may not change this value. Sign in with another role, or leave the value out.',
  rest_cannot_delete:
    'Authors delete what is theirs, editors what others wrote. Sign in as one who may.',
  rest_not_logged_in:
    'The request carries no credentials, or a proxy on the way took them off. Send HTTP Basic with an application password.',

  rest_invalid_param:
    '`data.params` tells for each argument what is wrong with it, and `data.details` gives the code. Correct them all and send the request again.',
  rest_missing_callback_param:
    '`data.params` lists the names. Send them; reads take them in the query, writes in the body.',
  rest_invalid_type:
    'Stands in `data.details`. `data.param` names the value, as in `tags[0]`; send the type that the document gives.',
  rest_not_in_enum:
    'Stands in `data.details`. Send one of the values that the document lists, in the same letters.',
  rest_out_of_bounds:
    'Stands in `data.details`. Send a number within the bounds that the document gives, such as 1 to 100 for `per_page`.',
  rest_invalid_date: 'Stands in `data.details`. Write dates as in `2026-11-23T18:30:00`.',
  rest_invalid_email: 'Stands in `data.details`. Write addresses as in `ann@example.org`.',
  rest_too_short: 'Stands in `data.details`. Send a longer text.',
  rest_no_matching_schema:
    'Stands in `data.details`. Send one of the forms that the document gives; where the value seems meant as one of them, `data.position` is its number.',
  rest_property_required: 'Stands in `data.details`. Send the member that it names.',
  rest_invalid_field:
    'Each value is right by itself, but not beside the others: a post with a password cannot be sticky. Send one of the two.',

  rest_post_invalid_page_number:
    '`page` is beyond the last page. `X-WP-TotalPages` of the first one tells how many there are.',
  rest_revision_invalid_page_number:
    '`page` is beyond the last page. `X-WP-TotalPages` of the first one tells how many there are.',
  rest_revision_invalid_offset_number:
    '`offset` is not smaller than the number of revisions, which `X-WP-Total` tells.',
  rest_orderby_include_missing_include:
    'Send the ids as `include`, whose order the list then has, or choose another `orderby`.',
  rest_no_search_term_defined: 'Send `search`, or choose another `orderby`.',
} as const
