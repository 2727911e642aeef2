import type { ExampleContext, Steps } from './example-context.ts'

type Context = Pick<ExampleContext, 'merchant'>
const listDelivery = ({ merchant }: Context) => merchant.delivery.listDelivery({})
const flat = (amount: string) => ({ amount, conditions: [], multiplyByQuantity: false })
const region = (name: string, countryCode: string) => ({
  name,
  active: true,
  destinations: [{ countryCode, subdivisions: [], postalCodes: [] }],
  carriers: [],
})
const profileNamed = async (context: Context, name: string) => {
  const found = (await listDelivery(context)).profiles.find((one) => one.name === name)
  if (!found) throw new Error(`no delivery profile ${name}`)
  return found
}
const regionIdOf = async (context: Context, name: string) =>
  (await profileNamed(context, name)).regions[0]?.id ?? ''
const optionTitled = async (context: Context, title: string) => {
  const found = (await listDelivery(context)).shippingOptions.find((one) => one.title === title)
  if (!found) throw new Error(`no shipping option ${title}`)
  return found
}
const parcel = (deliveryRegionIds: string[]) => ({
  title: 'Parcel',
  estimatedDeliveryTime: '2–3 days',
  active: true,
  deliveryRegionIds,
  rates: [flat('4.90')],
  freeFrom: '60',
})
const workshop = {
  name: 'Workshop',
  address: {
    country: 'FR',
    subdivision: '',
    city: 'Lyon',
    postalCode: '69001',
    streetName: 'Rue du Four',
    streetNumber: '4',
    addressLine: '',
    addressLine2: '',
  },
  deliveryTime: 'within 2 hours',
  instructions: 'Please ring.',
  hours: [{ day: 'TUE' as const, from: '10:00', to: '18:30' }],
  active: true,
  deliveryRegionIds: [],
  rates: [flat('0')],
}
const bicycle = {
  areaName: 'By bicycle',
  area: {
    kind: 'POSTAL_CODES' as const,
    postalCodes: ['69001-69009'],
    center: null,
    centerAddress: '',
    radiusKilometres: null,
    corners: [],
    cities: [],
  },
  estimatedDeliveryTime: 'the same day',
  slots: [{ day: 'FRI' as const, from: '17:00', to: '20:00' }],
  active: true,
  deliveryRegionIds: [],
  rates: [flat('3')],
  freeFrom: null,
}

const delivery: Steps = {
  'delivery.saveDeliveryProfile': async ({ merchant }) => {
    const saved = await merchant.delivery.saveDeliveryProfile({
      profile: { name: 'Ceramics', regions: [region('France', 'FR')] },
    })
    const { id, revision, regions } = saved.profile
    const more = [...regions, region('Belgium', 'BE')]
    return merchant.delivery.saveDeliveryProfile({
      profile: { id, revision, name: 'Ceramics', regions: more },
    })
  },
  'delivery.saveShippingOption': async (context) => {
    const { delivery: api } = context.merchant
    const option = parcel([await regionIdOf(context, 'Ceramics')])
    const { id, revision } = (await api.saveShippingOption({ option })).option
    return api.saveShippingOption({ option: { ...option, id, revision, freeFrom: '80' } })
  },
  'delivery.savePickupLocation': async ({ merchant }) => {
    const saved = await merchant.delivery.savePickupLocation({ location: workshop })
    const { id, revision } = saved.location
    return merchant.delivery.savePickupLocation({
      location: { ...workshop, id, revision, instructions: 'Please ring twice.' },
    })
  },
  'delivery.saveLocalDelivery': async ({ merchant }) => {
    const { id, revision } = (await merchant.delivery.saveLocalDelivery({ option: bicycle })).option
    return merchant.delivery.saveLocalDelivery({
      option: { ...bicycle, id, revision, freeFrom: '40' },
    })
  },
  'delivery.listDelivery': listDelivery,
  'delivery.testDeliveryAddress': async (context) => {
    const { id: profileId } = await profileNamed(context, 'Ceramics')
    return context.merchant.delivery.testDeliveryAddress({
      address: { country: 'FR', postalCode: '69003' },
      profileId,
      lines: [{ quantity: 2, price: '19.90', weight: '0.8' }],
    })
  },
  'delivery.quoteItem': async ({ merchant, visitor }) => {
    const { product } = await merchant.catalogV1.createProduct({
      product: { name: 'Moon jar', productType: 'physical', priceData: { price: '39.00' } },
    })
    const place = { country: 'FR', postalCode: '69003' }
    return visitor.delivery.quoteItem({ productId: product.id ?? '', ...place })
  },
  'delivery.deleteShippingOption': async (context) => {
    const { id } = await optionTitled(context, 'Parcel')
    return context.merchant.delivery.deleteShippingOption({ id })
  },
  'delivery.deletePickupLocation': async (context) => {
    const [location] = (await listDelivery(context)).pickupLocations
    return context.merchant.delivery.deletePickupLocation({ id: location?.id ?? '' })
  },
  'delivery.deleteLocalDelivery': async (context) => {
    const [option] = (await listDelivery(context)).localDelivery
    return context.merchant.delivery.deleteLocalDelivery({ id: option?.id ?? '' })
  },
  'delivery.deleteDeliveryProfile': async (context) => {
    const { id } = await profileNamed(context, 'Ceramics')
    return context.merchant.delivery.deleteDeliveryProfile({ id })
  },
}

