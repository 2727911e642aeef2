import type { Merchant, TestServer, Visitor } from '@vitrine/testkit'
import { lamp, put } from './cart.fixture.ts'

export const berlin = {
  address: {
    country: 'DE',
    city: 'Berlin',
    postalCode: '10117',
    addressLine: 'Unter den Linden 1',
  },
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

/** Creates a delivery option to Germany for 4.90; returns its id. */
export async function deliverToGermany({ api }: Merchant, title = 'Parcel'): Promise<string> {
  const { profiles } = await api.delivery.listDelivery({})
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile) throw new Error('There is no default profile')
  const germany = { countryCode: 'DE', subdivisions: [], postalCodes: [] }
  const saved = await api.delivery.saveDeliveryProfile({
    profile: {
      id: profile.id,
      revision: profile.revision,
      name: profile.name,
      regions: [{ name: 'Germany', active: true, destinations: [germany], carriers: [] }],
    },
  })
  const { option } = await api.delivery.saveShippingOption({
    option: {
      title,
      estimatedDeliveryTime: '2–3 days',
      active: true,
      deliveryRegionIds: saved.profile.regions.map(({ id }) => id),
      rates: [{ amount: '4.90', conditions: [], multiplyByQuantity: false }],
      freeFrom: null,
    },
  })
  return option.id
}

/** A visitor with a checkout of lamps for 9.00. */
export async function withCheckout(shop: TestServer, quantity = 1) {
  const visitor = shop.people.visitor()
  const productId = await lamp(shop.people.merchant())
  await put(visitor, productId, quantity)
  return { visitor, productId, ...(await visitor.api.checkout.create({})) }
}

export const codesOf = (violations: readonly { readonly code: string }[]): string[] =>
  violations.map(({ code }) => code)

export const checkoutOf = async ({ api }: Visitor, id: string) => api.checkout.get({ id })
