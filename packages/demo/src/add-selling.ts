import type { PaymentMethod } from '@vitrine/contract/payments'
import type { Api } from './api.ts'
import { demoAccount, demoRegions, demoStudio, demoTax } from './catalog/selling.ts'

/** Sets up everything for selling: deliveries, sales tax, and payment methods that move no money. */
export async function addSelling(api: Api): Promise<void> {
  const { methods } = await api.payments.listMethods({})
  if (methods.some(({ provider }) => provider === 'TEST_BANK')) return
  await addDelivery(api)
  await addTax(api)
  // Last, so that an interrupted run is continued.
  await addWaysToPay(api, methods)
}

async function addDelivery(api: Api): Promise<void> {
  const { profiles, shippingOptions } = await api.delivery.listDelivery({})
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile || shippingOptions.length > 0) return
  const regions = demoRegions.map(({ name, countries }) => ({
    name,
    active: true,
    destinations: countries.map((countryCode) => ({
      countryCode,
      subdivisions: [],
      postalCodes: [],
    })),
    carriers: [],
  }))
  const { id, revision, name } = profile
  const saved = await api.delivery.saveDeliveryProfile({ profile: { id, revision, name, regions } })
  const ids = new Map(saved.profile.regions.map((region) => [region.name, region.id]))
  for (const region of demoRegions) {
    const deliveryRegionIds = [ids.get(region.name) ?? '']
    for (const { amount, ...option } of region.options) {
      await api.delivery.saveShippingOption({
        option: { ...option, active: true, deliveryRegionIds, rates: flatRate(amount) },
      })
    }
  }
  const [home] = demoRegions
  await addStudio(api, home ? [ids.get(home.name) ?? ''] : [])
}

async function addStudio(api: Api, deliveryRegionIds: string[]): Promise<void> {
  const { days, from, to, ...studio } = demoStudio
  await api.delivery.savePickupLocation({
    location: {
      ...studio,
      hours: days.map((day) => ({ day, from, to })),
      active: true,
      deliveryRegionIds,
      rates: flatRate('0'),
    },
  })
}

const flatRate = (amount: string) => [{ amount, conditions: [], multiplyByQuantity: false }]

async function addTax(api: Api): Promise<void> {
  const { regions, groups } = await api.taxes.listTaxes({})
  if (regions.length > 0) return
  const { country, subdivision, name, rate } = demoTax
  const { address } = demoStudio
  await api.sites.updateSettings({
    settings: {
      taxes: {
        originCountry: country,
        originSubdivision: subdivision,
        originPostalCode: address.postalCode,
      },
      // The demo shop needs no setup guide.
      setupGuide: { dismissed: true },
    },
  })
  const { region } = await api.taxes.saveTaxRegion({
    region: {
      country,
      subdivision,
      postalCodes: [],
      usesPublishedRates: false,
      taxIncludedInPrice: null,
    },
  })
  const products = groups.find(({ isSystem, category }) => isSystem && category === 'STANDARD')
  if (!products) return
  await api.taxes.saveTaxRate({
    rate: {
      taxGroupId: products.id,
      taxRegionId: region.id,
      taxRate: rate,
      taxName: name,
      taxType: '',
      jurisdiction: 'New York',
      jurisdictionType: 'STATE',
      description: '',
      exemptRates: [],
      validFrom: null,
      validTo: null,
    },
  })
}

async function addWaysToPay(api: Api, present: readonly PaymentMethod[]): Promise<void> {
  const { method: card } = await api.payments.saveMethod({
    method: {
      provider: 'TEST_BANK',
      name: 'Card',
      description: 'A test bank with cards to try: no money moves.',
      active: true,
    },
  })
  for (const method of present.filter(({ provider }) => provider === 'BANK_TRANSFER')) {
    await api.payments.saveMethod({ method: { ...method, account: demoAccount } })
  }
  await api.payments.saveMethod({
    method: {
      provider: 'CASH',
      name: 'Pay when you collect',
      instructions: 'Pay in cash or by card when you collect your order at the studio.',
      delivery: 'PICKUP',
      active: true,
    },
  })
  await api.payments.orderMethods({ ids: [card.id] })
}
