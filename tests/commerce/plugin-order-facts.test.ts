import { definePlugin, type FactHandler } from '@vitrine/plugin'
import { startTestServer } from '@vitrine/testkit'
import { expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'

const placed: unknown[] = []
const orderPlaced: FactHandler<'order.placed'> = async ({ fact: { before, after } }) => {
  placed.push({
    before,
    number: after?.number,
    total: after?.totals.total,
    placedDate: typeof after?.placedDate,
    lines: after?.lines.map(({ name, quantity }) => `${quantity} ${name}`),
  })
}

test('a handler gets the order with its fact, without another call', async () => {
  const ledger = definePlugin({ name: 'reader', on: { 'order.placed': orderPlaced } })
  const shop = await startTestServer({ runJobs: true, plugins: [ledger] })
  try {
    const parcel = await deliverToGermany(shop.people.merchant())
    const { order } = await ordered(shop, parcel, 2)
    await expect
      .poll(() => placed)
      .toEqual([
        {
          before: null,
          number: Number(order.number),
          total: order.totals.total,
          placedDate: 'string',
          lines: ['2 Lamp'],
        },
      ])
  } finally {
    await shop.close()
  }
})
