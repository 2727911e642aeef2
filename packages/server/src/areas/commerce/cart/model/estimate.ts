import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type {
  DeliveryOption,
  PriceResult,
  PriceSettings,
  PriceSnapshot,
  TaxGroupRates,
  Verdict,
} from '@vitrine/pricing'
import type { CartView } from './view.ts'

/** A place, as far as it is known. */
export interface Place {
  readonly country: string
  readonly subdivision: string | null
  readonly postalCode: string | null
  readonly city: string | null
}

/** Ways to deliver a cart. */
export interface DeliveryCandidates {
  /** The delivery group of each line, by its id. */
  readonly groups: ReadonlyMap<string, string>
  readonly options: readonly DeliveryOption[]
}

/** The rates of a sale, in the form of the price engine. */
export interface TaxesOfSale {
  readonly groups: readonly TaxGroupRates[]
  readonly settings: PriceSettings
  /** The group of each line, by its id. */
  readonly lineGroups: ReadonlyMap<string, string>
  readonly deliveryGroup: string
}

/** Parameters of an estimate. Absent: those of the cart. */
export interface EstimateRequest {
  readonly shipping?: AddressWithContact['address'] | undefined
  readonly billing?: AddressWithContact['address'] | undefined
  /** One for each delivery group. */
  readonly deliveryChoices?: readonly DeliveryChoice[] | undefined
  /** The tax number of the buyer. */
  readonly vatId?: string | null | undefined
  readonly withDelivery: boolean
  readonly withTax: boolean
}

/** A code of a cart without effect. `have` and `need` are those of the verdict. */
export interface UselessCode extends Pick<Verdict, 'reason' | 'have' | 'need'> {
  readonly code: string
}

/** A cart and its price. */
export interface Estimate {
  readonly view: CartView
  /** Everything that the result was computed from. */
  readonly snapshot: PriceSnapshot
  readonly result: PriceResult
  /** The destination; null if unknown. */
  readonly destination: Place | null
  /** Codes currently without effect, with reasons. */
  readonly uselessCodes: readonly UselessCode[]
  /** Whether the requested delivery is unavailable. */
  readonly isChoiceMissing: boolean
}
