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

/** Begins `calls` while the carts are locked, and lets all go on when so many of them wait and `meanwhile` is done. */
async function together(
  cartIds: readonly string[],
  waiting: number,
  calls: readonly (() => Promise<unknown>)[],
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<unknown> {
  const { db, jobPool } = shop.server.platform
  const holder = await jobPool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM carts WHERE id = ANY ($1::uuid[]) FOR UPDATE', [cartIds])
  const answers = Promise.all(calls.map((call) => call()))
  const isWaiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await isWaiting.execute(db)).rows.length).toBe(waiting)
  await meanwhile()
  await holder.query('ROLLBACK')
  holder.release()
  return answers
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

  test('a visitor signs in while the member begins a cart elsewhere', async () => {
    const member = await shop.people.member()
    const { person, cartId } = await withCart()
    const begin = () => withCart(member)
    await together([cartId], 1, [() => logIn(person, member.email)], begin)
    expect((await cartOf(member))?.itemCount).toBe(2)
  })
})
