import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { RecordToSave } from '../records/index.ts'
import type { LocalDeliveryOption, PickupLocation, ShippingOption } from './model/delivery.ts'
import { type BasketToTest, findCandidates, testBasket } from './service/candidates.ts'
import * as options from './service/options.ts'
import * as profiles from './service/profiles.ts'
import { type ProductToQuote, quoteAtHome } from './service/quote-at-home.ts'
import { type ItemToQuote, type QuoteDeps, quoteItem } from './service/quote-item.ts'
import { readDelivery } from './service/read.ts'

export type * from './model/delivery.ts'
export { minorUnits, ownCarrierId } from './rules/candidates.ts'
export type { DeliveryCandidates, LineToDeliver } from './service/candidates.ts'
export type { SavedProfile, SavedRegion } from './service/profiles.ts'

export interface DeliveryDeps extends QuoteDeps {
  readonly events: Events
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

export type DeliveryFeature = ReturnType<typeof createDelivery>

/** The functions of delivery for other features. */
export const createDelivery = (deps: DeliveryDeps) => ({
  read: readDelivery,
  /** The delivery options of lines, with the reason if an option is not offered. */
  candidates: (tx: Tx, basket: Parameters<typeof findCandidates>[2]) =>
    findCandidates(tx, deps, basket),
  testBasket: (tx: Tx, basket: BasketToTest) => testBasket(tx, deps, basket),
  /** The lowest price of bringing one piece to a place; undefined where nothing fits. */
  quoteItem: (tx: Tx, item: ItemToQuote) => quoteItem(tx, deps, item),
  /**
   * The lowest price for delivering one piece of a product within the shop's own country; null where it
   * depends.
   */
  quoteAtHome: (tx: Tx, product: ProductToQuote) => quoteAtHome(tx, deps, product),
  currencyOf: async (tx: Tx) => (await deps.settingsOf(tx.siteId)).currency,
  saveProfile: (tx: Tx, profile: profiles.SavedProfile) => profiles.saveProfile(tx, deps, profile),
  deleteProfile: (tx: Tx, id: string) => profiles.deleteProfile(tx, deps, id),
  saveShippingOption: (tx: Tx, option: RecordToSave<ShippingOption>) =>
    options.saveShippingOption(tx, deps, option),
  deleteShippingOption: (tx: Tx, id: string) => options.deleteShippingOption(tx, deps, id),
  savePickupLocation: (tx: Tx, location: RecordToSave<PickupLocation>) =>
    options.savePickupLocation(tx, deps, location),
  deletePickupLocation: (tx: Tx, id: string) => options.deletePickupLocation(tx, deps, id),
  saveLocalDelivery: (tx: Tx, option: RecordToSave<LocalDeliveryOption>) =>
    options.saveLocalDelivery(tx, deps, option),
  deleteLocalDelivery: (tx: Tx, id: string) => options.deleteLocalDelivery(tx, deps, id),
  /** Creates the profile of a new site. */
  onSiteCreated: (tx: Tx) => profiles.addDefaultProfile(tx),
})
