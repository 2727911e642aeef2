import type { FetchLimits } from '../../platform/safe-fetch.ts'
import type { Tx } from '../../platform/tx.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { CatalogArea } from '../catalog/compose.ts'
import type { SiteArea } from '../site/compose.ts'
import type {
  BasketRules,
  BasketTaxes,
  BuyerPrices,
  InstalledCarrier,
  PluginPayments,
  ShippingRates,
} from '../site/plugins/index.ts'
import type { Inventory } from '../stock/index.ts'
import type { ProviderAddresses } from './payment-gateways.ts'
import type { CreditOwner } from './store-credit/index.ts'
import type { Deliver, UnreliableBank } from './test-bank/index.ts'
import type { MemberAddress } from './wish-lists/index.ts'

/** The dependencies of commerce on the other areas and the installation. */
export interface CommerceAreaDeps {
  readonly site: SiteArea
  readonly catalogArea: CatalogArea
  readonly inventory: Pick<Inventory, 'holds'>
  readonly ownersOf: (
    siteId: string,
  ) => Promise<readonly { readonly email: string; readonly name: string }[]>
  /** Whether there is a member with this id. */
  isMember(tx: Tx, id: string): Promise<boolean>
  readonly addressOf: MemberAddress
  /** The member with an address; undefined where there is none. */
  readonly memberWith: (tx: Tx, email: string) => Promise<string | undefined>
  /** Names and addresses of members, by their ids. */
  creditOwnersOf(tx: Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, CreditOwner>>
  /** Erases mails to these addresses, and mentions of them. */
  readonly eraseAddresses: (tx: Tx, emails: readonly string[]) => Promise<void>
  readonly pages: QueryPages
  /** Simulates an unreliable test bank. */
  readonly unreliable?: ((receive: Deliver) => UnreliableBank) | undefined
  /** Delivery options of plug-ins. */
  readonly shippingRates: ShippingRates
  /** Plug-ins that compute them. */
  readonly carriers: readonly InstalledCarrier[]
  /** Prices that a plug-in has for a buyer; undefined where none has them. */
  readonly prices: BuyerPrices | undefined
  /** Keys of the roles of a member. */
  rolesOf(tx: Tx, memberId: string): Promise<readonly string[]>
  /** Taxes computed by a plug-in. */
  readonly taxes: BasketTaxes
  /** The violations that plug-ins find in a basket. */
  readonly basketRules: BasketRules
  /** Payment providers of plug-ins. */
  readonly paymentProviders: readonly PluginPayments[]
  /** How far calls to payment providers may reach. */
  readonly fetchLimits?: FetchLimits | undefined
  /** The addresses of payment providers; only tests set others. */
  readonly providerAddresses?: ProviderAddresses | undefined
}
