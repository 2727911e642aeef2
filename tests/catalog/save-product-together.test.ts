import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf, refusal } from './listed-products.fixture.ts'
import {
  colleagues,
  create,
  fieldsOf,
  get,
  type ProductToSave,
  save,
  sizes,
} from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

type Conflict = { field: string; base?: unknown; theirs?: unknown; yours?: unknown }

/** The conflicts in the error of a refused save. */
async function conflictOf(work: Promise<unknown>) {
  const { status, code, data } = await refusal(work)
  const { revision, changes, conflicts, isComplete } = data as {
    revision: number
    changes: { field: string; before?: unknown; after?: unknown }[]
    conflicts: Conflict[]
    isComplete: boolean
  }
  return { status, code, revision, changes, conflicts, isComplete }
}

describe('two people who edit one product', () => {
  test('get an error with what the other changed, and where both changed the same', async () => {
    const [ann, ben] = colleagues(shop)
    const { id } = await create(ann, { description: '<p>Clay</p>' })
    await save(ann, { id, revision: 1, name: 'Carafe', price: '30.00' })
    const answer = await conflictOf(save(ben, { id, revision: 1, price: '25.00', cost: '3' }))
    expect(answer).toMatchObject({
      status: 409,
      code: 'PRODUCT_REVISION_CONFLICT',
      revision: 2,
      isComplete: true,
    })
    expect(fieldsOf(answer.changes)).toEqual(['name', 'price'])
    expect(answer.conflicts).toMatchObject([
      {
        field: 'price',
        base: '20.00',
        theirs: '30.00',
        yours: '25.00',
        by: { type: expect.any(String) },
      },
    ])
    expect(await get(ann, id)).toMatchObject({ name: 'Carafe', cost: null })
  })

  test('merge field by field where they changed different fields', async () => {
    const [ann, ben] = colleagues(shop)
    const { id } = await create(ann, { tags: { public: ['clay'], private: [] } })
    await save(ann, { id, revision: 1, name: 'Carafe', tags: { public: ['glass'] } })
    const { product, othersChanges } = await save(
      ben,
      { id, revision: 1, price: '25.00', tags: { private: ['shelf'] } },
      { merge: true },
    )
    expect(product).toMatchObject({
      revision: 3,
      name: 'Carafe',
      price: '25.00',
      tags: { public: ['glass'], private: ['shelf'] },
    })
    expect(fieldsOf(othersChanges)).toEqual(['name', 'tags.public'])
  })

  test('are merged although one sends back the whole product that it read', async () => {
    const [ann, ben] = colleagues(shop)
    const { id, name } = await create(ann, { description: '<p>Clay</p>' })
    await save(ann, { id, revision: 1, price: '30.00' })
    const whole: ProductToSave = {
      id,
      revision: 1,
      name,
      price: '20.0',
      description: '<p>Glass</p>',
      options: [],
      brand: null,
    }
    const { product } = await save(ben, whole, { merge: true })
    expect(product).toMatchObject({ revision: 3, price: '30.00' })
    expect((await get(ann, id)).description).toBe('<p>Glass</p>')
  })

  test('merge the prices of different variants, and not those of the same', async () => {
    const [ann, ben] = colleagues(shop)
    const { id, variants = [] } = await create(ann, { options: [sizes('S', 'M')] })
    const [small = '', medium = ''] = variants.map((one) => one.id)
    await save(ann, { id, revision: 1, variants: [{ id: small, price: '11' }] })
    const other = { id, revision: 1, variants: [{ id: medium, price: '12' }] }
    const { product } = await save(ben, other, { merge: true })
    expect(product.variants?.map(({ price }) => price)).toEqual(['11', '12'])
    const same = { id, revision: 1, variants: [{ id: small, price: '9' }] }
    const { conflicts } = await conflictOf(save(ben, same, { merge: true }))
    expect(conflicts).toMatchObject([
      { field: `variants.${small}.price`, base: '20.00', theirs: '11', yours: '9' },
    ])
  })

  test('get an error when the other deleted the variant', async () => {
    const [ann, ben] = colleagues(shop)
    const { id, variants = [] } = await create(ann, { options: [sizes('S', 'M')] })
    const [small = ''] = variants.map((one) => one.id)
    await save(ann, { id, revision: 1, removedVariantIds: [small] })
    const late = { id, revision: 1, variants: [{ id: small, price: '9' }] }
    const { conflicts } = await conflictOf(save(ben, late, { merge: true }))
    expect(conflicts).toMatchObject([{ field: `variants.${small}` }])
  })

  test('lose nothing when they save at the same time', async () => {
    const people = Array.from({ length: 6 }, () => shop.people.merchant().api)
    const { id } = await create(people[0]!)
    const fields = [
      { name: 'Carafe' },
      { cost: '2.00' },
      { description: '<p>Glass</p>' },
      { weight: '1' },
      { visible: false },
      { seo: { tags: [] } },
    ] satisfies ProductToSave[]
    await Promise.all(
      people.map((api, at) => save(api, { id, revision: 1, ...fields[at] }, { merge: true })),
    )
    expect(await get(people[0]!, id)).toMatchObject({
      revision: 7,
      name: 'Carafe',
      cost: '2.00',
      description: '<p>Glass</p>',
      weight: '1',
      visible: false,
    })
  })
})

describe('a dry run', () => {
  test('returns the changes without saving them', async () => {
    const [ann] = colleagues(shop)
    const { id } = await create(ann)
    const [before, facts] = [await get(ann, id), await factsOf(shop, id)]
    const wanted = { id, revision: 1, price: '35.00', brand: { name: 'Nobody' } }
    const { changes, product } = await save(ann, wanted, { dryRun: true })
    expect(changes).toMatchObject([
      { field: 'brand', after: { name: 'Nobody' } },
      { field: 'price', before: '20.00', after: '35.00' },
    ])
    expect(product).toMatchObject({ price: '35.00', revision: 2 })
    expect(await get(ann, id)).toEqual(before)
    expect(await factsOf(shop, id)).toEqual(facts)
    const { brands } = await ann.catalogV3.queryBrands({})
    expect(brands?.some(({ name }) => name === 'Nobody')).toBe(false)
  })

  test('of a new product creates none', async () => {
    const [ann] = colleagues(shop)
    const { product, created } = await save(ann, { name: 'Ghost', price: '1' }, { dryRun: true })
    expect(created).toBe(true)
    expect((await refusal(ann.products.getProduct({ id: product.id }))).status).toBe(404)
  })
})
