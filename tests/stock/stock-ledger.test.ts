import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { createCountedItem } from './inventory-items.fixture.ts'
import { stockedProduct, stockedSizes, ZERO } from './stock.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const quantitiesOf = async (productId: string) =>
  (
    await api().inventory.getInventoryVariants({ inventoryId: '', productId })
  ).inventoryItem.variants.map(({ quantity }) => quantity)
const changesOf = async (productId: string) =>
  (await api().inventory.listStockChanges({ productId })).changes
const sell = (productId: string, decrementBy: number, variantId: string = ZERO) =>
  api().inventory.decrementInventory({ decrementData: [{ productId, variantId, decrementBy }] })

describe('the stock ledger', () => {
  test('shows author, item, time and reason, with quantities before and after, newest first', async () => {
    const owner = await staff.person('owner')
    const { productId } = await stockedProduct(owner, 5)
    await sell(productId, 2)
    const [sold, set] = await changesOf(productId)
    expect(sold).toMatchObject({
      productId,
      productName: 'Lamp',
      variantId: ZERO,
      choices: [],
      reason: 'ORDER',
      delta: -2,
      before: 5,
      after: 3,
      actor: { type: 'api-key' },
    })
    expect(set).toMatchObject({
      reason: 'MANUAL',
      delta: 5,
      before: 0,
      after: 5,
      actor: { type: 'staff', name: expect.stringMatching(/./) },
    })
    expect(sold?.at).toBeInstanceOf(Date)
    expect(sold?.batchId).not.toBe(set?.batchId)
  })

  test('is filtered by variant, reason and time', async () => {
    const { productId, small, large } = await stockedSizes(shop.people.merchant(), [5, 5])
    shop.clock.pass({ hours: 1 })
    await sell(productId, 1, large)
    const list = (more: object) => api().inventory.listStockChanges({ productId, ...more })
    const ofSmall = (await list({ variantId: small })).changes
    expect(ofSmall).toMatchObject([{ variantId: small, choices: ['Small'] }])
    expect((await list({ reason: 'ORDER' })).changes).toMatchObject([{ variantId: large }])
    const from = shop.clock.now()
    expect((await list({ from })).changes).toMatchObject([{ delta: -1 }])
    expect((await list({ to: new Date(from.getTime() - 1) })).changes).toHaveLength(2)
    await expect(api().inventory.listStockChanges({ variantId: small })).rejects.toMatchObject({
      violations: [expect.objectContaining({ field: 'productId' })],
    })
  })

  test('is paged by cursor, without gaps and with one statement a page', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 9)
    for (let turn = 0; turn < 6; turn += 1) await sell(productId, 1)
    const all = await changesOf(productId)
    const paged = []
    let cursor: string | undefined
    do {
      const page = await api().inventory.listStockChanges({
        productId,
        limit: 3,
        ...(cursor && { cursor }),
      })
      paged.push(...page.changes)
      cursor = page.next
    } while (cursor)
    expect(paged).toEqual(all)
    expect(all).toHaveLength(7)
    const { statements } = await shop.countStatements(() =>
      api().inventory.listStockChanges({ productId, limit: 100 }),
    )
    expect(statements.filter((one) => one.includes('inventory_changes'))).toHaveLength(1)
    await expect(api().inventory.listStockChanges({ cursor: 'made up' })).rejects.toMatchObject({
      violations: [expect.objectContaining({ field: 'cursor' })],
    })
  })

  test('of all products is one list of all kinds of changes, paged in the same order', async () => {
    const lamp = await stockedProduct(shop.people.merchant(), 9)
    const vase = await stockedProduct(shop.people.merchant(), 4)
    await sell(lamp.productId, 1)
    await sell(vase.productId, 2)
    const [sold] = await changesOf(vase.productId)
    await api().inventory.revertStockChange({ id: sold?.id ?? '' })
    const list = (more: object) => api().inventory.listStockChanges(more)
    const first = await list({ limit: 3 })
    const { changes: second } = await list({ limit: 3, cursor: first.next })
    const observed = [...first.changes, ...second].slice(0, 5)
    expect(observed.map(({ productId, reason, delta }) => [productId, reason, delta])).toEqual([
      [vase.productId, 'REVERT_INVENTORY_CHANGE', 2],
      [vase.productId, 'ORDER', -2],
      [lamp.productId, 'ORDER', -1],
      [vase.productId, 'MANUAL', 4],
      [lamp.productId, 'MANUAL', 9],
    ])
  })
})

