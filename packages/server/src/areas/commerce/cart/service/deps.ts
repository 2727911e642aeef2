import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tender } from '@vitrine/pricing'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { BuyerPrices } from '../../../site/plugins/index.ts'
import type { PromotionsFeature } from '../../promotions/index.ts'
import type { CartGiftCard, TaxedAt } from '../model/cart.ts'
import type { DeliveryCandidates, Place, TaxesOfSale } from '../model/estimate.ts'

/** Dependencies of carts on other features. */
export interface CartDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work'>
  readonly events: Events
  readonly catalog: Pick<Catalog, 'resolvePurchasables' | 'shopOf'>
  readonly promotions: Pick<PromotionsFeature, 'active' | 'findCode'>
  readonly costs: CostSources
  readonly giftCards: GiftCardSource
  /** The available store credit of a member, in the form of the price engine; one statement. */
  readonly storeCredit: {
    tenders(tx: Tx, memberId: string, currency: string): Promise<readonly Tender[]>
  }
  /** Prices of a plug-in for a buyer; undefined where none has them. */
  readonly prices: BuyerPrices | undefined
  /** Keys of the roles of a member. */
  rolesOf(tx: Tx, memberId: string): Promise<readonly string[]>
  readonly settingsOf: (siteId: string) => Promise<Pick<SiteSettings, 'carts'>>
}

/** Gift cards as carts need them. */
export interface GiftCardSource {
  /** The gift card of a code; refuses one that pays nothing in the currency. */
  findUsable(
    tx: Tx,
    code: string,
    currency: string,
  ): Promise<{ readonly id: string; readonly lastFour: string }>
  /** In the form of the price engine, with current balances; one statement. */
  tenders(
    tx: Tx,
    named: readonly Pick<CartGiftCard, 'id' | 'requestedMinor'>[],
    currency: string,
  ): Promise<readonly Tender[]>
}

/** A line in a request for delivery options. */
export interface LineToDeliver {
  readonly id: string
  readonly deliveryProfileId: string | null
  readonly shippable: boolean
  readonly productId: string | null
  readonly variantId: string | null
  readonly quantity: number
  readonly weight: string | null
  readonly price: string
}

/** A line in a request for taxes. */
export interface LineToTax {
  readonly id: string
  readonly productId: string | null
  readonly variantId: string | null
  readonly taxGroupId: string | null
  /** The address that determines the tax; null: that of the delivery. */
  readonly taxedAt: TaxedAt | null
  readonly quantity: number
  readonly price: string
}

/** Costs besides the prices of lines, in the form of the price engine. */
export interface CostSources {
  /** Whether prices of the site contain their tax. */
  pricesIncludeTax(tx: Tx): Promise<boolean>
  /** The delivery options of lines at a place, including unavailable ones with reasons. */
  delivery(
    tx: Tx,
    wanted: {
      readonly currency: string
      readonly lines: readonly LineToDeliver[]
      readonly destination: Place | null
    },
  ): Promise<DeliveryCandidates>
  /** The rates of lines at a place, and how the site calculates. */
  taxes(
    tx: Tx,
    wanted: {
      readonly currency: string
      readonly lines: readonly LineToTax[]
      readonly shipping: Place | null
      readonly billing: Place | null
      readonly vatId: string | null
      readonly taxExemptGroupId: string | null
    },
  ): Promise<TaxesOfSale>
}