const query = { query: { cursorPaging: { limit: 2 } } }

/** The shop itself. */
const ownCarrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'
const carrierWith = (description: string, amount: string) => ({
  appId: ownCarrierId,
  additionalCharges: [{ description, amount }],
})

const published: Steps = {
  'deliveryProfile.createDeliveryProfile': ({ merchant }) =>
    merchant.deliveryProfile.createDeliveryProfile({ deliveryProfile: { name: 'Furniture' } }),
  'deliveryProfile.addDeliveryRegion': async (context) => {
    const { id, revision } = await profileNamed(context, 'Furniture')
    return context.merchant.deliveryProfile.addDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegion: { name: 'Italy', destinations: [{ countryCode: 'IT' }] },
      revision: String(revision),
    })
  },
  'deliveryProfile.updateDeliveryRegion': async (context) => {
    const { id, revision, regions } = await profileNamed(context, 'Furniture')
    return context.merchant.deliveryProfile.updateDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegion: { id: regions[0]?.id ?? '', name: 'Italy and its islands' },
      revision: String(revision),
    })
  },
  'deliveryProfile.listInstalledDeliveryCarriers': ({ merchant }) =>
    merchant.deliveryProfile.listInstalledDeliveryCarriers({}),
  'deliveryProfile.addDeliveryCarrier': async (context) =>
    context.merchant.deliveryProfile.addDeliveryCarrier({
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
      deliveryCarrier: carrierWith('Handling', '2.50'),
    }),
  'deliveryProfile.updateDeliveryCarrier': async (context) =>
    context.merchant.deliveryProfile.updateDeliveryCarrier({
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
      deliveryCarrier: carrierWith('Handling and insurance', '3.90'),
    }),
  'deliveryProfile.removeDeliveryCarrier': async (context) =>
    context.merchant.deliveryProfile.removeDeliveryCarrier({
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
      appId: ownCarrierId,
    }),
  'deliveryProfile.queryDeliveryProfiles': ({ merchant }) =>
    merchant.deliveryProfile.queryDeliveryProfiles(query),
  'deliveryProfile.getDeliveryProfile': async (context) => {
    const { id } = await profileNamed(context, 'Furniture')
    return context.merchant.deliveryProfile.getDeliveryProfile({ deliveryProfileId: id })
  },
  'deliveryProfile.getDeliveryProfileByDeliveryRegionId': async (context) => {
    const deliveryRegionId = await regionIdOf(context, 'Furniture')
    const { deliveryProfile: api } = context.merchant
    return api.getDeliveryProfileByDeliveryRegionId({ deliveryRegionId })
  },
  'shippingOptions.createShippingOption': async (context) => {
    const deliveryRegionIds = [await regionIdOf(context, 'Furniture')]
    return context.merchant.shippingOptions.createShippingOption({
      shippingOption: { title: 'Lorry', rates: [{ amount: '49' }], deliveryRegionIds },
    })
  },
  'shippingOptions.queryShippingOptions': ({ merchant }) =>
    merchant.shippingOptions.queryShippingOptions(query),
  'shippingOptions.getShippingOption': async (context) => {
    const { id } = await optionTitled(context, 'Lorry')
    return context.merchant.shippingOptions.getShippingOption({ shippingOptionId: id })
  },
  'shippingOptions.updateShippingOption': async (context) => {
    const { id, revision } = await optionTitled(context, 'Lorry')
    const shippingOption = { id, revision: String(revision), estimatedDeliveryTime: '2 weeks' }
    return context.merchant.shippingOptions.updateShippingOption({ shippingOption })
  },
  'shippingOptions.removeDeliveryRegion': async (context) => {
    const { id, revision } = await optionTitled(context, 'Lorry')
    return context.merchant.shippingOptions.removeDeliveryRegion({
      shippingOptionId: id,
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
      revision: String(revision),
    })
  },
  'shippingOptions.addDeliveryRegion': async (context) => {
    const { id, revision } = await optionTitled(context, 'Lorry')
    return context.merchant.shippingOptions.addDeliveryRegion({
      shippingOptionId: id,
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
      revision: String(revision),
    })
  },
  'shippingOptions.deleteShippingOption': async (context) => {
    const { id } = await optionTitled(context, 'Lorry')
    return context.merchant.shippingOptions.deleteShippingOption({ shippingOptionId: id })
  },
  'deliveryProfile.removeDeliveryRegion': async (context) => {
    const { id } = await profileNamed(context, 'Furniture')
    return context.merchant.deliveryProfile.removeDeliveryRegion({
      deliveryProfileId: id,
      deliveryRegionId: await regionIdOf(context, 'Furniture'),
    })
  },
  'deliveryProfile.updateDeliveryProfile': async (context) => {
    const { id, revision } = await profileNamed(context, 'Furniture')
    const deliveryProfile = { id, revision: String(revision), name: 'Large furniture' }
    return context.merchant.deliveryProfile.updateDeliveryProfile({ deliveryProfile })
  },
  'deliveryProfile.deleteDeliveryProfile': async (context) => {
    const { id } = await profileNamed(context, 'Large furniture')
    return context.merchant.deliveryProfile.deleteDeliveryProfile({ deliveryProfileId: id })
  },
}

export const deliverySteps: Steps = { ...delivery, ...published }
