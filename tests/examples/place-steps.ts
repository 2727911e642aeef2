import type { ExampleContext, Steps } from './example-context.ts'

const rates = [{ amount: '2.50' }]
const pickupLocation = {
  name: 'Our store',
  address: { country: 'DE', city: 'Berlin', streetAddress: { name: 'Linden', number: '1' } },
  rates,
}
const localDeliveryOption = {
  areaName: 'The centre',
  zipConfig: { zipCodes: ['10117', '101*'] },
  rates,
}

async function createPickup({ merchant }: ExampleContext) {
  const made = await merchant.pickupLocations.createPickupLocation({ pickupLocation })
  return { api: merchant.pickupLocations, ...made.pickupLocation }
}
async function createLocal({ merchant }: ExampleContext) {
  const made = await merchant.localDeliveryOptions.createLocalDeliveryOption({
    localDeliveryOption,
  })
  return { api: merchant.localDeliveryOptions, ...made.localDeliveryOption }
}

/** A region of the default profile. */
async function icelandOf({ merchant }: ExampleContext): Promise<string> {
  const { deliveryProfiles } = await merchant.deliveryProfile.queryDeliveryProfiles({})
  const profile = deliveryProfiles.find((one) => one.default)
  const isIceland = ({ name }: { readonly name: string }) => name === 'Iceland'
  const existing = profile?.deliveryRegions.find(isIceland)
  if (existing) return existing.id
  const { deliveryProfile } = await merchant.deliveryProfile.addDeliveryRegion({
    deliveryProfileId: profile?.id ?? '',
    deliveryRegion: { name: 'Iceland', destinations: [{ countryCode: 'IS' }] },
  })
  return deliveryProfile.deliveryRegions.find(isIceland)?.id ?? ''
}

const pickups: Steps = {
  'pickupLocations.createPickupLocation': (context) => createPickup(context),
  'pickupLocations.queryPickupLocation': ({ merchant }) =>
    merchant.pickupLocations.queryPickupLocation({ query: { filter: { name: 'Our store' } } }),
  'pickupLocations.getPickupLocation': async (context) => {
    const { api, id } = await createPickup(context)
    return api.getPickupLocation({ pickupLocationId: id })
  },
  'pickupLocations.updatePickupLocation': async (context) => {
    const { api, id, revision } = await createPickup(context)
    return api.updatePickupLocation({ pickupLocation: { id, revision, name: 'The old store' } })
  },
  'pickupLocations.addDeliveryRegion': async (context) => {
    const { api, id } = await createPickup(context)
    const deliveryRegionId = await icelandOf(context)
    return api.addDeliveryRegion({ pickupLocationId: id, deliveryRegionId })
  },
  'pickupLocations.removeDeliveryRegion': async (context) => {
    const { api, id } = await createPickup(context)
    const deliveryRegionId = await icelandOf(context)
    return api.removeDeliveryRegion({ pickupLocationId: id, deliveryRegionId })
  },
  'pickupLocations.bulkCreatePickupLocation': ({ merchant }) =>
    merchant.pickupLocations.bulkCreatePickupLocation({ pickupLocations: [pickupLocation] }),
  'pickupLocations.bulkUpdatePickupLocation': async (context) => {
    const { api, id, revision } = await createPickup(context)
    return api.bulkUpdatePickupLocation({ pickupLocations: [{ id, revision, active: false }] })
  },
  'pickupLocations.bulkDeletePickupLocation': async (context) => {
    const { api, id } = await createPickup(context)
    return api.bulkDeletePickupLocation({ pickupLocationIds: [id] })
  },
  'pickupLocations.deletePickupLocation': async (context) => {
    const { api, id } = await createPickup(context)
    return api.deletePickupLocation({ pickupLocationId: id })
  },
}

const locals: Steps = {
  'localDeliveryOptions.createLocalDeliveryOption': (context) => createLocal(context),
  'localDeliveryOptions.queryLocalDeliveryOptions': ({ merchant }) =>
    merchant.localDeliveryOptions.queryLocalDeliveryOptions({
      query: { filter: { areaName: 'The centre' } },
    }),
  'localDeliveryOptions.getLocalDeliveryOption': async (context) => {
    const { api, id } = await createLocal(context)
    return api.getLocalDeliveryOption({ localDeliveryOptionId: id })
  },
  'localDeliveryOptions.updateLocalDeliveryOption': async (context) => {
    const { api, id, revision } = await createLocal(context)
    const cityConfig = { cityItems: [{ cityName: 'Berlin', country: 'DE' }] }
    return api.updateLocalDeliveryOption({ localDeliveryOption: { id, revision, cityConfig } })
  },
  'localDeliveryOptions.addDeliveryRegion': async (context) => {
    const { api, id } = await createLocal(context)
    const deliveryRegionId = await icelandOf(context)
    return api.addDeliveryRegion({ localDeliveryOptionId: id, deliveryRegionId })
  },
  'localDeliveryOptions.removeDeliveryRegion': async (context) => {
    const { api, id } = await createLocal(context)
    const deliveryRegionId = await icelandOf(context)
    return api.removeDeliveryRegion({ localDeliveryOptionId: id, deliveryRegionId })
  },
  'localDeliveryOptions.bulkCreateLocalDeliveryOption': ({ merchant }) =>
    merchant.localDeliveryOptions.bulkCreateLocalDeliveryOption({
      localDeliveryOptions: [localDeliveryOption],
    }),
  'localDeliveryOptions.bulkUpdateLocalDeliveryOption': async (context) => {
    const { api, id, revision } = await createLocal(context)
    return api.bulkUpdateLocalDeliveryOption({
      localDeliveryOptions: [{ id, revision, areaName: 'The whole city' }],
    })
  },
  'localDeliveryOptions.bulkDeleteLocalDeliveryOption': async (context) => {
    const { api, id } = await createLocal(context)
    return api.bulkDeleteLocalDeliveryOption({ ids: [id] })
  },
  'localDeliveryOptions.deleteLocalDeliveryOption': async (context) => {
    const { api, id } = await createLocal(context)
    return api.deleteLocalDeliveryOption({ localDeliveryOptionId: id })
  },
}

export const placeSteps: Steps = { ...pickups, ...locals }
