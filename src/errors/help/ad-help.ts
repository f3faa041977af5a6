import type { adErrors } from '../ad-errors.ts'

/** Causes and remedies of errors concerning ads. */
export const adHelp = {
  ads_invalid_ad_id:
    'The ad unit was deleted, or the id is that of something else. List the units to find it.',
  ads_txt_invalid:
    'A line is no record of ads.txt: domain, account, `DIRECT` or `RESELLER`, separated by commas. `details` of the answer tell which.',
  ads_import_invalid:
    'The file is no export of a system that can be read, or is cut off. Export it again.',
  ads_provider_not_configured:
    'The operator has registered this site at no ad provider. `ADS_PROVIDER_CLIENT_ID` and its addresses have to be set.',
  ads_provider_key_missing:
    'Tokens are kept encrypted only. The operator sets `ADS_PROVIDER_KEY` to 32 random bytes, the same on all nodes.',
  ads_provider_key_wrong:
    '`ADS_PROVIDER_KEY` was changed since the account was linked. Set the former one, or link the account again.',
  ads_provider_state:
    'The page of the provider was left open for too long, or the code is from another start. Ask for the details again and begin anew.',
  ads_provider_error:
    'The provider said no, with the reason in `data`. Correct what it names, or link the account again.',
  ads_provider_unreachable: 'The provider did not answer in time. Try again later.',
  ads_provider_invalid_answer:
    'The provider answered something that is no report. Try again later, and look at `ADS_PROVIDER_API_URL`.',
  ads_provider_not_linked:
    'Nobody has linked an account of the provider to this site. Link one with the details and the code.',
  ads_provider_unknown_account:
    'The account is not one of those that the link gives access to. Ask for the report of one that is.',
} as const satisfies Record<keyof typeof adErrors, string>
