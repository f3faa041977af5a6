/** Causes and remedies of errors concerning embeds, imports, health and blocks. */
export const otherHelp = {
  oembed_invalid_url:
    'The address is none of a public item here, or of no provider that is known and answers. Correct it.',

  rest_import_invalid_id:
    'The record was deleted, or the id is that of something else. List the records to find it.',
  rest_import_bad_signature:
    'The record asks for signed callbacks. Send `X-Import-Signature`, made of the very bytes of the body with the secret of the record.',
  rest_import_busy:
    'Callbacks of one import are worked on one after the other. Send it again after the seconds of `Retry-After`.',
  rest_import_too_fast:
    'Leave the interval between two batches that the answer to the first one gave. `Retry-After` tells the seconds.',
  rest_import_not_pending:
    'The import is over, or was canceled. Start it again, or make another record.',
  rest_import_state_not_saved:
    'A mistake of the service, which its log has with the id of `X-Request-Id`. Send the callback again.',

  rest_webhook_invalid_id:
    'The webhook was deleted. `/core/v2/webhooks` lists those that there are.',
  rest_delivery_invalid_id:
    'The delivery belongs to another webhook, or is kept no longer. List the deliveries of the webhook to find it.',
  webhook_limit_reached:
    'Each event is stored for each webhook that wants it, so their number is limited. Delete those that nobody needs, or let one receiver pass messages on.',
  webhook_not_active:
    'The webhook is paused, or was switched off because its receiver failed for long. Send `status: active` to it first.',
  webhook_delivery_pending:
    'The message is tried by itself until it is taken, for three days. `next_attempt` of the delivery tells when.',

  not_available:
    'A folder of the service cannot be read. Its operator looks at the rights of `DATA_DIR`.',

  rest_block_type_cannot_view: 'Block types are for those who write. Sign in with `edit_posts`.',
  rest_block_type_invalid: '`/core/v2/block-types` lists them.',
  block_cannot_read:
    'Rendering is for those who write, in an item that they may edit. Sign in as one of them.',
  block_invalid:
    'The name is that of no block whose content is made when it is shown. `/core/v2/block-types` lists those with `is_dynamic`.',
  rest_cannot_view_url_details:
    'Looking up addresses is for those who write. Sign in with `edit_posts`.',
  no_response:
    'The other site is away, answers with an error, or its address is not public. Look at the address in a browser.',
  no_content: 'The other site answered with nothing. There is nothing to preview.',
  rest_cannot_export_templates:
    'Exporting is for those who look after the theme. Sign in as an administrator.',
} as const
