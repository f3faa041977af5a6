// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /ads-route` - Describe the namespace */
  getAdsNamespace: Operation<operations['getAdsNamespace'], 'namespace' | 'context'>
}

export interface AdUnitsOperations {
  /** `GET /ads-route/get-ads-list` - List ad units */
  listAds: Operation<operations['listAds'], 'pageno' | 'posts_per_page'>
  /** `GET /ads-route/get-ad-by-id` - Read an ad unit */
  getAd: Operation<operations['getAd']>
  /** `POST /ads-route/ad-more-action` - Publish, withdraw, copy, delete or reset ad units */
  changeAds: Operation<operations['changeAds']>
  /** `POST /ads-route/update-ad` - Create or change an ad unit */
  saveAd: Operation<operations['saveAd']>
  /** `POST /ads-route/get-add-next-id` - Get the next free number */
  getNextAdNumber: Operation<operations['getNextAdNumber']>
}

export interface AdSettingsOperations {
  /** `GET /ads-route/get-settings` - Read the ad settings */
  getAdSettings: Operation<operations['getAdSettings']>
  /** `POST /ads-route/change-mode` - Set the mode */
  changeAdMode: Operation<operations['changeAdMode']>
  /** `POST /ads-route/update-settings` - Update the ad settings */
  updateAdSettings: Operation<operations['updateAdSettings']>
  /** `POST /ads-route/validate-ads-txt` - Check a text for ads.txt */
  validateAdsTxt: Operation<operations['validateAdsTxt']>
  /** `POST /ads-route/export-settings` - Export settings and ad units */
  exportAdSettings: Operation<operations['exportAdSettings']>
  /** `POST /ads-route/import-settings` - Import settings and ad units */
  importAdSettings: Operation<operations['importAdSettings']>
}

export interface LookUpsOperations {
  /** `GET /ads-route/get-condition-list` - List the values of a condition */
  listConditionValues: Operation<operations['listConditionValues']>
  /** `GET /ads-route/get-ads-info` - Describe this system */
  describeAds: Operation<operations['describeAds']>
  /** `GET /ads-route/get-user-role` - List roles */
  listAdRoles: Operation<operations['listAdRoles']>
  /** `GET /ads-route/get-tags` - List tags */
  listAdTags: Operation<operations['listAdTags']>
  /** `GET /ads-route/get-plugins` - List integrations */
  listAdIntegrations: Operation<operations['listAdIntegrations']>
  /** `GET /ads-route/check_plugin_exist` - Check whether an integration is active */
  findAdIntegration: Operation<operations['findAdIntegration']>
  /** `GET /ads-route/get-current-user` - Check whether the caller is an administrator */
  isAdAdministrator: Operation<operations['isAdAdministrator']>
  /** `POST /ads-route/ads_register_ad` - List registered places */
  listAdLocations: Operation<operations['listAdLocations']>
}

export interface StatisticsOperations {
  /** `GET /ads-route/get-ads-analytics` - Count impressions and clicks of an ad unit */
  getAdTotals: Operation<operations['getAdTotals']>
  /** `POST /ads-route/getAdloggingData` - List logged clicks */
  listAdClicks: Operation<operations['listAdClicks']>
}

export interface MessagesOperations {
  /** `POST /ads-route/send-customer-query` - Send a question */
  sendCustomerQuery: Operation<operations['sendCustomerQuery']>
  /** `POST /ads-route/ads_subscribe_newsletter` - Subscribe to the newsletter */
  subscribeNewsletter: Operation<operations['subscribeNewsletter']>
}

export interface ImportsOperations {
  /** `POST /ads-route/import-ads-source-a` - Import slots of mobile pages */
  importAdsSourceA: Operation<operations['importAdsSourceA']>
  /** `POST /ads-route/import-ads-source-b` - Import placements */
  importAdsSourceB: Operation<operations['importAdsSourceB']>
  /** `POST /ads-route/import-ads-source-c` - Import ad groups */
  importAdsSourceC: Operation<operations['importAdsSourceC']>
}

export interface ProviderOperations {
  /** `POST /ads-route/reports-provider-confcode` - Confirm a code of the ad provider */
  confirmReportCode: Operation<operations['confirmReportCode']>
}

export interface DeliveryOperations {
  /** `GET /ads-route/ads-for` - Decide which ads a visitor sees */
  decideAds: Operation<operations['decideAds']>
  /** `POST /ads-route/ads-track` - Count impressions or clicks */
  trackAds: Operation<operations['trackAds']>
}

export interface Operations extends IndexOperations, AdUnitsOperations, AdSettingsOperations, LookUpsOperations, StatisticsOperations, MessagesOperations, ImportsOperations, ProviderOperations, DeliveryOperations {}
