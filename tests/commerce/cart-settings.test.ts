import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { cartOf, lamp, put } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
type Settings = Parameters<
  ReturnType<typeof merchant>['api']['sites']['updateSettings']
>[0]['settings']
const set = (settings: Settings) => merchant().api.sites.updateSettings({ settings })

async function logIn(visitor: Visitor, email: string) {
  const { sessionToken = '' } = await visitor.api.authentication.login({
    loginId: { email },
    password: 'a-long-enough-passphrase',
  })
  await shop.people.signIn(visitor, sessionToken)
}

/** A member and a visitor with a lamp each; returns the member's cart after the visitor signs in. */
async function mergedAt({ later }: { readonly later: 'member' | 'visitor' }) {
  const member = await shop.people.member()
  const visitor = shop.people.visitor()
  const own = { member: await lamp(merchant()), visitor: await lamp(merchant()) }
  const people = { member, visitor }
  for (const name of later === 'visitor'
    ? (['member', 'visitor'] as const)
    : (['visitor', 'member'] as const)) {
    await put(people[name], own[name])
    await people[name].api.cart.update({ note: name })
    shop.clock.pass({ minutes: 1 })
  }
  await logIn(visitor, member.email)
  const cart = await cartOf(visitor)
  const owners = new Map(Object.entries(own).map(([name, id]) => [id, name]))
  return { note: cart?.note, has: cart?.lines.map(({ productId }) => owners.get(productId ?? '')) }
}

describe('when somebody with a cart signs in', () => {
  test('the lines of both carts are merged by default', async () => {
    expect(await mergedAt({ later: 'visitor' })).toEqual({
      has: ['member', 'visitor'],
      note: 'member',
    })
  })

  test('the cart that was changed last is used where the shop sets that', async () => {
    await set({ carts: { mergeAtSignIn: 'NEWEST' } })
    expect(await mergedAt({ later: 'visitor' })).toEqual({ has: ['visitor'], note: 'visitor' })
    expect(await mergedAt({ later: 'member' })).toEqual({ has: ['member'], note: 'member' })
  })

  test('the member’s cart is used where the shop sets that', async () => {
    await set({ carts: { mergeAtSignIn: 'MEMBER' } })
    expect(await mergedAt({ later: 'visitor' })).toEqual({ has: ['member'], note: 'member' })
  })
})

test('carts expire after as many days as the shop sets', async () => {
  await set({ carts: { visitorDays: 3, memberDays: 7 } })
  const days = async (person: Visitor) => {
    const cart = await put(person, await lamp(merchant()))
    return (cart.expiresDate.getTime() - cart.updatedDate.getTime()) / 86_400_000
  }
  expect(await days(shop.people.visitor())).toBe(3)
  expect(await days(await shop.people.member())).toBe(7)
})

describe('tax', () => {
  const shippingAddress = { country: 'DE', postalCode: '10117', city: 'Berlin' }
  const taxOf = async (visitor: Visitor) => {
    const { totals } = (await visitor.api.cart.estimate({ shippingAddress })).estimate
    return totals.tax + totals.includedTax
  }

  test('is rounded for each line, or once for each rate', async () => {
    await set({ currency: 'EUR', taxes: { originCountry: 'DE' } })
    await merchant().api.taxes.saveTaxRegion({
      region: {
        country: 'DE',
        subdivision: '',
        postalCodes: [],
        usesPublishedRates: true,
        taxIncludedInPrice: null,
      },
    })
    const visitor = shop.people.visitor()
    // 19 % of 8 cents are 1.52: 2 + 2 + 2 by lines, and 5 of their sum.
    for (const _ of [1, 2, 3]) await put(visitor, await lamp(merchant(), null, '0.08'))
    expect(await taxOf(visitor)).toBe(6)
    await set({ taxes: { roundTaxPer: 'RATE' } })
    expect(await taxOf(visitor)).toBe(5)
    await set({ taxes: { roundTaxPer: 'LINE' } })
  })

  test('of half a cent is rounded up, or to the even neighbour', async () => {
    const visitor = shop.people.visitor()
    // 19 % of 1.50 are 28.5 cents.
    await put(visitor, await lamp(merchant(), null, '1.50'))
    expect(await taxOf(visitor)).toBe(29)
    await set({ taxes: { roundingMode: 'HALF_EVEN' } })
    expect(await taxOf(visitor)).toBe(28)
    await set({ taxes: { roundingMode: 'HALF_UP' } })
  })
})

test('settings out of range are refused, naming the field', async () => {
  const fieldOf = async (settings: object) => (await refusal(set(settings))).violations[0]?.field
  expect(await fieldOf({ carts: { visitorDays: 0 } })).toBe('settings.carts.visitorDays')
  expect(await fieldOf({ abandonedCheckouts: { reminderHours: [] } })).toBe(
    'settings.abandonedCheckouts.reminderHours',
  )
})