describe('preorders of a sold out variant', () => {
  const soldOut = async () => {
    const item = await createCountedItem(api(), 1)
    await api().catalogV3.updateInventoryItem({
      inventoryItem: { id: item.id, revision: '2', preorderInfo: { enabled: true, limit: 5 } },
    })
    const order = (decrementBy: number) =>
      api().catalogV3.bulkDecrementInventoryItems({
        decrementData: [{ inventoryItemId: item.id, decrementBy, preorderRequest: true }],
      })
    await order(1)
    return { ...item, order }
  }
  const counterOf = async (inventoryItemId: string) =>
    (await api().catalogV3.getInventoryItem({ inventoryItemId })).inventoryItem.preorderInfo.counter

  test('are entries as well, with an unchanged quantity', async () => {
    const { id, productId, order } = await soldOut()
    await order(2)
    const [ahead, sold] = await changesOf(productId)
    expect(ahead).toMatchObject({ delta: 0, before: 0, after: 0, preordered: 2, reason: 'MANUAL' })
    expect(sold).toMatchObject({ delta: -1, before: 1, after: 0 })
    expect(sold).not.toHaveProperty('preordered')
    await api().catalogV3.deleteInventoryItem({ inventoryItemId: id })
    expect((await changesOf(productId))[0]).toMatchObject({ delta: 0, preordered: -2 })
  })

  test('are reverted once, each by its own quantity', async () => {
    const { id, productId, order } = await soldOut()
    await order(2)
    await order(3)
    expect(await counterOf(id)).toBe(5)
    const [, first] = await changesOf(productId)
    const reverted = await api().inventory.revertStockChange({ id: first?.id ?? '' })
    expect(reverted.changes).toMatchObject([{ delta: 0, preordered: -2, reverts: first?.id }])
    expect(await counterOf(id)).toBe(3)
    await expect(api().inventory.revertStockChange({ id: first?.id ?? '' })).rejects.toMatchObject({
      code: 'STOCK_CHANGE_REVERTED',
    })
    expect(await quantitiesOf(productId)).toEqual([0])
  })
})

describe('reverting a change of stock', () => {
  test('undoes a movement once, and both entries name each other', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    await sell(productId, 2)
    const [sold] = await changesOf(productId)
    const id = sold?.id ?? ''
    const { changes } = await api().inventory.revertStockChange({ id })
    expect(changes).toMatchObject([
      { reason: 'REVERT_INVENTORY_CHANGE', delta: 2, before: 3, after: 5, reverts: id },
    ])
    expect((await changesOf(productId)).find((one) => one.id === id)?.revertedBy).toBe(
      changes[0]?.id,
    )
    await expect(api().inventory.revertStockChange({ id })).rejects.toMatchObject({
      status: 409,
      code: 'STOCK_CHANGE_REVERTED',
      data: { revertedBy: changes[0]?.id },
    })
    expect(await quantitiesOf(productId)).toEqual([5])
  })

  test('by two people at once happens once', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    await sell(productId, 2)
    const id = (await changesOf(productId))[0]?.id ?? ''
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => api().inventory.revertStockChange({ id })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) {
      if (one.status === 'rejected') expect(one.reason.code).toBe('STOCK_CHANGE_REVERTED')
    }
    expect(await quantitiesOf(productId)).toEqual([5])
  })

  test('never removes pieces that are sold', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    await sell(productId, 3)
    const [, set] = await changesOf(productId)
    await expect(api().inventory.revertStockChange({ id: set?.id ?? '' })).rejects.toMatchObject({
      status: 400,
      code: 'INSUFFICIENT_INVENTORY',
      data: { requested: 5, available: 2 },
    })
    expect(await quantitiesOf(productId)).toEqual([2])
  })

  test('never exceeds the maximum quantity', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 99_998)
    await sell(productId, 3)
    const [sold] = await changesOf(productId)
    await api().inventory.incrementInventory({ incrementData: [{ productId, incrementBy: 4 }] })
    await expect(api().inventory.revertStockChange({ id: sold?.id ?? '' })).rejects.toMatchObject({
      status: 400,
      code: 'MAX_QUANTITY_LIMIT_REACHED',
      data: { quantity: 99_999 },
    })
    expect(await quantitiesOf(productId)).toEqual([99_999])
  })

  test('of a whole call reverts the rest of it, all or nothing', async () => {
    const { productId, small, large } = await stockedSizes(shop.people.merchant(), [5, 5])
    await api().inventory.decrementInventory({
      decrementData: [
        { productId, variantId: small, decrementBy: 1 },
        { productId, variantId: large, decrementBy: 2 },
      ],
    })
    const [first] = await changesOf(productId)
    const batchId = first?.batchId ?? ''
    await api().inventory.revertStockChange({ id: first?.id ?? '' })
    const { changes } = await api().inventory.revertStockBatch({ batchId })
    expect(changes).toHaveLength(1)
    expect(await quantitiesOf(productId)).toEqual([5, 5])
    await expect(api().inventory.revertStockBatch({ batchId })).rejects.toMatchObject({
      code: 'STOCK_CHANGE_REVERTED',
    })
  })

  test('is refused for untracked stock, for a deleted variant, and for an unknown change', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    const id = (await changesOf(productId))[0]?.id ?? ''
    await api().inventory.updateInventoryVariants({ inventoryItem: { productId } })
    await expect(api().inventory.revertStockChange({ id })).rejects.toMatchObject({
      status: 400,
      code: 'STOCK_NOT_TRACKED',
    })
    await api().catalogV1.deleteProduct({ id: productId })
    await expect(api().inventory.revertStockChange({ id })).rejects.toMatchObject({
      status: 404,
      code: 'VARIANT_NOT_FOUND',
    })
    const unknown = { status: 404, code: 'STOCK_CHANGE_NOT_FOUND' }
    await expect(api().inventory.revertStockBatch({ batchId: randomUUID() })).rejects.toMatchObject(
      unknown,
    )
    const other = (await shop.anotherSite()).people.merchant().api
    await expect(other.inventory.revertStockChange({ id })).rejects.toMatchObject(unknown)
  })
})

