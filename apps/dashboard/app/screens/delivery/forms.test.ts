import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { readPostalCode, readSubdivision } from '../../shared/places.ts'
import { coverageOf } from './coverage.ts'
import { checkLocal, emptyLocal, localFormOf, localOf, readCity } from './local-form.ts'
import { checkPickup, emptyPickup, pickupFormOf, pickupOf } from './pickup-form.ts'
import {
  checkRegion,
  emptyRegion,
  profileWith,
  profileWithout,
  regionFormOf,
  withCountries,
} from './region-form.ts'
import type { LocalDelivery, PickupLocation, Profile, Region, ShippingOption } from './setup.ts'
import { checkTest, testInputOf } from './test-request.ts'
import { destinationText } from './texts.ts'
import { wrongTimes } from './times.ts'

const money = { currency: 'EUR', locale: 'en', digits: 2 }
const stored = { revision: 3, createdDate: new Date(0), updatedDate: new Date(0) }
const place = (countryCode: string, postalCodes: string[] = []) => ({
  countryCode,
  subdivisions: [],
  postalCodes,
})
const region = (id: string, change: Partial<Region> = {}): Region => ({
  id,
  name: id,
  active: true,
  destinations: [place('DE')],
  carriers: [],
  createdDate: new Date(0),
  ...change,
})
const profile = (...regions: Region[]): Profile => ({
  ...stored,
  id: 'p',
  name: 'General',
  isDefault: true,
  regions,
})
const option = (...deliveryRegionIds: string[]): ShippingOption => ({
  ...stored,
  id: 'o',
  title: 'Standard',
  estimatedDeliveryTime: '',
  active: true,
  deliveryRegionIds,
  rates: [],
  freeFrom: null,
})

describe('a region', () => {
  test('is changed within the others of its profile', () => {
    const charges = [{ appId: 'a', backupRate: null, additionalCharges: [] }]
    const one = region('one', { carriers: charges })
    const changed = profileWith(
      profile(one, region('two', { destinations: [] })),
      { ...regionFormOf(one), name: ' North ' },
      'one',
    )
    expect(changed).toMatchObject({ id: 'p', revision: 3, name: 'General' })
    expect(changed.regions).toEqual([
      { id: 'one', name: 'North', active: true, destinations: [place('DE')], carriers: charges },
      { id: 'two', name: 'two', active: true, destinations: [], carriers: [] },
    ])
    expect(profileWithout(profile(one), 'one').regions).toEqual([])
  })

  test('needs a name and a place', () => {
    expect(Object.keys(checkRegion(emptyRegion, english))).toEqual(['name', 'destinations'])
    const everywhere = { ...emptyRegion, name: 'World', isEverywhere: true }
    expect(checkRegion(everywhere, english)).toEqual({})
    expect(profileWith(profile(), everywhere).regions[0]?.destinations).toEqual([])
  })

  test('does not change a country when others are added and removed', () => {
    const some = [place('DE', ['10*']), place('AT')]
    expect(withCountries(some, ['FR', 'DE'])).toEqual([place('FR'), place('DE', ['10*'])])
  })

  test.each([
    ['10*', '10*'],
    ['10115 - 14199', '10115-14199'],
    ['sw1a  1aa', 'SW1A 1AA'],
    ['10*-20', undefined],
    ['Bremen!', undefined],
  ])('the postal code %j is read as %j', (typed, code) => {
    expect(readPostalCode(typed)).toBe(code)
  })

  test('accepts subdivisions with and without their country', () => {
    expect(readSubdivision('ny', 'US')).toBe('US-NY')
    expect(readSubdivision('us-ny', 'US')).toBe('US-NY')
    expect(readSubdivision('New York', 'US')).toBeUndefined()
  })

  test('shows its countries', () => {
    const some = region('one', { destinations: [place('DE'), place('ES', ['07*'])] })
    expect(destinationText(some, english)).toBe('Germany, parts of Spain')
    expect(destinationText(region('rest', { destinations: [] }), english)).toBe('Rest of the world')
  })
})

