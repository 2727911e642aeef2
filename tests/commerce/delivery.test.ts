import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const delivery = () => merchant().delivery
const flat = (amount: string) => ({ amount, conditions: [], multiplyByQuantity: false })
const country = (countryCode: string, more = {}) => ({
  countryCode,
  subdivisions: [],
  postalCodes: [],
  ...more,
})
const region = (name: string, destinations: ReturnType<typeof country>[], more = {}) => ({
  name,
  active: true,
  destinations,
  carriers: [],
  ...more,
})
const option = (title: string, deliveryRegionIds: string[], more = {}) => ({
  title,
  estimatedDeliveryTime: '2–3 days',
  active: true,
  deliveryRegionIds,
  rates: [flat('4.90')],
  freeFrom: null,
  ...more,
})
const defaultProfile = async () => {
  const { profiles } = await delivery().listDelivery({})
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile) throw new Error('no default profile')
  return profile
}
/** Replaces the regions of the default profile; returns their ids in the same order. */
const setRegions = async (...regions: ReturnType<typeof region>[]) => {
  const { id, revision, name } = await defaultProfile()
  const saved = await delivery().saveDeliveryProfile({ profile: { id, revision, name, regions } })
  return saved.profile.regions.map((one) => one.id)
}
const offered = async (
  input: Parameters<ReturnType<typeof delivery>['testDeliveryAddress']>[0],
) => {
  const { options } = await delivery().testDeliveryAddress(input)
  return Object.fromEntries(
    options.map(({ title, price, refusal, have, need }) => [
      title,
      price ?? [refusal, have, need].filter((one) => one !== undefined).join(' '),
    ]),
  )
}
/** The lowest price of one lamp to a place, as visitors see it. */
const quoted = async (productId: string, country: string, postalCode?: string) => {
  const visitor = shop.people.visitor().api.delivery
  const place = { country, ...(postalCode && { postalCode }) }
  return (await visitor.quoteItem({ productId, ...place })).lowest
}
const removeAll = async () => {
  const all = await delivery().listDelivery({})
  for (const { id } of all.shippingOptions) await delivery().deleteShippingOption({ id })
  for (const { id } of all.pickupLocations) await delivery().deletePickupLocation({ id })
  for (const { id } of all.localDelivery) await delivery().deleteLocalDelivery({ id })
}

describe('shipping', () => {
  test('uses the region that matches the place most exactly', async () => {
    const [home = '', islands = '', world = ''] = await setRegions(
      region('Germany', [country('DE')]),
      region('Islands', [country('DE', { postalCodes: ['27498', '25938-25999'] })]),
      region('World', []),
    )
    await delivery().saveShippingOption({ option: option('Parcel', [home]) })
    await delivery().saveShippingOption({
      option: option('Ferry', [islands], { rates: [flat('9')] }),
    })
    await delivery().saveShippingOption({
      option: option('Airmail', [world], { rates: [flat('25')] }),
    })
    const to = (address: { country: string; postalCode?: string }) => offered({ address })
    expect(await to({ country: 'DE', postalCode: '10115' })).toEqual({
      Parcel: '4.90',
      Ferry: 'destination DE',
      Airmail: 'destination DE',
    })
    expect(await to({ country: 'DE', postalCode: '25980' })).toMatchObject({ Ferry: '9.00' })
    expect(await to({ country: 'JP' })).toMatchObject({
      Airmail: '25.00',
      Parcel: 'destination JP',
    })
    expect(await offered({})).toMatchObject({ Parcel: 'address-needed' })
    await removeAll()
  })

  test('costs the lowest matching rate, and names the condition that does not match', async () => {
    const [home = ''] = await setRegions(region('Germany', [country('DE')]))
    const byWeight = (value: string, amount: string) => ({
      amount,
      conditions: [{ type: 'BY_TOTAL_WEIGHT' as const, operator: 'LTE' as const, value }],
      multiplyByQuantity: false,
    })
    const rates = [byWeight('2', '4.90'), byWeight('10', '8.90')]
    await delivery().saveShippingOption({
      option: option('Parcel', [home], { rates, freeFrom: '100' }),
    })
    const each = { amount: '1.50', conditions: [], multiplyByQuantity: true }
    await delivery().saveShippingOption({ option: option('Each', [home], { rates: [each] }) })
    await delivery().saveShippingOption({ option: option('Off', [home], { active: false }) })
    const basket = (quantity: number, weight: string, price: string) =>
      offered({ address: { country: 'DE' }, lines: [{ quantity, weight, price }] })
    expect(await basket(2, '1', '10')).toEqual({ Parcel: '4.90', Each: '3.00', Off: 'disabled' })
    expect(await basket(3, '1', '10')).toMatchObject({ Parcel: '8.90' })
    expect(await basket(3, '1', '33.34')).toMatchObject({ Parcel: '0.00' })
    expect(await basket(1, '11', '10')).toMatchObject({ Parcel: 'weight-does-not-fit 11 2' })
    await removeAll()
  })

  test('loses a region that is deleted, and is switched off with its last', async () => {
    const [one = '', two = ''] = await setRegions(
      region('One', [country('DE')]),
      region('Two', [country('AT')]),
    )
    const { option: saved } = await delivery().saveShippingOption({
      option: option('P', [one, two]),
    })
    const { id, revision, name, regions } = await defaultProfile()
    await delivery().saveDeliveryProfile({
      profile: { id, revision, name, regions: regions.slice(0, 1) },
    })
    const find = async () => (await delivery().listDelivery({})).shippingOptions[0]
    expect(await find()).toMatchObject({ id: saved.id, deliveryRegionIds: [one], active: true })
    await setRegions()
    expect(await find()).toMatchObject({ deliveryRegionIds: [], active: false })
    await removeAll()
  })
})