describe('a reconciliation', () => {
  const tamper = (productId: string, quantity: number) =>
    sql`UPDATE inventory_items SET quantity = ${quantity} WHERE product_id = ${productId}`.execute(
      shop.server.platform.db,
    )

  test('finds a counter that is not the sum of its entries, and changes it only on request', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    await tamper(productId, 8)
    const { reconciliation } = await api().inventory.startReconciliation({})
    expect(reconciliation).toMatchObject({
      state: 'DONE',
      repair: 'NONE',
      found: 1,
      repaired: 0,
      differences: [{ productId, counter: 8, ledger: 5, repaired: false }],
    })
    const repaired = await api().inventory.startReconciliation({ repair: 'COUNTERS' })
    expect(repaired.reconciliation).toMatchObject({ found: 1, repaired: 1 })
    expect(await quantitiesOf(productId)).toEqual([5])
    shop.clock.pass({ hours: 1 })
    const again = (await api().inventory.startReconciliation({})).reconciliation
    expect(again.found).toBe(0)
    const listed = await api().inventory.listReconciliations({ limit: 2 })
    expect(listed.reconciliations.map(({ id }) => id)).toContain(again.id)
    expect(listed.pagingMetadata).toMatchObject({ count: 2, hasNext: true })
  })

  test('can correct the ledger by the counters, with entries of their own', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    await tamper(productId, 8)
    await api().inventory.startReconciliation({ repair: 'LEDGER' })
    expect(await quantitiesOf(productId)).toEqual([8])
    expect((await changesOf(productId))[0]).toMatchObject({ delta: 3, after: 8, reason: 'MANUAL' })
    expect((await api().inventory.startReconciliation({})).reconciliation.found).toBe(0)
  })

  test('of a large shop runs as a job, continues after an interruption, and can be cancelled', async () => {
    const { site, people } = await shop.anotherSite()
    const large = people.merchant().api
    await shop.server.platform.work(
      { siteId: site.id, actor: { type: 'system', id: 'test' } },
      (tx) =>
        shop.server.catalog.createProducts(
          tx,
          Array.from({ length: 450 }, (_, at) => ({ name: `Cup ${at}`, price: '1' })),
        ),
    )
    const { productId } = await stockedProduct(people.merchant(), 5)
    await tamper(productId, 6)
    const { reconciliation } = await large.inventory.startReconciliation({ repair: 'COUNTERS' })
    const { id } = reconciliation
    expect(reconciliation).toMatchObject({ state: 'QUEUED', total: 451, checked: 0 })
    const stopping = new AbortController()
    const run = (signal?: AbortSignal) =>
      shop.server.tasks['inventory.reconcile'](
        { siteId: site.id, id },
        { id: '1', attempt: 1, isLastAttempt: false, signal },
      )
    const read = async () => (await large.inventory.getReconciliation({ id })).reconciliation
    const cut = run(stopping.signal)
    await expect.poll(async () => (await read()).checked, { interval: 5 }).toBeGreaterThan(0)
    stopping.abort()
    await cut.catch(() => undefined)
    await run()
    expect(await read()).toMatchObject({ state: 'DONE', checked: 451, found: 1, repaired: 1 })
    await expect(large.inventory.cancelReconciliation({ id })).rejects.toMatchObject({
      status: 409,
      code: 'RECONCILIATION_OVER',
    })
    const second = (await large.inventory.startReconciliation({})).reconciliation
    const cancelled = await large.inventory.cancelReconciliation({ id: second.id })
    expect(cancelled.reconciliation.state).toBe('CANCELLED')
    await expect(large.inventory.getReconciliation({ id: randomUUID() })).rejects.toMatchObject({
      status: 404,
      code: 'RECONCILIATION_NOT_FOUND',
    })
    await expect(api().inventory.cancelReconciliation({ id })).rejects.toMatchObject({
      code: 'RECONCILIATION_NOT_FOUND',
    })
  })
})

test('the ledger of a copied site starts with the copied stock', async () => {
  const owner = await staff.person('owner')
  const { productId } = await stockedProduct(shop.people.merchant(), 5)
  const { site } = await owner.api.sites.duplicateSite({
    id: shop.site.id,
    domains: ['stock.test'],
  })
  const copy = owner.on(site.id)
  const { changes } = await copy.inventory.listStockChanges({ productId })
  expect(changes).toMatchObject([{ delta: 5, before: 0, after: 5 }])
  expect((await copy.inventory.startReconciliation({})).reconciliation.found).toBe(0)
})
