/** Errors of ads; part of the catalogue. */
export const adErrors = {
  ads_invalid_ad_id: { kind: 'not-found', message: 'There is no ad unit with this id.' },
  ads_txt_invalid: { kind: 'invalid', message: 'The text is not a valid ads.txt file.' },
  ads_import_invalid: { kind: 'invalid', message: 'The file cannot be imported.' },
  ads_provider_not_configured: { kind: 'invalid', message: 'No ad provider is configured.' },
  ads_provider_key_missing: {
    kind: 'invalid',
    message: 'ADS_PROVIDER_KEY, which encrypts the tokens of the ad provider, is not set.',
  },
  ads_provider_key_wrong: {
    kind: 'invalid',
    message: 'The tokens of the ad provider were encrypted with a different ADS_PROVIDER_KEY.',
  },
  ads_provider_state: {
    kind: 'invalid',
    message: 'The state is unknown or expired. Start again.',
  },
  ads_provider_error: { kind: 'invalid', message: 'The ad provider refused the request.' },
  ads_provider_unreachable: {
    kind: 'upstream-failed',
    message: 'The ad provider does not respond.',
  },
  ads_provider_invalid_answer: {
    kind: 'upstream-failed',
    message: 'The response of the ad provider could not be parsed.',
  },
  ads_provider_not_linked: {
    kind: 'not-found',
    message: 'No account of an ad provider is linked.',
  },
  ads_provider_unknown_account: { kind: 'not-found', message: 'This account is not linked.' },
} as const
