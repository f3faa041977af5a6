// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const adUnits = () => import('./validators/ad-units.js')
const adSettings = () => import('./validators/ad-settings.js')
const lookUps = () => import('./validators/look-ups.js')
const statistics = () => import('./validators/statistics.js')
const messages = () => import('./validators/messages.js')
const imports = () => import('./validators/imports.js')
const provider = () => import('./validators/provider.js')
const delivery = () => import('./validators/delivery.js')

export const validators: ValidatorLoaders = {
  getAdsNamespace: index,
  listAds: adUnits,
  getAd: adUnits,
  changeAds: adUnits,
  saveAd: adUnits,
  getNextAdNumber: adUnits,
  getAdSettings: adSettings,
  changeAdMode: adSettings,
  updateAdSettings: adSettings,
  validateAdsTxt: adSettings,
  exportAdSettings: adSettings,
  importAdSettings: adSettings,
  listConditionValues: lookUps,
  describeAds: lookUps,
  listAdRoles: lookUps,
  listAdTags: lookUps,
  listAdIntegrations: lookUps,
  findAdIntegration: lookUps,
  isAdAdministrator: lookUps,
  listAdLocations: lookUps,
  getAdTotals: statistics,
  listAdClicks: statistics,
  sendCustomerQuery: messages,
  subscribeNewsletter: messages,
  importAdsSourceA: imports,
  importAdsSourceB: imports,
  importAdsSourceC: imports,
  confirmReportCode: provider,
  decideAds: delivery,
  trackAds: delivery,
}
