import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, defineOneOfEach, violationsOf } from './custom-fields.fixture.ts'
import { refusal } from './listed-products.fixture.ts'
import { create, type ProductToSave } from './saved-products.fixture.ts'

let shop: TestServer
const api = () => shop.people.merchant().api
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await defineOneOfEach(api())
  const named = (name: string, customFields: ProductToSave['customFields']) =>
    create(api(), { name, customFields })
  await named('Jug', {
    material: 'Clay',
    capacity: '1.50',
    fired_on: '2026-01-31',
    handmade: true,
    glaze: 'Matt',
    uses: ['Oven', 'Table'],
  })
  await named('Bowl', {
    material: 'Glass',
    capacity: '10',
    fired_on: '2026-03-01',
    handmade: false,
    uses: ['Table'],
  })
  await named('Vase', { material: "O'Brien", capacity: '0.2', glaze: 'Gloss' })
  await named('Plain', {})
})
afterAll(() => shop.close())

type List = Parameters<Api['products']['listProducts']>[0]
type Tests = NonNullable<NonNullable<NonNullable<List>['filter']>['customFields']>
const found = async (customFields: Tests) => {
  const request = { sort: 'NAME', filter: { customFields } } as const
  return (await api().products.listProducts(request)).products.map(({ name }) => name)
}

describe('a list of products', () => {
  test.each<[string, Tests, string[]]>([
    ['a text', { material: { eq: 'Clay' } }, ['Jug']],
    ['a text with a quote', { material: { eq: "O'Brien" } }, ['Vase']],
    ['one of several texts', { material: { in: ['Clay', 'Glass'] } }, ['Bowl', 'Jug']],
    ['a number however it is written', { capacity: { eq: '1.5' } }, ['Jug']],
    ['numbers in order, not letters', { capacity: { from: '1', to: '9.99' } }, ['Jug']],
    ['numbers from one on', { capacity: { from: '1.5' } }, ['Bowl', 'Jug']],
    ['days', { fired_on: { from: '2026-02-01', to: '2026-03-01' } }, ['Bowl']],
    ['yes', { handmade: { eq: true } }, ['Jug']],
    ['no, where it was said', { handmade: { eq: false } }, ['Bowl']],
    ['a choice', { glaze: { eq: 'Gloss' } }, ['Vase']],
    ['a choice among others', { uses: { eq: 'Table' } }, ['Bowl', 'Jug']],
    ['any of several choices', { uses: { in: ['Oven', 'Garden'] } }, ['Jug']],
    ['two fields at once', { uses: { eq: 'Table' }, handmade: { eq: true } }, ['Jug']],
    ['nothing', { material: { eq: 'clay' } }, []],
    ['no field at all', {}, ['Bowl', 'Jug', 'Plain', 'Vase']],
  ])('is filtered by %s', async (_, tests, names) => {
    expect(await found(tests)).toEqual(names)
  })

  test('counts matching products by the values of fields', async () => {
    const { total, customFieldFacets } = await api().products.listProducts({
      filter: { customFields: { material: { in: ['Clay', 'Glass'] } } },
      customFieldFacets: ['uses', 'handmade'],
      limit: 1,
    })
    expect(total).toBe(2)
    const named = (value: string, count: number) => ({ value, name: value, count })
    expect(customFieldFacets).toEqual([
      { key: 'uses', name: 'uses', values: [named('Table', 2), named('Oven', 1)] },
      { key: 'handmade', name: 'handmade', values: expect.arrayContaining([named('true', 1)]) },
    ])
  })

  test.each<[string, List, string]>([
    [
      'a key that is misspelt',
      { filter: { customFields: { materail: { eq: 'Clay' } } } },
      'filter.customFields.materail is no custom field that can be filtered by; did you mean `material`?',
    ],
    [
      'a range of choices',
      { filter: { customFields: { glaze: { from: 'A' } } } },
      'filter.customFields.glaze has no from and to: it is a CHOICE; eq and in are accepted',
    ],
    [
      'a number that is none',
      { filter: { customFields: { capacity: { eq: 'much' } } } },
      'filter.customFields.capacity is compared with a number such as',
    ],
    [
      'a test of nothing',
      { filter: { customFields: { glaze: {} } } },
      'filter.customFields.glaze must have eq, in, from or to',
    ],
    [
      'a count of texts',
      { customFieldFacets: ['material'] },
      'customFieldFacets[0] `material` is no filterable custom field with choices',
    ],
  ])('refuses %s', async (_, request, sentence) => {
    const [violation] = violationsOf(await refusal(api().products.listProducts(request)))
    expect(violation).toContain(sentence)
  })

  test('can be changed at once by a field', async () => {
    const filter = { customFields: { material: { eq: 'Glass' } } }
    const { jobId, count } = await api().products.changeProducts({
      filter,
      changes: { addTags: ['fragile'] },
    })
    expect(count).toBe(1)
    const jobOf = async () => (await api().jobs.getJob({ id: jobId })).job.state
    await expect.poll(jobOf).toBe('DONE')
    const { products } = await api().products.listProducts({ filter: { tags: ['fragile'] } })
    expect(products.map(({ name }) => name)).toEqual(['Bowl'])
  })
})