describe('pick-up and local delivery', () => {
  const address = {
    country: 'DE',
    subdivision: '',
    city: 'Berlin',
    postalCode: '10115',
    streetName: 'Invalidenstraße',
    streetNumber: '1',
    addressLine: '',
    addressLine2: '',
  }
  const area = (more: object) => ({
    kind: 'POSTAL_CODES' as const,
    postalCodes: [],
    center: null,
    centerAddress: '',
    radiusKilometres: null,
    corners: [],
    cities: [],
    ...more,
  })
  const local = (areaName: string, more: object) => ({
    areaName,
    area: area(more),
    estimatedDeliveryTime: 'the same day',
    slots: [{ day: 'FRI' as const, from: '17:00', to: '20:00' }],
    active: true,
    deliveryRegionIds: [],
    rates: [flat('3')],
    freeFrom: '50',
  })

  test('a pick-up location is offered wherever the buyer lives, also before that is known', async () => {
    const hours = [{ day: 'MON' as const, from: '09:30', to: '18:00' }]
    const location = {
      name: 'Workshop',
      address,
      deliveryTime: 'within 2 hours',
      instructions: 'Ring twice.',
      hours,
      active: true,
      deliveryRegionIds: [],
      rates: [flat('0')],
    }
    const { location: saved } = await delivery().savePickupLocation({ location })
    expect(saved).toMatchObject(location)
    expect(await offered({})).toEqual({ Workshop: '0.00' })
    expect(await offered({ address: { country: 'JP' } })).toEqual({ Workshop: '0.00' })
    const late = [{ day: 'MON' as const, from: '18:00', to: '09:30' }]
    await expect(
      delivery().savePickupLocation({ location: { ...location, hours: late } }),
    ).rejects.toMatchObject({ violations: [{ field: 'location.hours[0].to' }] })
    await removeAll()
  })

  test('local delivery is offered by postal codes, distance, borders and cities', async () => {
    const corners = [
      { latitude: 52, longitude: 13 },
      { latitude: 53, longitude: 13 },
      { latitude: 53, longitude: 14 },
      { latitude: 52, longitude: 14 },
    ]
    const options = [
      local('Mitte', { postalCodes: ['10115', '10117-10119'] }),
      local('Around', {
        kind: 'RADIUS',
        center: { latitude: 52.53, longitude: 13.38 },
        radiusKilometres: 5,
      }),
      local('Square', { kind: 'POLYGON', corners }),
      local('Potsdam', {
        kind: 'CITIES',
        cities: [{ country: 'DE', subdivision: '', name: 'Potsdam' }],
      }),
    ]
    for (const one of options) await delivery().saveLocalDelivery({ option: one })
    const berlin = { country: 'DE', postalCode: '10118', city: 'Berlin' }
    expect(await offered({ address: { ...berlin, latitude: 52.52, longitude: 13.4 } })).toEqual({
      Mitte: '3.00',
      Around: '3.00',
      Square: '3.00',
      Potsdam: 'destination Berlin',
    })
    const potsdam = { country: 'DE', postalCode: '14467', city: 'potsdam' }
    expect(await offered({ address: { ...potsdam, latitude: 52.4, longitude: 12.99 } })).toEqual({
      Mitte: 'destination 14467',
      Around: 'distance 30.1 5',
      Square: 'distance',
      Potsdam: '3.00',
    })
    expect(await offered({ address: { country: 'DE' } })).toMatchObject({
      Around: 'address-needed',
    })
    await expect(
      delivery().saveLocalDelivery({ option: local('Empty', { kind: 'RADIUS' }) }),
    ).rejects.toMatchObject({ violations: [{ field: 'option.area.center' }] })
    await removeAll()
  })
})

