import type { Member, Merchant, TestServer } from '@vitrine/testkit'
import { expect } from 'vitest'
import { lampInStock, readyWith } from './order.fixture.ts'

/** Grants credit manually, in minor units. */
export const giveTo = ({ api }: Merchant, memberId: string, amount: number, fields: object = {}) =>
  api.storeCredit.giveStoreCredit({
    storeCredit: { memberId, amount, reason: 'Sorry for the delay', ...fields },
  })

/** A member's balance, which equals the sum of the entries once expired credit is booked. */
export async function creditOf({ api }: Merchant, memberId: string): Promise<number> {
  const { storeCredits, entries } = await api.storeCredit.getMemberStoreCredit({ memberId })
  const [balance] = storeCredits
  expect(entries.reduce((sum, one) => sum + one.amount, 0)).toBe(balance?.balance ?? 0)
  return balance?.balance ?? 0
}

export const entriesOf = async ({ api }: Merchant, memberId: string) =>
  (await api.storeCredit.getMemberStoreCredit({ memberId })).entries.map(({ kind, amount }) => ({
    kind,
    amount,
  }))

/** A member with a checkout of two lamps, 22.90 with the parcel, and this much credit. */
export async function readyWithCredit(shop: TestServer, parcel: string, amount: number) {
  const member = await shop.people.member()
  const merchant = shop.people.merchant()
  const { entry } = await giveTo(merchant, member.id, amount)
  const ready = await readyAgain(shop, member, parcel)
  return { member, entry, ...ready }
}

/** A checkout of two more lamps for a member. */
export async function readyAgain(shop: TestServer, member: Member, parcel: string) {
  const productId = await lampInStock(shop, 50)
  const { checkoutId } = await readyWith(member, parcel, { productId, quantity: 2 })
  const view = await member.api.checkout.update({ id: checkoutId, useStoreCredit: true })
  return { checkoutId, productId, view }
}

export const expireCredit = ({ server }: TestServer) =>
  server.tasks['store-credit:expire'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
