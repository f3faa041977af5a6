/** Errors of ads; part of the catalogue of all errors. */
export const adErrors = {
  ads_invalid_ad_id: { status: 404, message: 'There is no ad unit with this id.' },
  ads_txt_invalid: { status: 400, message: 'The text is not a valid ads.txt file.' },
  ads_import_invalid: { status: 400, message: 'The file cannot be imported.' },
  ads_provider_not_configured: { status: 400, message: 'No ad provider is configured.' },
  ads_provider_key_missing: {
    status: 400,
    message: 'ADS_PROVIDER_KEY, which encrypts the tokens of the ad provider, is not set.',
  },
  ads_provider_key_wrong: {
    status: 400,
    message: 'The tokens of the ad provider were encrypted with a different ADS_PROVIDER_KEY.',
  },
  ads_provider_state: {
    status: 400,
    message: 'The state is unknown or expired. Start again.',
  },
  ads_provider_error: { status: 400, message: 'The ad provider refused the request.' },
  ads_provider_unreachable: { status: 502, message: 'The ad provider does not respond.' },
  ads_provider_invalid_answer: {
    status: 502,
    message: 'The response of the ad provider could not be parsed.',
  },
  ads_provider_not_linked: { status: 404, message: 'No account of an ad provider is linked.' },
  ads_provider_unknown_account: { status: 404, message: 'This account is not linked.' },
} as const