describe('an invalid configuration', () => {
  test('is refused, naming the field, and nothing is saved', async () => {
    const twice = setRegions(region('A', [country('DE')]), region('B', [country('DE')]))
    await expect(twice).rejects.toMatchObject({ code: 'DESTINATIONS_COLLISION' })
    const divided = setRegions(region('A', [country('AT', { subdivisions: ['AT-9'] })]))
    await expect(divided).rejects.toMatchObject({ code: 'SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY' })
    const sameName = setRegions(region('A', [country('DE')]), region('A', [country('FR')]))
    await expect(sameName).rejects.toMatchObject({
      violations: [{ ruleName: 'DELIVERY_REGION_NAME_ALREADY_EXISTS' }],
    })
    const { id } = await defaultProfile()
    await expect(delivery().deleteDeliveryProfile({ id })).rejects.toMatchObject({
      code: 'SINGLE_DEFAULT_DELIVERY_PROFILE',
    })
    await expect(
      delivery().saveShippingOption({ option: option('P', [id]) }),
    ).rejects.toMatchObject({ code: 'DELIVERY_REGION_NOT_FOUND' })
    const half = { type: 'BY_TOTAL_QUANTITY' as const, operator: 'GT' as const, value: '1.5' }
    const rates = [{ amount: '1', conditions: [half], multiplyByQuantity: false }]
    await expect(
      delivery().saveShippingOption({ option: option('P', [], { rates }) }),
    ).rejects.toMatchObject({ code: 'INVALID_QUANTITY_VALUE' })
    expect((await delivery().listDelivery({})).shippingOptions).toEqual([])
  })
})

test('a shipping option that is not there cannot be deleted', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  await expect(delivery().deleteShippingOption({ id })).rejects.toMatchObject({
    code: 'SHIPPING_OPTION_NOT_FOUND',
    data: { id },
  })
})

test('products of another profile are delivered to its regions only', async () => {
  await removeAll()
  const profile = { name: 'Furniture', regions: [region('Near', [country('DE')])] }
  const { profile: saved } = await delivery().saveDeliveryProfile({ profile })
  const near = saved.regions.map(({ id }) => id)
  await delivery().saveShippingOption({ option: option('Lorry', near, { rates: [flat('49')] }) })
  const address = { country: 'DE' }
  expect(await offered({ address, profileId: saved.id })).toEqual({ Lorry: '49.00' })
  expect(await offered({ address })).toEqual({})
  await delivery().deleteDeliveryProfile({ id: saved.id })
  await expect(offered({ address, profileId: saved.id })).rejects.toMatchObject({
    code: 'DELIVERY_PROFILE_NOT_FOUND',
  })
  await removeAll()
})

test('visitors read the lowest cost of delivery for one piece, and nothing where none is offered', async () => {
  await removeAll()
  const productId = await lamp(shop.people.merchant(), null, '60.00')
  expect(await quoted(productId, 'DE')).toBeNull()
  const [home = '', abroad = ''] = await setRegions(
    region('Home', [country('DE')]),
    region('Abroad', [country('FR')]),
  )
  await delivery().saveShippingOption({ option: option('Parcel', [home]) })
  await delivery().saveShippingOption({
    option: option('Express', [home, abroad], { rates: [flat('12')] }),
  })
  expect(await quoted(productId, 'DE', '10115')).toBe('4.90')
  expect(await quoted(productId, 'FR')).toBe('12.00')
  expect(await quoted(productId, 'CH')).toBeNull()
  await delivery().saveShippingOption({ option: option('Gift', [home], { freeFrom: '50' }) })
  expect(await quoted(productId, 'DE')).toBe('0.00')
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await codeOf(quoted(nobody, 'DE'))).toBe('404 PRODUCT_NOT_FOUND')
  const visitor = shop.people.visitor().api.delivery
  const asked = { productId, variantId: nobody, country: 'DE' }
  expect(await codeOf(visitor.quoteItem(asked))).toMatch(/VARIANT_NOT_FOUND/)
  await removeAll()
})
