import type { adErrors } from '../ad-errors.ts'

/** Causes and remedies of errors concerning ads. */
export const adHelp = {
  ads_invalid_ad_id:
    'The ad unit was deleted, or the id is that of something else. List the units to find it.',
  ads_txt_invalid:
    'A line is not a record of ads.txt: domain, account, `DIRECT` or `RESELLER`, separated by commas. `details` of the answer names it.',
  ads_import_invalid:
    'The file is not an export of a supported system, or is cut off. Export it again.',
  ads_provider_not_configured:
    'The operator has not registered this site with an ad provider. `ADS_PROVIDER_CLIENT_ID` and its addresses have to be set.',
  ads_provider_key_missing:
    'Tokens are kept encrypted only. The operator sets `ADS_PROVIDER_KEY` to 32 random bytes, the same on all nodes.',
  ads_provider_key_wrong:
    '`ADS_PROVIDER_KEY` was changed since the account was linked. Set the former one, or link the account again.',
  ads_provider_state:
    'The page of the provider was left open for too long, or the code belongs to another attempt. Ask for the details again and start over.',
  ads_provider_error:
    'The provider refused; `data` has its reason. Correct what it names, or link the account again.',
  ads_provider_unreachable: 'The provider did not answer in time. Try again later.',
  ads_provider_invalid_answer:
    'The answer of the provider is not a report. Try again later, and check `ADS_PROVIDER_API_URL`.',
  ads_provider_not_linked:
    'Nobody has linked an account of the provider to this site. Link one with the details and the code.',
  ads_provider_unknown_account:
    'The account is not one of those that the link gives access to. Ask for the report of one that is.',
} as const satisfies Record<keyof typeof adErrors, string>
