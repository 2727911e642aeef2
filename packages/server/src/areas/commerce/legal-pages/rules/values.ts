import { addressLines } from '@vitrine/addresses'
import type { InvoiceSeller } from '@vitrine/contract/invoices'
import type { LegalLanguage, LegalPlaceholder } from '@vitrine/contract/legal-pages'
import type { ReturnSettings } from '@vitrine/contract/returns'
import type { DeliveryProfile, ShippingOption } from '../../delivery/index.ts'

/** Data of the shop for the texts, with line feeds between lines; empty if unknown. */
export type LegalValues = { readonly [P in LegalPlaceholder]: string } & {
  readonly shopName: string
  readonly shopUrl: string
  /** Days in which buyers may request a return, and may withdraw. */
  readonly returnDays: number
  readonly withdrawalDays: number
  readonly isReturnFree: boolean
}

export interface ShopFacts {
  readonly shopName: string
  readonly shopUrl: string
  readonly seller: InvoiceSeller
  readonly regions: DeliveryProfile['regions']
  readonly shippingOptions: readonly ShippingOption[]
  readonly methods: readonly {
    readonly name: string
    readonly active: boolean
    readonly provider: string
  }[]
  readonly returns: ReturnSettings
}

export function legalValues(shop: ShopFacts, language: LegalLanguage): LegalValues {
  const { seller, returns } = shop
  const sellerAddress = addressOf(seller, language)
  const own = [seller.name, sellerAddress].filter(Boolean).join('\n')
  return {
    shopName: shop.shopName,
    shopUrl: shop.shopUrl,
    sellerName: seller.name,
    sellerAddress,
    representative: seller.contactName,
    email: seller.email,
    phone: seller.phone,
    vatId: seller.vatId,
    register: seller.register,
    deliveryRegions: regionsOf(shop, language),
    deliveryTimes: timesOf(shop),
    paymentMethods: shop.methods
      .filter(({ active, provider }) => active && provider !== 'TEST_BANK')
      .map(({ name }) => name)
      .join(', '),
    returnAddress: returns.address.trim() || (sellerAddress && own),
    host: '',
    authority: '',
    governingState: '',
    returnDays: returns.windowDays,
    withdrawalDays: returns.withdrawalDays,
    isReturnFree: returns.costPaidBy === 'SHOP',
  }
}

/** Empty while the postal address is incomplete. */
function addressOf({ address }: InvoiceSeller, language: LegalLanguage): string {
  if (!address.addressLine || !address.city || !address.country) return ''
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country)
  return [...addressLines(address), country ?? address.country].join('\n')
}

const MAX_NAMED_COUNTRIES = 30
const worldwide = { de: 'alle Länder', en: 'all countries' } as const

/** The countries that active ways of delivery reach; the names of the regions where these are many. */
function regionsOf({ regions, shippingOptions }: ShopFacts, language: LegalLanguage): string {
  const reached = new Set(
    shippingOptions.filter(({ active }) => active).flatMap((one) => one.deliveryRegionIds),
  )
  const served = regions.filter(({ id, active }) => active && reached.has(id))
  if (served.some(({ destinations }) => destinations.length === 0)) return worldwide[language]
  const codes = new Set(
    served.flatMap(({ destinations }) => destinations.map(({ countryCode }) => countryCode)),
  )
  if (codes.size > MAX_NAMED_COUNTRIES) return served.map(({ name }) => name).join(', ')
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return [...codes].map((code) => names.of(code) ?? code).join(', ')
}

const timesOf = ({ shippingOptions }: ShopFacts): string =>
  shippingOptions
    .filter(({ active, estimatedDeliveryTime }) => active && estimatedDeliveryTime !== '')
    .map(({ title, estimatedDeliveryTime }) => `${title}: ${estimatedDeliveryTime}`)
    .join('\n')
