import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'
import { type Api, colleagues, fieldOf, fieldsOf, type StaleAnswer } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ToSave = Parameters<Api['stock']['saveStock']>[0]['items'][number]

const save = (items: ToSave[], more: object = {}, by = api()) =>
  by.stock.saveStock({ items, ...more })
const list = (
  filter: NonNullable<Parameters<Api['stock']['listStock']>[0]>['filter'],
  more: object = {},
) => api().stock.listStock({ filter, ...more })

/** A new product with these quantities of its variants, and their references in saves. */
async function stocked(...quantities: (number | undefined)[]) {
  const option = sizes(...quantities.map((_, at) => `Size ${at}`))
  const product = await createProduct(api(), { name: unique('Carafe'), options: [option] })
  const variants = (product.variants ?? []).map(({ id }) => ({
    productId: product.id,
    variantId: id,
  }))
  const set = variants.flatMap((one, at) => {
    const quantity = quantities[at]
    return quantity === undefined ? [] : [{ ...one, quantity }]
  })
  if (set.length > 0) await save(set)
  return { product, variants }
}
type VariantReference = Awaited<ReturnType<typeof stocked>>['variants'][number]

const addLocation = async () =>
  (await api().inventory.createLocation({ location: { name: unique('Warehouse') } })).location.id
const quantitiesOf = async (productId: string) =>
  (await list({ productIds: [productId] })).items.map(({ quantity }) => quantity)
/** One item, read by its variant at the default location. */
async function itemOf({ productId, variantId }: VariantReference) {
  const { items } = await list({ productIds: [productId], variantIds: [variantId] })
  const found = items.find(({ location }) => location.isDefault)
  if (!found) throw new Error('The variant has no stock')
  return found
}
const missing = '00000000-0000-4000-8000-000000000000'

/** The error of saving an item with an old revision. */
async function staleItems(work: Promise<unknown>) {
  const { status, code, data } = await refusal(work)
  const { items } = data as unknown as { items: (StaleAnswer & { index: number })[] }
  return { code: `${status} ${code}`, items }
}

