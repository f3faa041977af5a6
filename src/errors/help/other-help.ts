/** Causes and remedies of errors concerning embeds, imports, health and blocks. */
export const otherHelp = {
  oembed_invalid_url:
    'The address is neither that of a public item of this site nor one that a known provider answers for. Correct it.',

  rest_import_invalid_id:
    'The record was deleted, or the id is that of something else. List the records to find it.',
  rest_import_bad_signature:
    'The record asks for signed callbacks. Send `X-Import-Signature`, computed from the exact bytes of the body with the secret of the record.',
  rest_import_busy:
    'Callbacks of one import are processed one after the other. Send it again after the seconds in `Retry-After`.',
  rest_import_too_fast:
    'Wait between two batches for the interval that the answer to the first one gave. `Retry-After` has the seconds.',
  rest_import_not_pending:
    'The import is over, or was canceled. Start it again, or make another record.',
  rest_import_state_not_saved:
    'An error of the service, which its log has under the id of `X-Request-Id`. Send the callback again.',

  rest_webhook_invalid_id: 'The webhook was deleted. `/core/v2/webhooks` lists the existing ones.',
  rest_delivery_invalid_id:
    'The delivery belongs to another webhook, or is no longer kept. List the deliveries of the webhook to find it.',
  webhook_limit_reached:
    'Each event is stored for each webhook that wants it, so their number is limited. Delete those that nobody needs, or let one receiver pass messages on.',
  webhook_not_active:
    'The webhook is paused, or was switched off because its receiver kept failing. Send it `status: active` first.',
  webhook_delivery_pending:
    'The message is retried automatically for three days, until it is accepted. `next_attempt` of the delivery says when.',

  not_available:
    'A folder of the service cannot be read. Its operator should check the permissions of `DATA_DIR`.',

  rest_block_type_cannot_view: 'Block types are for those who write. Sign in with `edit_posts`.',
  rest_block_type_invalid: '`/core/v2/block-types` lists them.',
  block_cannot_read:
    'Rendering is for those who write, in an item that they may edit. Sign in as one of them.',
  block_invalid:
    'The name is not that of a block whose content is made when it is shown. `/core/v2/block-types` lists those with `is_dynamic`.',
  rest_cannot_view_url_details:
    'Looking up addresses is for those who write. Sign in with `edit_posts`.',
  no_response:
    'The other site is down, answers with an error, or its address is not public. Open the address in a browser.',
  no_content: 'The other site sent an empty answer. There is nothing to preview.',
  rest_cannot_export_templates:
    'Exporting is for those who look after the theme. Sign in as an administrator.',
} as const