describe('the countries that are delivered to', () => {
  const europe = (profile: Profile, ...options: ShippingOption[]) =>
    coverageOf(profile, options).continents.find(({ continent }) => continent === 'europe')

  test('are those of active regions, with missing settings', () => {
    const some = profile(
      region('one', { destinations: [place('DE'), place('ES', ['07*'])] }),
      region('off', { active: false, destinations: [place('FR')] }),
    )
    const found = europe(some, option('off'))
    expect(found?.named).toMatchObject([
      { code: 'DE', isPartial: false, hasOptions: false },
      { code: 'ES', isPartial: true },
    ])
    expect(found?.missing).toContain('FR')
    expect(found?.missing).toHaveLength(49)
  })

  test('are all of them with the rest of the world', () => {
    const found = europe(
      profile(region('one'), region('rest', { destinations: [] })),
      option('one'),
    )
    expect(found?.named).toMatchObject([{ code: 'DE', hasOptions: true }])
    expect(found?.others).toHaveLength(50)
    expect(found?.missing).toEqual([])
  })
})

describe('places', () => {
  const workshop: PickupLocation = {
    ...stored,
    id: 'w',
    name: 'Workshop',
    address: {
      country: 'DE',
      subdivision: 'DE-HB',
      city: 'Bremen',
      postalCode: '28195',
      streetName: 'Am Wall',
      streetNumber: '4',
      addressLine: '',
      addressLine2: '',
    },
    deliveryTime: '',
    instructions: '',
    hours: [{ day: 'TUE', from: '10:00', to: '18:30' }],
    active: true,
    deliveryRegionIds: [],
    rates: [{ amount: '0', conditions: [], multiplyByQuantity: false }],
  }
  const bicycle: LocalDelivery = {
    ...stored,
    id: 'b',
    areaName: 'By bicycle',
    area: {
      kind: 'RADIUS',
      postalCodes: [],
      center: { latitude: 53.07, longitude: 8.8 },
      centerAddress: 'Am Wall 4',
      radiusKilometres: 8,
      corners: [],
      cities: [{ name: 'Portland', country: 'US', subdivision: 'US-OR' }],
    },
    estimatedDeliveryTime: '',
    slots: [],
    active: true,
    deliveryRegionIds: [],
    rates: workshop.rates,
    freeFrom: '40',
  }

  test('are unchanged by their forms', () => {
    const { id: _, revision: _1, createdDate: _2, updatedDate: _3, ...plain } = workshop
    expect(pickupOf(pickupFormOf(workshop), money, workshop)).toEqual(plain)
    const { id: _4, revision: _5, createdDate: _6, updatedDate: _7, ...local } = bicycle
    expect(localOf(localFormOf(bicycle), money)).toEqual(local)
  })

  test('a changed street is one line', () => {
    const form = { ...pickupFormOf(workshop), addressLine: 'Neue Straße 1' }
    expect(pickupOf(form, money, workshop).address).toMatchObject({
      streetName: '',
      streetNumber: '',
      addressLine: 'Neue Straße 1',
    })
  })

  test('report missing fields', () => {
    expect(Object.keys(checkPickup(emptyPickup, english, money))).toEqual(['name', 'country'])
    const round = { ...emptyLocal, kind: 'RADIUS' as const, latitude: '91', radius: '0' }
    expect(Object.keys(checkLocal(round, english, money))).toEqual([
      'areaName',
      'latitude',
      'longitude',
      'radius',
      'rates.0.amount',
    ])
    const shape = { ...emptyLocal, kind: 'POLYGON' as const, corners: '53, 8\n54, 8\nnowhere' }
    expect(checkLocal(shape, english, money).corners).toBeDefined()
  })

  test('a city has its country', () => {
    expect(readCity('Bremen, de')).toEqual({ name: 'Bremen', country: 'DE', subdivision: '' })
    expect(readCity('Bremen')).toBeUndefined()
  })

  test('times end after they start', () => {
    const time = (from: string, to: string) => ({ day: 'MON' as const, from, to })
    expect(wrongTimes([time('9', '12:30'), time('13:00', '12:00'), time('x', '1')])).toEqual([1, 2])
  })
})

test('a cart of three pieces has the entered price and weight in total', () => {
  const form = {
    profileId: '',
    country: 'DE',
    subdivision: '',
    postalCode: '28195 ',
    city: '',
    latitude: '',
    longitude: '',
    total: '49,90',
    weight: '2,5',
    pieces: '3',
  }
  expect(checkTest(form, english, money)).toEqual({})
  expect(testInputOf(form, money)).toEqual({
    address: { country: 'DE', subdivision: '', postalCode: '28195', city: '' },
    lines: [
      { quantity: 1, price: '49.90', weight: '2.5' },
      { quantity: 2, price: '0' },
    ],
  })
  expect(Object.keys(checkTest({ ...form, total: '', pieces: '0' }, english, money))).toEqual([
    'total',
    'pieces',
  ])
})
