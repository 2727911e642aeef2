import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  change,
  create,
  type NewProduct,
  productInput,
  refusal,
  unique,
} from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const broken = async (work: Promise<unknown>) =>
  (await refusal(work)).violations.map(({ field, violatedRule, ruleName }) => [
    field,
    ruleName ?? violatedRule,
  ])

const care = () => ({ uniqueName: unique('care'), title: 'Care', plainDescription: '<p>Air</p>' })
const without = (name: keyof ReturnType<typeof care>) => {
  const { [name]: _, ...rest } = care()
  return rest
}
const spaces = 'ONLY_SPACES_STRING_ERROR'
const absent = 'REQUIRED_FIELD'

const wrong: readonly (readonly [string, Partial<NewProduct>, string, string])[] = [
  ['a brand of blanks', { brand: { name: ' ' } }, 'brand.name', spaces],
  ['a ribbon of blanks', { ribbon: { name: '\t ' } }, 'ribbon.name', spaces],
  [
    'another ribbon of blanks',
    { additionalRibbons: [{ name: 'Rare' }, { name: ' ' }] },
    'additionalRibbons[1].name',
    spaces,
  ],
  ['a section of nothing', { infoSections: [{}] }, 'infoSections[0].uniqueName', absent],
  [
    'a section without a name',
    { infoSections: [care(), without('uniqueName')] },
    'infoSections[1].uniqueName',
    absent,
  ],
  [
    'a new section without a title',
    { infoSections: [care(), without('title')] },
    'infoSections[1].title',
    absent,
  ],
  [
    'a new section without a text',
    { infoSections: [without('plainDescription')] },
    'infoSections[0].description',
    absent,
  ],
  [
    'a section named by blanks',
    { infoSections: [{ ...care(), uniqueName: ' ' }] },
    'infoSections[0].uniqueName',
    spaces,
  ],
]

describe('brands, ribbons and sections that a product names', () => {
  test.each(wrong)('is refused at its place: %s', async (_words, requestInput, field, rule) => {
    const { catalogV3 } = merchant()
    const place = [[`product.${field}`, rule]]
    expect(await broken(create(merchant(), productInput(requestInput)))).toEqual(place)
    const reply = await catalogV3.bulkCreateProducts({
      products: [productInput(), productInput(requestInput)],
    })
    expect(reply.results.map(({ itemMetadata: { error } }) => error)).toMatchObject([
      undefined,
      { code: rule, data: { field: `products[1].${field}` } },
    ])
  })

  test('are refused in a change as in a new product', async () => {
    const product = await create(merchant())
    for (const [, requestInput, field, rule] of wrong.filter(([, { brand }]) => !brand)) {
      const place = [[`product.${field}`, rule]]
      expect(await broken(change(merchant(), product, requestInput))).toEqual(place)
    }
    const read = await merchant().catalogV3.getProduct({ productId: product.id })
    expect(read.product.revision).toBe(product.revision)
  })

  test('need an id or a name, and the error explains which', async () => {
    const error = await refusal(create(merchant(), productInput({ infoSections: [{}] })))
    expect(error.violations[0]?.description).toBe(
      'is required, or the id of one that is there; a new one needs a uniqueName, a title and a description',
    )
  })

  test('may be existing sections, by id or name alone', async () => {
    const [one, two] = [care(), care()]
    const { infoSection } = await merchant().catalogV3.createInfoSection({ infoSection: one })
    await merchant().catalogV3.createInfoSection({ infoSection: two })
    const named = [{ id: infoSection.id }, { uniqueName: two.uniqueName }]
    const product = await create(merchant(), productInput({ infoSections: named }))
    expect(product.infoSections).toHaveLength(2)
  })

  test('are removed by null', async () => {
    const product = await create(merchant(), productInput({ ribbon: { name: unique('New') } }))
    const changed = await change(merchant(), product, { ribbon: null })
    expect(changed.ribbon).toBeUndefined()
  })
})