describe('one save', () => {
  test('sets stock at several locations, all as one change of the history', async () => {
    const { product, variants } = await stocked(undefined, undefined)
    const [small, large] = variants as [VariantReference, VariantReference]
    const locationId = await addLocation()
    const { items, changes } = await save([
      { ...small, quantity: 5 },
      { ...small, locationId, quantity: 40 },
      { ...large, inStock: false, preorder: { enabled: true, message: 'In May' } },
    ])
    expect(items).toMatchObject([
      { tracked: true, quantity: 5, availability: 'IN_STOCK', location: { isDefault: true } },
      { quantity: 40, location: { id: locationId, isDefault: false } },
      {
        tracked: false,
        quantity: null,
        availability: 'PREORDER',
        preorder: { enabled: true, message: 'In May' },
      },
    ])
    expect(fieldsOf(changes)).toContain(`items.${items[0]?.id}.quantity`)
    expect(await api().stock.getStockItem({ id: items[1]?.id ?? '' })).toEqual({ item: items[1] })
    const { entries } = await api().history.listHistory({
      entityType: 'inventory_item',
      entityId: items[1]?.id ?? '',
    })
    await api().history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
    expect(await quantitiesOf(product.id)).toEqual([null, null])
  })

  test('that is sent again with the same key changes nothing again', async () => {
    const { product, variants } = await stocked(10)
    const item = { ...(variants[0] as VariantReference), changeBy: 5 }
    const headers = { 'idempotency-key': unique('delivery') }
    const receive = (changeBy = 5) =>
      api().stock.saveStock({ items: [{ ...item, changeBy }] }, { headers })
    const answers = await Promise.all([receive(), receive(), receive()])
    expect(await quantitiesOf(product.id)).toEqual([15])
    expect(new Set(answers.map(({ groupId }) => groupId)).size).toBe(1)
    expect(answers.map(({ items }) => items[0]?.quantity)).toEqual([15, 15, 15])
    expect(answers.filter(({ changes }) => changes.length > 0)).toHaveLength(1)
    expect(await codeOf(receive(6))).toBe('422 IDEMPOTENCY_KEY_REUSED')
    expect(await quantitiesOf(product.id)).toEqual([15])
  })

  test('takes a key of up to 255 characters', async () => {
    const { variants } = await stocked(1)
    const items = [{ ...(variants[0] as VariantReference), changeBy: 1 }]
    const saveWith = (key: string) =>
      api().stock.saveStock({ items }, { headers: { 'idempotency-key': key } })
    const key = unique('key').padEnd(255, '-')
    expect((await refusal(saveWith(`${key}-`))).violations).toMatchObject([
      {
        field: 'Idempotency-Key',
        violatedRule: 'MAX_LENGTH',
        description: 'has at most 255 characters',
      },
    ])
    expect((await saveWith(key)).items[0]?.quantity).toBe(2)
  })

  test('that was refused can be sent again with the same key', async () => {
    const { product, variants } = await stocked(3)
    const headers = { 'idempotency-key': unique('sale') }
    const items = [{ ...(variants[0] as VariantReference), changeBy: -5 }]
    const take = () => api().stock.saveStock({ items }, { headers })
    expect(await codeOf(take())).toBe('400 INSUFFICIENT_INVENTORY')
    await save([{ ...(variants[0] as VariantReference), changeBy: 4 }])
    await take()
    expect(await quantitiesOf(product.id)).toEqual([2])
  })

  test('adjusts the present quantity, also after sales meanwhile', async () => {
    const { product, variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    await Promise.all([
      save([{ ...only, changeBy: -2 }]),
      save([{ ...only, changeBy: 10 }]),
      save([{ ...only, changeBy: -1 }]),
    ])
    expect(await quantitiesOf(product.id)).toEqual([12])
    const { changes } = await api().inventory.listStockChanges({ productId: product.id })
    expect(changes.map(({ delta }) => delta).sort()).toEqual([-1, -2, 10, 5].sort())
  })

  test('marks a product as a drop, which the history can undo', async () => {
    const { product, variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const marked = await save([{ ...only, drop: true }])
    expect(marked.items).toMatchObject([{ drop: true, quantity: 5 }])
    expect(marked.changes).toMatchObject([
      { field: expect.stringMatching(/drop$/), before: false, after: true },
    ])
    await save([{ ...only, changeBy: -2 }])
    expect(await save([{ ...only, drop: true }])).toMatchObject({ changes: [] })
    const { entries } = await api().history.listHistory({
      entityType: 'inventory_item',
      entityId: marked.items[0]?.id ?? '',
    })
    await api().history.undoGroup({ groupId: entries[1]?.groupId ?? '' })
    expect(await itemOf(only)).toMatchObject({ drop: false, quantity: 3 })
    expect(await quantitiesOf(product.id)).toEqual([3])
    expect(await codeOf(save([{ ...only, drop: true, remove: true }]))).toMatch(/^400/)
  })

  test('ends tracking and starts it again', async () => {
    const { variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const ended = await save([{ ...only, inStock: true }])
    expect(ended.items).toMatchObject([
      { tracked: false, quantity: null, availability: 'IN_STOCK' },
    ])
    expect(await codeOf(save([{ ...only, changeBy: 1 }]))).toBe(
      '400 INVENTORY_QUANTITY_NOT_TRACKED',
    )
    const again = await save([{ ...only, quantity: 0 }])
    expect(again.items).toMatchObject([{ tracked: true, availability: 'OUT_OF_STOCK' }])
  })

  test('removes a variant from a location', async () => {
    const { product, variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const locationId = await addLocation()
    await save([{ ...only, locationId, quantity: 3 }])
    const { items, changes } = await save([{ ...only, locationId, remove: true }])
    expect(items).toEqual([])
    expect(changes).toMatchObject([
      { field: expect.stringMatching(/tracked$/) },
      { before: 3 },
      {},
      {},
    ])
    expect(await quantitiesOf(product.id)).toEqual([5])
  })

  test('saves all or nothing, and names the invalid item', async () => {
    const { product, variants } = await stocked(5, 1)
    const [small, large] = variants as [VariantReference, VariantReference]
    const work = save([
      { ...small, quantity: 9 },
      { ...large, changeBy: -2 },
    ])
    const { code, data } = await refusal(work)
    expect([code, data]).toMatchObject([
      'INSUFFICIENT_INVENTORY',
      { index: 1, requested: 2, available: 1 },
    ])
    expect(await quantitiesOf(product.id)).toEqual([5, 1])
    const other = { productId: product.id, variantId: missing, quantity: 1 }
    expect(await codeOf(save([{ ...small, quantity: 9 }, other]))).toBe('404 VARIANT_NOT_FOUND')
    const nowhere = { ...small, locationId: missing, quantity: 1 }
    expect(await codeOf(save([nowhere]))).toBe('404 LOCATION_NOT_FOUND')
    expect(await codeOf(save([{ id: missing, quantity: 1 }]))).toBe('404 INVENTORY_ITEM_NOT_FOUND')
    expect(await codeOf(save([{ ...small, changeBy: 999_999_999 }]))).toBe(
      '400 MAX_QUANTITY_LIMIT_REACHED',
    )
  })

  test('is refused by field', async () => {
    const { variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const both = { ...only, quantity: 1, changeBy: 1 }
    expect(await fieldOf(save([both]))).toBe('items[0].changeBy')
    expect(await fieldOf(save([{ ...only, remove: true, inStock: true }]))).toBe('items[0].remove')
    expect(await fieldOf(save([{ ...only }]))).toBe('items[0].remove')
    expect(await fieldOf(save([{ quantity: 1 }]))).toBe('items[0].productId')
    expect(await fieldOf(save([{ productId: only.productId, quantity: 1 }]))).toBe(
      'items[0].variantId',
    )
    const twice = [
      { ...only, quantity: 1 },
      { ...only, quantity: 2 },
    ]
    expect(await fieldOf(save(twice))).toBe('items[1]')
    expect(await fieldOf(save([]))).toBe('items')
  })

  test('refuses a preorder limit without tracking', async () => {
    const { variants } = await stocked(4)
    const [one] = variants as [VariantReference]
    const answer = save([{ ...one, inStock: true, preorder: { enabled: true, limit: 3 } }])
    expect(await codeOf(answer)).toMatch(/ PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY$/)
  })

  test('that changes nothing saves nothing', async () => {
    const { variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const before = await itemOf(only)
    const same = { ...only, quantity: 5, preorder: { enabled: false } }
    const { items, changes } = await save([same])
    expect([items, changes]).toEqual([[before], []])
  })

  test('is for those who may change the catalog', async () => {
    const { variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const visitor = shop.people.visitor().api as unknown as Api
    expect(await codeOf(save([{ ...only, quantity: 1 }], {}, visitor))).toMatch(/^403/)
    expect(await codeOf(visitor.stock.listStock({}))).toMatch(/^403/)
  })
})

test('a dry run returns the result of a save, and does nothing', async () => {
  const { product, variants } = await stocked(5)
  const [only] = variants as [VariantReference]
  const { items, changes } = await save([{ ...only, changeBy: 3 }], { dryRun: true })
  expect(items).toMatchObject([{ quantity: 8, revision: 3 }])
  expect(changes).toMatchObject([{ before: 5, after: 8 }])
  expect(await quantitiesOf(product.id)).toEqual([5])
  const { changes: entries } = await api().inventory.listStockChanges({ productId: product.id })
  expect(entries).toHaveLength(1)
})

describe('two people on the same stock', () => {
  test('get an error with what the other changed, for each item', async () => {
    const [ann, ben] = colleagues(shop)
    const { variants } = await stocked(5, 6)
    const [small, large] = variants as [VariantReference, VariantReference]
    const [one, two] = [await itemOf(small), await itemOf(large)]
    await save([{ id: one.id, revision: one.revision, quantity: 4 }], {}, ann)
    const late = [
      { id: two.id, revision: two.revision, quantity: 1 },
      { id: one.id, revision: one.revision, quantity: 2 },
    ]
    const { code, items } = await staleItems(save(late, {}, ben))
    expect(code).toBe('409 REVISION_CONFLICT')
    expect(items).toMatchObject([
      {
        index: 1,
        id: one.id,
        revision: one.revision + 1,
        isComplete: true,
        changes: [{ field: 'quantity', before: 5, after: 4 }],
        conflicts: [{ field: 'quantity', base: 5, theirs: 4, yours: 2 }],
      },
    ])
    expect((await itemOf(large)).quantity).toBe(6)
  })

  test('merge with what published clients set', async () => {
    const [ann, ben] = colleagues(shop)
    const { product, variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const { id, revision } = await itemOf(only)
    await ann.inventory.updateInventoryVariants({
      inventoryItem: {
        productId: product.id,
        trackQuantity: true,
        variants: [{ variantId: only.variantId, quantity: 9 }],
        preorderInfo: { enabled: true, message: 'In May' },
      },
    })
    const late = { id, revision, preorder: { limit: 4 } }
    const { items, othersChanges } = await save([late], { merge: true }, ben)
    expect(items).toMatchObject([{ quantity: 9, preorder: { message: 'In May', limit: 4 } }])
    expect(fieldsOf(othersChanges)).toContain(`items.${id}.preorder.message`)
  })

  test('merge when they changed different fields, also with sales', async () => {
    const [ann, ben] = colleagues(shop)
    const { product, variants } = await stocked(5)
    const [only] = variants as [VariantReference]
    const { id, revision } = await itemOf(only)
    await ann.inventory.decrementInventory({
      decrementData: [{ productId: product.id, variantId: only.variantId, decrementBy: 2 }],
    })
    const late = { id, revision, quantity: 5, preorder: { enabled: true, limit: 9 } }
    expect((await staleItems(save([late], {}, ben))).items[0]?.conflicts).toEqual([])
    const { items, othersChanges } = await save([late], { merge: true }, ben)
    expect(items).toMatchObject([{ quantity: 3, preorder: { enabled: true, limit: 9 } }])
    expect(fieldsOf(othersChanges)).toEqual([`items.${id}.quantity`])
    const counted = await save([{ id, revision, changeBy: 1 }], { merge: true }, ben)
    expect(counted.items).toMatchObject([{ quantity: 4 }])
    const removed = save([{ id, revision, remove: true }], { merge: true }, ben)
    expect((await staleItems(removed)).items[0]?.conflicts).not.toEqual([])
  })
})

describe('a list', () => {
  test('finds by product, variant, location, words and low stock', async () => {
    const { product, variants } = await stocked(0, 2, 30, undefined)
    const [none, few] = variants as [VariantReference, VariantReference]
    const locationId = await addLocation()
    await save([{ ...none, locationId, quantity: 7 }])
    const productIds = [product.id]
    const all = await list({ productIds }, { sort: 'FEWEST' })
    expect(all.items.map(({ quantity }) => quantity)).toEqual([0, 2, 7, 30, null])
    expect(all).toMatchObject({
      total: 5,
      counts: [
        { availability: 'IN_STOCK', count: 4 },
        { availability: 'OUT_OF_STOCK', count: 1 },
      ],
    })
    const low = await list(
      { productIds, quantityAtMost: 2 },
      { sort: 'FEWEST', limit: 1, offset: 1 },
    )
    expect([low.items.map(({ quantity }) => quantity), low.total]).toEqual([[2], 2])
    const elsewhere = await list({ locationIds: [locationId] })
    expect(elsewhere.items).toMatchObject([
      { variantId: none.variantId, quantity: 7, location: { id: locationId } },
    ])
    expect((await list({ productIds, tracked: false })).total).toBe(1)
    expect((await list({ productIds, availability: ['OUT_OF_STOCK'] })).total).toBe(1)
    expect((await list({ variantIds: [few.variantId] })).items[0]?.product).toMatchObject({
      name: product.name,
      variantName: 'Size 1',
    })
    const byName = await list({ text: product.name }, { limit: 100 })
    expect(byName.items.map(({ productId }) => productId)).toContain(product.id)
    expect((await list({ productIds, preorder: true })).total).toBe(0)
  })

  test('returns no results for unknown ids', async () => {
    expect(await codeOf(api().stock.getStockItem({ id: missing }))).toBe(
      '404 INVENTORY_ITEM_NOT_FOUND',
    )
    expect(await list({ productIds: [missing] })).toEqual({ items: [], total: 0, counts: [] })
  })
})
