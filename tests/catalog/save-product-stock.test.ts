import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, unique } from './listed-products.fixture.ts'
import { colleagues, create, fieldsOf, get, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

describe('the stock of a product', () => {
  test('is tracked or not, for all variants at once', async () => {
    const [ann] = colleagues(shop)
    const { id, variants = [] } = await create(ann, { options: [sizes('S', 'M')] })
    const [small] = variants
    const counted = await save(ann, {
      id,
      revision: 1,
      stock: { tracked: true },
      variants: [{ id: small?.id ?? '', stock: { quantity: 4 } }],
    })
    expect(counted.product.variants?.map(({ stock }) => stock.quantity)).toEqual([4, 0])
    const { product } = await save(ann, { id, revision: 2, stock: { tracked: false } })
    expect(product.variants?.map(({ stock }) => stock.tracked)).toEqual([false, false])
    expect(product.revision).toBe(3)
  })

  test('has terms of preorders that are saved and read with the product', async () => {
    const [ann] = colleagues(shop)
    const terms = { enabled: true, message: 'In May', limit: 3, shipsAt: '2027-05-01' }
    const { id } = await create(ann, { stock: { tracked: true, preorder: terms } })
    expect((await get(ann, id)).preorder).toEqual(terms)
    const { product } = await save(ann, { id, revision: 1, stock: { preorder: { limit: null } } })
    expect(product.revision).toBe(2)
    expect((await get(ann, id)).preorder).toEqual({ ...terms, limit: null })
    const same = await save(ann, { id, revision: 2, stock: { preorder: { limit: null } } })
    expect(same.product.revision).toBe(2)
    await save(ann, { id, revision: 2, stock: { preorder: null } })
    expect((await get(ann, id)).preorder).toEqual({
      enabled: false,
      message: null,
      limit: null,
      shipsAt: null,
    })
    const { products } = await ann.products.listProducts({
      filter: { ids: [id] },
      parts: ['preorder'],
    })
    expect(products[0]?.preorder?.enabled).toBe(false)
  })
})

describe('two people', () => {
  test('who save only stock get a conflict for the same variant alone', async () => {
    const [ann, ben] = colleagues(shop)
    const { id, variants = [] } = await create(ann, { options: [sizes('S', 'M')] })
    const [small = '', medium = ''] = variants.map((one) => one.id)
    const of = (variant: string, quantity: number) => ({
      id,
      revision: 1,
      variants: [{ id: variant, stock: { quantity } }],
    })
    const { product } = await save(ann, of(small, 7))
    expect(product.revision).toBe(2)
    const { data, code } = await refusal(save(ben, of(small, 9), { merge: true }))
    expect(code).toBe('PRODUCT_REVISION_CONFLICT')
    const { conflicts } = data as { conflicts: { field: string }[] }
    expect(conflicts).toMatchObject([
      { field: `variants.${small}.stock.quantity`, theirs: 7, yours: 9 },
    ])
    const merged = await save(ben, of(medium, 9), { merge: true })
    expect(merged.product.variants?.map(({ stock }) => stock.quantity)).toEqual([7, 9])
    expect(fieldsOf(merged.othersChanges)).toContain(`variants.${small}.stock.quantity`)
    expect(merged.product.revision).toBe(3)
  })

  test('who save only collections get a conflict', async () => {
    const [ann, ben] = colleagues(shop)
    const collection = async () =>
      (await ann.collections.saveCollection({ collection: { name: unique('Tea') } })).collection.id
    const [tea, coffee] = [await collection(), await collection()]
    const { id } = await create(ann)
    const { product } = await save(ann, { id, revision: 1, collectionIds: [tea] })
    expect(product.revision).toBe(2)
    const late = { id, revision: 1, collectionIds: [coffee] }
    const { data } = await refusal(save(ben, late, { merge: true }))
    expect((data as { conflicts: object[] }).conflicts).toMatchObject([{ field: 'collectionIds' }])
    const other = await save(ben, { id, revision: 1, name: 'Carafe' }, { merge: true })
    expect(other.product).toMatchObject({ name: 'Carafe', collectionIds: [tea], revision: 3 })
  })
})

test('a change of stock by a save is undone with it', async () => {
  const [ann] = colleagues(shop)
  const { id } = await create(ann, { variants: [{ stock: { quantity: 2 } }] })
  const stockOf = async () => (await get(ann, id)).variants?.[0]
  const only = await stockOf()
  await save(ann, { id, revision: 1, variants: [{ id: only?.id ?? '', stock: { quantity: 8 } }] })
  const { entries } = await ann.history.listHistory({ entityType: 'product', entityId: id })
  await ann.history.undoGroup({ groupId: entries[0]?.groupId ?? '' })
  expect((await stockOf())?.stock.quantity).toBe(2)
})
