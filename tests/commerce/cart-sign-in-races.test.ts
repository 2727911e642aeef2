import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartOf, lamp, put } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const password = 'a-long-enough-passphrase'

async function logIn(visitor: Visitor, email: string) {
  const { sessionToken = '' } = await visitor.api.authentication.login({
    loginId: { email },
    password,
  })
  await shop.people.signIn(visitor, sessionToken)
}

const withCart = async (person = shop.people.visitor()) => {
  const { id } = await put(person, await lamp(shop.people.merchant()))
  return { person, cartId: id }
}

/** Waits until this many calls wait for locks. */
async function untilWaiting(count: number): Promise<void> {
  const { db } = shop.server.platform
  const isWaiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await isWaiting.execute(db)).rows.length).toBe(count)
}

/** Does something while a statement holds its locks. */
async function whileLocked<T>(
  statement: string,
  values: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const holder = await shop.server.platform.jobPool.connect()
  await holder.query('BEGIN')
  await holder.query(statement, [...values])
  try {
    return await work()
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
}

const lockedCarts = 'SELECT FROM carts WHERE id = ANY ($1::uuid[]) FOR UPDATE'

/** Starts `calls` while the carts are locked, and releases the locks once they wait and `meanwhile` is done. */
async function together(
  cartIds: readonly string[],
  waiting: number,
  calls: readonly (() => Promise<unknown>)[],
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<unknown> {
  const answers = await whileLocked(lockedCarts, [cartIds], async () => {
    const pending = calls.map((call) => call())
    await untilWaiting(waiting)
    await meanwhile()
    return pending
  })
  return Promise.all(answers)
}

describe('nothing is lost and nothing counts twice when at the same moment', () => {
  test('two devices sign in as somebody without a cart', async () => {
    const { email, ...member } = await shop.people.member()
    const [one, other] = [await withCart(), await withCart()]
    const calls = [one, other].map(
      ({ person }) =>
        () =>
          logIn(person, email),
    )
    await together([one.cartId, other.cartId], 2, calls)
    expect((await cartOf(member))?.itemCount).toBe(2)
  })

  test.each([false, true])('one visitor signs in twice (with a cart: %s)', async (hasCart) => {
    const member = await shop.people.member()
    if (hasCart) await withCart(member)
    const { person, cartId } = await withCart()
    const call = () => logIn(person, member.email)
    await together([cartId], 2, [call, call])
    expect((await cartOf(member))?.itemCount).toBe(hasCart ? 2 : 1)
  })

  test('a visitor signs in while the member creates a cart on another device', async () => {
    const member = await shop.people.member()
    const { person, cartId } = await withCart()
    const begin = () => withCart(member)
    await together([cartId], 1, [() => logIn(person, member.email)], begin)
    expect((await cartOf(member))?.itemCount).toBe(2)
  })

  test.each([false, true])('a visitor adds behind the sign-in (to a cart: %s)', async (hasCart) => {
    const member = await shop.people.member()
    if (hasCart) await withCart(member)
    const { person, cartId } = await withCart()
    const further = await lamp(shop.people.merchant())
    const calls = await whileLocked(lockedCarts, [[cartId]], async () => {
      const signIn = logIn(person, member.email)
      await untilWaiting(1)
      const added = put(person, further)
      await untilWaiting(2)
      return [signIn, added]
    })
    await Promise.all(calls)
    expect((await cartOf(member))?.itemCount).toBe(hasCart ? 3 : 2)
  })

  test('a visitor without a cart adds before the sign-in', async () => {
    const member = await shop.people.member()
    const person = shop.people.visitor()
    const further = await lamp(shop.people.merchant())
    const lockedLines = 'LOCK TABLE cart_lines IN EXCLUSIVE MODE'
    const calls = await whileLocked(lockedLines, [], async () => {
      const added = put(person, further)
      await untilWaiting(1)
      const signIn = logIn(person, member.email)
      await untilWaiting(2)
      return [added, signIn]
    })
    await Promise.all(calls)
    expect((await cartOf(member))?.itemCount).toBe(1)
  })

  test('a visitor’s call arrives just after the sign-in, and another one much later', async () => {
    const member = await shop.people.member()
    const person = shop.people.visitor()
    const visitors = await person.api.auth.generateVisitorTokens()
    person.api.auth.setTokens(visitors)
    await logIn(person, member.email)
    person.api.auth.setTokens(visitors)
    const { id, lines } = await put(person, await lamp(shop.people.merchant()))
    expect((await cartOf(member))?.id).toBe(id)
    const quantities = [{ id: lines[0]?.id ?? '', quantity: 4 }]
    await person.api.cartV1.updateLineItemsQuantity({ id, lineItems: quantities })
    expect((await cartOf(member))?.itemCount).toBe(4)
    shop.clock.pass({ seconds: 11 })
    expect(await cartOf(person)).toBeNull()
    expect((await put(person, await lamp(shop.people.merchant()))).id).not.toBe(id)
    expect((await cartOf(member))?.itemCount).toBe(4)
  })
})
