import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { withLamps } from './cart-v2.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
let regionId: string
beforeAll(async () => {
  shop = await startTestServer()
  await deliverToGermany(shop.people.merchant())
  const { profiles } = await merchant().delivery.listDelivery({})
  regionId = profiles.flatMap(({ regions }) => regions)[0]?.id ?? ''
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const NOBODY = '00000000-0000-4000-8000-000000000000'
const rates = [{ amount: '2.50' }]
const store = {
  name: 'Our store',
  address: { country: 'DE', city: 'Berlin', streetAddress: { name: 'Linden', number: '1' } },
  deliveryTime: 'within 2 hours',
  rates,
}
const centre = {
  areaName: 'The centre',
  zipConfig: { zipCodes: ['10117', '101*'] },
  rates,
  scheduledDeliveryConfig: {
    timeWindows: [
      { day: 'MON' as const, start: { hours: 9 }, end: { hours: 17, minutes: 30 } },
      { day: 'TUE' as const, start: { hours: 9 }, end: { hours: 12 }, enabled: false },
    ],
  },
}
const halfPiece = [
  {
    amount: '1',
    conditions: [{ type: 'BY_TOTAL_QUANTITY' as const, operator: 'GT' as const, value: '0.5' }],
  },
]

describe('pickupLocations', () => {
  const api = () => merchant().pickupLocations

  test('are created, found, changed, and deleted', async () => {
    const { pickupLocation } = await api().createPickupLocation({ pickupLocation: store })
    expect(pickupLocation).toMatchObject({
      ...store,
      active: true,
      revision: '1',
      instructions: '',
    })
    const { id } = pickupLocation
    const changed = await api().updatePickupLocation({
      pickupLocation: { id, revision: '1', name: 'The old store', active: false },
    })
    expect(changed.pickupLocation).toMatchObject({
      name: 'The old store',
      active: false,
      address: store.address,
      revision: '2',
    })
    const added = await api().addDeliveryRegion({
      pickupLocationId: id,
      deliveryRegionId: regionId,
    })
    expect(added.pickupLocation.deliveryRegionIds).toEqual([regionId])
    const query = { filter: { name: 'The old store' } }
    expect((await api().queryPickupLocation({ query })).pickupLocations).toHaveLength(1)
    const removed = await api().removeDeliveryRegion({
      pickupLocationId: id,
      deliveryRegionId: regionId,
      revision: added.pickupLocation.revision,
    })
    expect(removed.pickupLocation.deliveryRegionIds).toEqual([])
    expect((await api().getPickupLocation({ pickupLocationId: id })).pickupLocation).toEqual(
      removed.pickupLocation,
    )
    await api().deletePickupLocation({ pickupLocationId: id })
    expect(await codeOf(api().getPickupLocation({ pickupLocationId: id }))).toBe(
      '404 PICKUP_LOCATION_NOT_FOUND',
    )
  })

  test('are offered in carts for pick-up', async () => {
    const { pickupLocation } = await api().createPickupLocation({ pickupLocation: store })
    const { visitor } = await withLamps(shop)
    const { cart } = await visitor.api.currentCartV2.setDeliveryMethodForCurrentCart({
      deliveryMethod: { code: pickupLocation.id },
    })
    expect(cart.deliveryInfo.method).toMatchObject({
      title: { original: 'Our store' },
      pickup: true,
    })
    const { summary } = await visitor.api.currentCartV2.calculateCurrentCart({})
    expect(summary.priceSummary.delivery.amount).toBe('2.50')
    await api().deletePickupLocation({ pickupLocationId: pickupLocation.id })
  })

  test('are created, changed and deleted many at once', async () => {
    const made = await api().bulkCreatePickupLocation({
      pickupLocations: [store, { ...store, deliveryRegionIds: [NOBODY] }, store],
    })
    expect(made.pickupLocations).toHaveLength(2)
    expect(made.errors).toMatchObject([{ id: '1', error: { code: 'DELIVERY_REGION_NOT_FOUND' } }])
    const [first, second] = made.pickupLocations.map(({ id }) => id) as [string, string]
    const changed = await api().bulkUpdatePickupLocation({
      pickupLocations: [
        { id: first, revision: '1', name: 'First' },
        { id: second, revision: '9', name: 'Second' },
      ],
    })
    expect(changed.pickupLocations.map(({ name }) => name)).toEqual(['First'])
    expect(changed.errors.map(({ id }) => id)).toEqual([second])
    const gone = await api().bulkDeletePickupLocation({
      pickupLocationIds: [first, NOBODY, second],
    })
    expect(gone.errors).toMatchObject([
      { id: NOBODY, error: { code: 'PICKUP_LOCATION_NOT_FOUND' } },
    ])
  })
})

describe('localDeliveryOptions', () => {
  const api = () => merchant().localDeliveryOptions

  test('have one of four kinds of area, and times', async () => {
    const { localDeliveryOption } = await api().createLocalDeliveryOption({
      localDeliveryOption: centre,
    })
    expect(localDeliveryOption).toMatchObject({
      areaName: 'The centre',
      zipConfig: centre.zipConfig,
      scheduledDeliveryConfig: {
        timeWindows: [
          { day: 'MON', start: { hours: 9, minutes: 0 }, end: { hours: 17, minutes: 30 } },
        ],
      },
    })
    const { id } = localDeliveryOption
    const point = { latitude: 52.5, longitude: 13.4 }
    const areas = [
      { radiusConfig: { radius: 5, address: { formattedAddress: 'Linden 1', geocode: point } } },
      {
        customAreaConfig: {
          geocodes: [point, { ...point, latitude: 53 }, { ...point, longitude: 14 }],
        },
      },
      { cityConfig: { cityItems: [{ cityName: 'Berlin', country: 'DE' }] } },
    ]
    for (const [at, area] of areas.entries()) {
      const changed = await api().updateLocalDeliveryOption({
        localDeliveryOption: { id, revision: String(at + 1), ...area },
      })
      expect(changed.localDeliveryOption).toMatchObject({ areaName: 'The centre', ...area })
      expect(changed.localDeliveryOption.zipConfig).toBeUndefined()
    }
    const { zipConfig: _, ...nowhere } = centre
    const { violations } = await refusal(
      api().createLocalDeliveryOption({ localDeliveryOption: nowhere }),
    )
    expect(violations.map(({ field }) => field)).toEqual(['localDeliveryOption'])
    await api().deleteLocalDeliveryOption({ localDeliveryOptionId: id })
  })

  test('are found, offered in regions, and changed many at once', async () => {
    const made = await api().bulkCreateLocalDeliveryOption({
      localDeliveryOptions: [centre, { ...centre, areaName: 'Outside' }],
    })
    const [first, second] = made.localDeliveryOptions.map(({ id }) => id) as [string, string]
    const region = { localDeliveryOptionId: first, deliveryRegionId: regionId }
    const added = await api().addDeliveryRegion(region)
    expect(added.localDeliveryOption.deliveryRegionIds).toEqual([regionId])
    const removed = await api().removeDeliveryRegion(region)
    expect(removed.localDeliveryOption.deliveryRegionIds).toEqual([])
    const query = { filter: { areaName: 'Outside' } }
    const found = await api().queryLocalDeliveryOptions({ query })
    expect(found.localDeliveryOptions.map(({ id }) => id)).toEqual([second])
    const changed = await api().bulkUpdateLocalDeliveryOption({
      localDeliveryOptions: [{ id: second, revision: '1', estimatedDeliveryTime: 'today' }],
    })
    expect(changed.localDeliveryOptions[0]?.estimatedDeliveryTime).toBe('today')
    expect(
      (await api().getLocalDeliveryOption({ localDeliveryOptionId: second })).localDeliveryOption,
    ).toEqual(changed.localDeliveryOptions[0])
    expect(await api().bulkDeleteLocalDeliveryOption({ ids: [first, second] })).toEqual({
      errors: [],
    })
  })
})

test('both are refused when they are deleted, stale, too many, or of unknown regions', async () => {
  const { people } = await shop.anotherSite()
  const { pickupLocations: pickups, localDeliveryOptions: locals } = people.merchant().api
  const { pickupLocation } = await pickups.createPickupLocation({ pickupLocation: store })
  const { localDeliveryOption } = await locals.createLocalDeliveryOption({
    localDeliveryOption: centre,
  })
  const deliveryRegionId = NOBODY
  const [pickup, local] = [{ id: pickupLocation.id }, { id: localDeliveryOption.id }]
  const ofPickup = { pickupLocationId: pickup.id, deliveryRegionId }
  const ofLocal = { localDeliveryOptionId: local.id, deliveryRegionId }
  const gone = { revision: '1', id: NOBODY }
  const answers = async (calls: readonly Promise<unknown>[]) =>
    new Set(await Promise.all(calls.map((call) => codeOf(call))))
  expect(
    await answers([
      pickups.getPickupLocation({ pickupLocationId: NOBODY }),
      pickups.updatePickupLocation({ pickupLocation: gone }),
      pickups.deletePickupLocation({ pickupLocationId: NOBODY }),
      pickups.addDeliveryRegion({ ...ofPickup, pickupLocationId: NOBODY }),
      pickups.removeDeliveryRegion({ ...ofPickup, pickupLocationId: NOBODY }),
    ]),
  ).toEqual(new Set(['404 PICKUP_LOCATION_NOT_FOUND']))
  expect(
    await answers([
      locals.getLocalDeliveryOption({ localDeliveryOptionId: NOBODY }),
      locals.updateLocalDeliveryOption({ localDeliveryOption: gone }),
      locals.deleteLocalDeliveryOption({ localDeliveryOptionId: NOBODY }),
      locals.addDeliveryRegion({ ...ofLocal, localDeliveryOptionId: NOBODY }),
      locals.removeDeliveryRegion({ ...ofLocal, localDeliveryOptionId: NOBODY }),
    ]),
  ).toEqual(new Set(['404 LOCAL_DELIVERY_OPTION_NOT_FOUND']))
  const unknownRegion = { deliveryRegionIds: [NOBODY] }
  expect(
    await answers([
      pickups.createPickupLocation({ pickupLocation: { ...store, ...unknownRegion } }),
      pickups.addDeliveryRegion(ofPickup),
      locals.createLocalDeliveryOption({ localDeliveryOption: { ...centre, ...unknownRegion } }),
      locals.addDeliveryRegion(ofLocal),
    ]),
  ).toEqual(new Set(['404 DELIVERY_REGION_NOT_FOUND']))
  const stale = await answers([
    pickups.updatePickupLocation({ pickupLocation: { ...pickup, revision: '9' } }),
    pickups.removeDeliveryRegion({ ...ofPickup, revision: '9' }),
    locals.updateLocalDeliveryOption({ localDeliveryOption: { ...local, revision: '9' } }),
    locals.removeDeliveryRegion({ ...ofLocal, revision: '9' }),
  ])
  expect([...stale].map((code) => code.slice(0, 3))).toEqual(['409'])
  const regionOfSite = await ownRegion(people.merchant().api)
  const oldAdditions = await answers([
    pickups.addDeliveryRegion({ ...ofPickup, deliveryRegionId: regionOfSite, revision: '9' }),
    locals.addDeliveryRegion({ ...ofLocal, deliveryRegionId: regionOfSite, revision: '9' }),
  ])
  expect([...oldAdditions].map((code) => code.slice(0, 3))).toEqual(['409'])
  expect(
    await answers([
      pickups.createPickupLocation({ pickupLocation: { ...store, rates: halfPiece } }),
      pickups.updatePickupLocation({
        pickupLocation: { ...pickup, revision: '1', rates: halfPiece },
      }),
      locals.createLocalDeliveryOption({ localDeliveryOption: { ...centre, rates: halfPiece } }),
      locals.updateLocalDeliveryOption({
        localDeliveryOption: { ...local, revision: '1', rates: halfPiece },
      }),
    ]),
  ).toEqual(new Set(['400 INVALID_QUANTITY_VALUE']))
  const query = { filter: { color: 'red' } }
  const filters = await answers([
    pickups.queryPickupLocation({ query }),
    locals.queryLocalDeliveryOptions({ query }),
  ])
  expect([...filters].map((code) => code.slice(0, 3))).toEqual(['400'])
  await addCopies('pickup_locations', pickup.id)
  await addCopies('local_delivery_options', local.id)
  expect(
    await answers([
      pickups.createPickupLocation({ pickupLocation: store }),
      locals.createLocalDeliveryOption({ localDeliveryOption: centre }),
    ]),
  ).toEqual(new Set(['409 DELIVERY_OPTIONS_LIMIT_EXCEEDED']))
})

async function ownRegion({ delivery }: ReturnType<typeof merchant>): Promise<string> {
  await deliverToGermany({ api: { delivery } } as never)
  const { profiles } = await delivery.listDelivery({})
  return profiles.flatMap(({ regions }) => regions)[0]?.id ?? ''
}

/** Adds 499 copies of a row, each with its own id. */
const addCopies = (table: 'pickup_locations' | 'local_delivery_options', id: string) =>
  shop.server.platform.pool.query(
    `INSERT INTO ${table}
     SELECT copy.* FROM ${table} one, generate_series(1, 499) n,
            jsonb_populate_record(one, jsonb_build_object('id', md5($1::text || n)::uuid)) copy
      WHERE one.id = $1::uuid`,
    [id],
  )
