import type { RoutedLocation, RoutingRule } from '@vitrine/contract/inventory'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rankLocations } from './rank-locations.ts'
import { type RouteRequest, routeLines } from './route-lines.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const ITEMS = ['lamp', 'mug', 'rug']

const locations = fc.shuffledSubarray(IDS, { minLength: 1 }).chain((ids) =>
  fc.tuple(
    ...ids.map((locationId) =>
      fc.record(
        {
          locationId: fc.constant(locationId),
          ships: fc.boolean(),
          country: fc.constantFrom('DE', 'FR', 'US'),
          postalCode: fc.constantFrom('10115', '10999', '80331'),
        },
        { requiredKeys: ['locationId', 'ships'] },
      ),
    ),
  ),
) as fc.Arbitrary<RoutedLocation[]>

const destinationRule: RoutingRule = {
  kind: 'DESTINATION',
  destinations: [{ country: 'DE' }],
  locationIds: ['b', 'd'],
}
const rules = fc.shuffledSubarray<RoutingRule>([
  destinationRule,
  { kind: 'NEAREST' },
  { kind: 'FEWEST_PARCELS' },
  { kind: 'PRIORITY' },
])
const supply = fc
  .tuple(...ITEMS.map(() => fc.tuple(...IDS.map(() => fc.nat(6)))))
  .map(
    (counts) =>
      new Map(
        ITEMS.map((item, at) => [
          item,
          new Map(IDS.map((id, one) => [id, counts[at]?.[one] ?? 0])),
        ]),
      ),
  )
const lines = fc.array(
  fc.record({ item: fc.constantFrom(...ITEMS), quantity: fc.integer({ min: 1, max: 8 }) }),
  { minLength: 1, maxLength: 5 },
)
const destination = fc.option(
  fc.record({ country: fc.constantFrom('DE', 'FR'), postalCode: fc.constant('10117') }),
  { nil: undefined },
)
const request = fc.record({ lines, destination, available: supply })
const routing = fc.record({ rules, locations })

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The fewest of these locations that have everything; undefined where all of them have too little. */
function fewest({ lines, available }: RouteRequest, ids: readonly string[]): number | undefined {
  const needed = ITEMS.map((item) =>
    sum(lines.filter((line) => line.item === item).map(({ quantity }) => quantity)),
  )
  const sizes = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_, at) => bits & (1 << at)),
  )
    .filter((some) =>
      ITEMS.every(
        (item, at) => sum(some.map((id) => available.get(item)?.get(id) ?? 0)) >= (needed[at] ?? 0),
      ),
    )
    .map(({ length }) => length)
  return sizes.length > 0 ? Math.min(...sizes) : undefined
}

describe('the route of any cart for any locations', () => {
  test('covers each piece exactly once, or reports it as missing', () => {
    fc.assert(
      fc.property(routing, request, (rules, asked) => {
        const { parts, missing } = routeLines(rules, asked)
        for (const [at, { quantity }] of asked.lines.entries()) {
          const sent = parts.filter(({ line }) => line === at).map((part) => part.quantity)
          expect(sum(sent) + (missing[at] ?? 0)).toBe(quantity)
        }
        expect(parts.every(({ quantity }) => quantity > 0)).toBe(true)
      }),
    )
  })

  test('takes no more than a location has, and nothing from one that does not ship', () => {
    fc.assert(
      fc.property(routing, request, (rules, asked) => {
        const { parts } = routeLines(rules, asked)
        for (const item of ITEMS) {
          for (const { locationId, ships } of rules.locations) {
            const taken = parts.filter(
              (part) => part.locationId === locationId && asked.lines[part.line]?.item === item,
            )
            const most = ships ? (asked.available.get(item)?.get(locationId) ?? 0) : 0
            expect(sum(taken.map(({ quantity }) => quantity))).toBeLessThanOrEqual(most)
          }
        }
      }),
    )
  })

  test('misses pieces only when all locations together have too few', () => {
    fc.assert(
      fc.property(routing, request, (rules, asked) => {
        const { missing } = routeLines(rules, asked)
        const ships = rules.locations.filter((one) => one.ships)
        for (const item of ITEMS) {
          const own = asked.lines.flatMap((line, at) => (line.item === item ? [at] : []))
          const wanted = sum(own.map((at) => asked.lines[at]?.quantity ?? 0))
          const there = sum(ships.map((one) => asked.available.get(item)?.get(one.locationId) ?? 0))
          expect(sum(own.map((at) => missing[at] ?? 0))).toBe(Math.max(0, wanted - there))
        }
      }),
    )
  })

  test('has the fewest possible parcels when that is the first rule', () => {
    fc.assert(
      fc.property(routing, request, ({ rules, locations }, asked) => {
        const others = rules.filter(({ kind }) => kind !== 'FEWEST_PARCELS')
        const { parts, missing } = routeLines(
          { rules: [{ kind: 'FEWEST_PARCELS' }, ...others], locations },
          asked,
        )
        fc.pre(sum(missing) === 0)
        const ids = locations.filter(({ ships }) => ships).map(({ locationId }) => locationId)
        expect(new Set(parts.map(({ locationId }) => locationId)).size).toBe(fewest(asked, ids))
      }),
    )
  })

  test('is the same for every call, and in any order of the stock', () => {
    fc.assert(
      fc.property(routing, request, (rules, asked) => {
        const reversed = new Map(
          [...asked.available].reverse().map(([item, at]) => [item, new Map([...at].reverse())]),
        )
        expect(routeLines(rules, { ...asked, available: reversed })).toEqual(
          routeLines(rules, asked),
        )
      }),
    )
  })

  test('breaks ties by the order of the locations', () => {
    fc.assert(
      fc.property(locations, (all) => {
        const ranked = rankLocations(
          { rules: [{ kind: 'FEWEST_PARCELS' }], locations: all },
          undefined,
        )
        const ships = all.filter((one) => one.ships).map(({ locationId }) => locationId)
        expect(ranked.locations.map(({ id }) => id)).toEqual(ships)
      }),
    )
  })
})

