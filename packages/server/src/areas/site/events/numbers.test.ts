import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../dialects/v1/handlers/shop.test.fixture.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type LedgerPosition, outbox } from './index.ts'

let shop: Shop
let start: LedgerPosition
let numbers: number[]
beforeAll(async () => {
  shop = await openShop()
  start = await shop.work((tx) => outbox.currentPosition(tx))
  // The next numbers are 9997 to 10005: longer ones are behind shorter ones.
  await sql`SELECT setval(pg_get_serial_sequence('facts', 'seq'), 9996)`.execute(shop.platform.db)
  for (let count = 0; count < 9; count += 1) {
    await shop.work((tx) => shop.catalog.createCollection(tx, { name: `Shelf ${count}` }))
  }
  numbers = Array.from({ length: 9 }, (_, at) => 9997 + at)
})
afterAll(() => shop.close())

const names = ['collection.created']
const numbersOf = (facts: readonly { readonly seq: string }[]) =>
  facts.map(({ seq }) => Number(seq))

/** All that a reading gives in parts of two, each behind the last of the part before. */
async function inParts(
  read: (tx: Tx, after: string) => Promise<readonly { readonly seq: string }[]>,
): Promise<number[]> {
  const all: number[] = []
  for (let after = '9996'; ; after = String(all.at(-1))) {
    const part = numbersOf(await shop.work((tx) => read(tx, after)))
    if (part.length === 0) return all
    all.push(...part)
  }
}

describe('when the numbers of facts get one digit more', () => {
  test('readers receive each once, in order', async () => {
    const received: number[] = []
    let place = start
    for (let isEnd = false; !isEnd; ) {
      const batch = await shop.work((tx) => outbox.readNext(tx, place, { names, limit: 2 }))
      received.push(...numbersOf(batch.facts))
      place = batch.position
      isEnd = batch.isEnd && received.length >= numbers.length
    }
    expect(received).toEqual(numbers)
  })

  test('a replay returns each once, in order', async () => {
    const until = 10_005
    const received = await inParts(
      async (tx, after) =>
        (await outbox.readRange(tx, { after: Number(after), until }, { names, limit: 2 })).facts,
    )
    expect(received).toEqual(numbers)
  })

  test('the history of an object has the latest first', async () => {
    const { id } = await shop.work((tx) => shop.catalog.createCollection(tx, { name: 'Wall' }))
    await sql`SELECT setval(pg_get_serial_sequence('facts', 'seq'), 99998)`.execute(
      shop.platform.db,
    )
    for (const name of ['Wall 1', 'Wall 2', 'Wall 3']) {
      await shop.work((tx) => shop.catalog.updateCollection(tx, id, { name }))
    }
    const later = await shop.work((tx) =>
      outbox.readLater(tx, { seq: '10006', entityId: id }, { entities: ['collection'], limit: 2 }),
    )
    expect(later.map(({ after }) => (after as { name: string }).name)).toEqual(['Wall 3', 'Wall 2'])
  })
})
