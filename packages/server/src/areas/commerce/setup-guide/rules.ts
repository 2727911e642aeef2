import type { InvoiceSettings } from '@vitrine/contract/invoices'
import { type SetupGuide, type SetupStep, setupSteps } from '@vitrine/contract/setup-guide'
import type { SiteSettings } from '@vitrine/contract/sites'

/** The facts that determine the steps. */
export interface ShopState {
  readonly settings: Pick<SiteSettings, 'branding' | 'storefront' | 'setupGuide' | 'taxes'>
  readonly seller: Pick<InvoiceSettings['seller'], 'name' | 'address'>
  /** Whether buyers can choose a payment method. */
  readonly canBePaid: boolean
  readonly hasTaxRegion: boolean
  readonly hasDelivery: boolean
  readonly hasProduct: boolean
  /** Whether visitors see an imprint. */
  readonly hasImprint: boolean
  /** An order, be it of a rehearsal. */
  readonly hasOrder: boolean
  /** An order that is none. */
  readonly hasSold: boolean
}

const optional: ReadonlySet<SetupStep> = new Set(['LOOK', 'ORDER'])
/** Countries in which every shop needs an imprint. */
const imprintCountries: ReadonlySet<string> = new Set(['AT', 'DE'])

const isOptional = (step: SetupStep, { seller, settings }: ShopState): boolean =>
  step === 'LEGAL'
    ? !imprintCountries.has(seller.address.country || settings.taxes.originCountry)
    : optional.has(step)

const isDone: Readonly<Record<SetupStep, (shop: ShopState) => boolean>> = {
  SHOP: ({ seller: { name, address } }) =>
    [name, address.addressLine, address.city, address.country].every((text) => text.trim() !== ''),
  TAXES: ({ settings, hasTaxRegion }) => settings.taxes.originCountry !== '' || hasTaxRegion,
  DELIVERY: ({ hasDelivery }) => hasDelivery,
  PAYMENT: ({ canBePaid }) => canBePaid,
  PRODUCT: ({ hasProduct }) => hasProduct,
  LOOK: ({ settings: { branding } }) => branding.logoUrl !== '' || branding.accentColor !== '',
  LEGAL: ({ hasImprint }) => hasImprint,
  ORDER: ({ hasOrder }) => hasOrder,
  OPEN: ({ settings }) => settings.storefront.open,
}

/** Which steps are done, and whether any is left. */
export function setupGuideOf(shop: ShopState): SetupGuide {
  const steps = setupSteps.map((step) => ({
    step,
    isDone: isDone[step](shop),
    isOptional: isOptional(step, shop),
  }))
  const { storefront, setupGuide } = shop.settings
  const hasAll = steps.every((one) => one.isDone || one.isOptional)
  return {
    steps,
    isDismissed: setupGuide.dismissed,
    isOver: hasAll || (storefront.open && shop.hasSold),
  }
}
