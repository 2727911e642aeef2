import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const answerOf = (work: Promise<unknown>) => work.then(() => 'saved').catch(() => codeOf(work))

/** The results of several concurrent saves. */
const race = async (many: number, save: (at: number) => Promise<unknown>) =>
  (await Promise.all(Array.from({ length: many }, (_, at) => answerOf(save(at))))).sort()

const oneOf = (many: number) => [
  ...Array.from({ length: many - 1 }, () => '409 REVISION_CONFLICT'),
  'saved',
]

describe('of saves with one revision at the same time only the first succeeds', () => {
  test('of a collection', async () => {
    const saves = api().collections
    const name = unique('Kitchen')
    const { id } = (await saves.saveCollection({ collection: { name } })).collection
    const answers = await race(6, (at) =>
      saves.saveCollection({ collection: { id, revision: 1, name: `${name} ${at}` } }),
    )
    expect(answers).toEqual(oneOf(6))
    expect((await saves.getCollection({ id })).collection.revision).toBe(2)
  })

  test('of a brand', async () => {
    const saves = api().brands
    const name = unique('Kiln')
    const { id } = (await saves.saveBrand({ brand: { name } })).brand
    const answers = await race(6, (at) =>
      saves.saveBrand({ brand: { id, revision: 1, name: `${name} ${at}` } }),
    )
    expect(answers).toEqual(oneOf(6))
  })

  test('of an option, and of an info section', async () => {
    const { options, infoSections } = api()
    const { option } = await options.saveOption({
      option: { name: unique('Size'), choices: [{ name: 'S' }] },
    })
    const { infoSection } = await infoSections.saveInfoSection({
      infoSection: { uniqueName: unique('care'), title: 'Care' },
    })
    const ofOption = await race(6, (at) =>
      options.saveOption({ option: { id: option.id, revision: 1, choices: [{ name: `${at}` }] } }),
    )
    const ofSection = await race(6, (at) =>
      infoSections.saveInfoSection({
        infoSection: { id: infoSection.id, revision: 1, title: `Care ${at}` },
      }),
    )
    expect([ofOption, ofSection]).toEqual([oneOf(6), oneOf(6)])
  })

  test('and with merge all that change different fields', async () => {
    const saves = api().collections
    const name = unique('Kitchen')
    const { id } = (await saves.saveCollection({ collection: { name } })).collection
    const fields = [{ description: 'All' }, { hiddenFromMenu: true }, { handle: unique('k') }]
    const answers = await race(fields.length, (at) =>
      saves.saveCollection({ collection: { id, revision: 1, ...fields[at] }, merge: true }),
    )
    expect(answers).toEqual(['saved', 'saved', 'saved'])
    expect((await saves.getCollection({ id })).collection).toMatchObject({
      revision: 4,
      description: 'All',
      hiddenFromMenu: true,
    })
  })
})

describe('stock that many change at the same time', () => {
  test('is never below zero, and no change is lost', async () => {
    const product = await createProduct(api())
    const variant = { productId: product.id, variantId: product.variants?.[0]?.id ?? '' }
    await api().stock.saveStock({ items: [{ ...variant, quantity: 8 }] })
    const take = () => api().stock.saveStock({ items: [{ ...variant, changeBy: -1 }] })
    const answers = await race(12, take)
    expect(answers.filter((one) => one === 'saved')).toHaveLength(8)
    expect(answers.filter((one) => one === '400 INSUFFICIENT_INVENTORY')).toHaveLength(4)
    const { items } = await api().stock.listStock({ filter: { productIds: [product.id] } })
    expect(items).toMatchObject([{ quantity: 0, availability: 'OUT_OF_STOCK' }])
  })

  test('does not deadlock where saves name items in another order', async () => {
    const option = sizes('S', 'M', 'L')
    const [one, two] = [
      await createProduct(api(), { options: [option] }),
      await createProduct(api(), { options: [option] }),
    ]
    const items = [one, two].flatMap(({ id, variants = [] }) =>
      variants.map((each) => ({ productId: id, variantId: each.id })),
    )
    await api().stock.saveStock({ items: items.map((item) => ({ ...item, quantity: 10 })) })
    const changes = items.map((item) => ({ ...item, changeBy: 1 }))
    const answers = await race(10, (at) =>
      api().stock.saveStock({ items: at % 2 === 0 ? changes : changes.toReversed() }),
    )
    expect(new Set(answers)).toEqual(new Set(['saved']))
    const { items: after } = await api().stock.listStock({
      filter: { productIds: [one.id, two.id] },
    })
    expect(after.map(({ quantity }) => quantity)).toEqual(items.map(() => 20))
  })
})

test('collections that are moved below each other at the same time form no cycle', async () => {
  const saves = api().collections
  const create = async () =>
    (await saves.saveCollection({ collection: { name: unique('Kitchen') } })).collection.id
  const [one, two] = [await create(), await create()]
  const answers = await race(2, (at) => {
    const [id, parentId] = at === 0 ? [one, two] : [two, one]
    return saves.saveCollection({ collection: { id, revision: 1, parentId } })
  })
  expect(answers).toEqual(['428 TREE_CYCLE_DETECTED', 'saved'])
})