const at = (locationId: string, place: Partial<RoutedLocation> = {}): RoutedLocation => ({
  locationId,
  ships: true,
  ...place,
})
const oneLamp = (available: Record<string, number>, quantity = 1): RouteRequest => ({
  lines: [{ item: 'lamp', quantity }],
  available: new Map([['lamp', new Map(Object.entries(available))]]),
})
const sentFrom = (rules: readonly RoutingRule[], all: RoutedLocation[], asked: RouteRequest) =>
  routeLines({ rules, locations: all }, asked).parts.map(({ locationId, quantity, reason }) => [
    locationId,
    quantity,
    reason,
  ])

describe('a rule', () => {
  test('by destination prefers its locations', () => {
    const asked = { ...oneLamp({ a: 5, b: 5 }), destination: { country: 'DE' } }
    expect(sentFrom([destinationRule], [at('a'), at('b')], asked)).toEqual([
      ['b', 1, 'DESTINATION'],
    ])
    const abroad = { ...asked, destination: { country: 'FR' } }
    expect(sentFrom([destinationRule], [at('a'), at('b')], abroad)).toEqual([['a', 1, 'PRIORITY']])
  })

  test('by destination accepts subdivisions with and without the code of the country', () => {
    const rule: RoutingRule = {
      kind: 'DESTINATION',
      destinations: [{ country: 'DE', subdivisions: ['DE-BE'] }],
      locationIds: ['b'],
    }
    const to = (subdivision?: string) =>
      sentFrom([rule], [at('a'), at('b')], {
        ...oneLamp({ a: 1, b: 1 }),
        destination: { country: 'DE', ...(subdivision && { subdivision }) },
      })[0]?.[0]
    expect([to('BE'), to('DE-BE'), to('BY'), to()]).toEqual(['b', 'b', 'a', 'a'])
  })

  test('by distance prefers the same country, then the same prefix of the postal code', () => {
    const all = [
      at('a', { country: 'US', postalCode: '10117' }),
      at('b', { country: 'DE', postalCode: '80331' }),
      at('c', { country: 'DE', postalCode: '10999' }),
    ]
    const asked = {
      ...oneLamp({ a: 1, b: 1, c: 1 }, 3),
      destination: { country: 'DE', postalCode: '10117' },
    }
    expect(sentFrom([{ kind: 'NEAREST' }], all, asked).map(([id]) => id)).toEqual(['c', 'b', 'a'])
  })

  test('by distance measures kilometres when both have coordinates', () => {
    const all = [
      at('a', { country: 'DE', latitude: 48.14, longitude: 11.58 }),
      at('b', { country: 'AT', latitude: 47.8, longitude: 13.04 }),
    ]
    const salzburg = { country: 'DE', latitude: 47.84, longitude: 12.98 }
    const asked = { ...oneLamp({ a: 1, b: 1 }), destination: salzburg }
    expect(sentFrom([{ kind: 'NEAREST' }], all, asked)).toEqual([['b', 1, 'NEAREST']])
  })

  test('for the fewest parcels chooses the location that has everything, with that reason', () => {
    const asked: RouteRequest = {
      lines: [
        { item: 'lamp', quantity: 1 },
        { item: 'mug', quantity: 2 },
      ],
      available: new Map([
        [
          'lamp',
          new Map([
            ['a', 1],
            ['b', 1],
          ]),
        ],
        ['mug', new Map([['b', 2]])],
      ]),
    }
    expect(sentFrom([{ kind: 'FEWEST_PARCELS' }], [at('a'), at('b')], asked)).toEqual([
      ['b', 1, 'FEWEST_PARCELS'],
      ['b', 2, 'ONLY_THERE'],
    ])
    expect(sentFrom([], [at('a'), at('b')], asked)).toEqual([
      ['a', 1, 'PRIORITY'],
      ['b', 2, 'ONLY_THERE'],
    ])
  })

  test('splits a line when the preferred location has too few', () => {
    expect(sentFrom([], [at('a'), at('b')], oneLamp({ a: 2, b: 5 }, 4))).toEqual([
      ['a', 2, 'PRIORITY'],
      ['b', 2, 'REST'],
    ])
  })
})
