import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { define } from './custom-fields.fixture.ts'
import { codeOf, productInput } from './listed-products.fixture.ts'
import { create, type ProductToSave } from './saved-products.fixture.ts'

let shop: TestServer
let visitor: Visitor['api']
let kitchen = ''
beforeAll(async () => {
  shop = await startTestServer()
  visitor = shop.people.visitor().api
  const { collection } = await merchant().collections.saveCollection({
    collection: { name: 'Kitchen' },
  })
  kitchen = collection.id
  const choices = ['Oak', 'Clay']
  const field = { owner: 'PRODUCT', type: 'CHOICE', filterable: true, choices } as const
  await define(merchant(), { ...field, key: 'material', name: 'Material' })
  await define(merchant(), { ...field, key: 'secret', shown: false })
  const clay = { material: 'Clay', secret: 'Oak' }
  await sell('Jug', '30.00', { ...colours('Blue', 'Red'), ...by('Kiln Lane'), customFields: clay })
  await sell('Bowl', '20.00', {
    ...colours('blue '),
    ...by('Kiln Lane'),
    tags: { public: ['Gift'] },
  })
  await sell('Tray', '50.00', {
    ...colours('Red'),
    ...by('Moss'),
    customFields: { material: 'Oak' },
  })
  await sell('Spoon', '10.00', {
    ribbon: { name: 'New' },
    tags: { public: ['gift'], private: ['stale'] },
  })
  const hidden = { ...colours('Purple'), ...by('Secret maker'), visible: false }
  await sell('Hidden jug', '999.00', hidden)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const colourCodes = { blue: '#0000ff', red: '#ff0000', purple: '#880088' }
const colours = (...names: string[]): ProductToSave => ({
  options: [
    {
      name: 'Colour',
      choices: names.map((name) => ({
        name,
        colorCode: colourCodes[name.trim().toLowerCase() as keyof typeof colourCodes],
      })),
    },
  ],
})
const by = (name: string): ProductToSave => ({ brand: { name } })
const sell = (name: string, price: string, more: ProductToSave) =>
  create(merchant(), { name, price, collectionIds: [kitchen], ...more })

type Page = Awaited<ReturnType<Visitor['api']['shop']['collectionPage']>>
const namesOf = ({ products }: Pick<Page, 'products'>) => products.map(({ name }) => name)
const countsOf = ({ facets }: Pick<Page, 'facets'>, key: string) =>
  facets.find((one) => one.key === key)?.values.map(({ name, count }) => `${name} ${count}`)
const list = (more: object = {}) =>
  visitor.shop.collectionPage({ slug: 'kitchen', sort: 'NAME', ...more })
const choose = (facet: string, ...values: string[]) => ({ facet, values })

describe('a list of products', () => {
  test('has its possible filters, without values of hidden products', async () => {
    const page = await list()
    expect(page.facets.map(({ key }) => key)).toEqual([
      'price',
      'option.colour',
      'brand',
      'field.material',
    ])
    expect(page.facets[0]).toMatchObject({ min: '10', max: '50', values: [] })
    expect(page.facets[1]).toEqual({
      key: 'option.colour',
      kind: 'OPTION',
      name: 'Colour',
      values: [
        { value: 'blue', name: 'Blue', count: 2, selected: false, colors: ['#0000ff'] },
        { value: 'red', name: 'Red', count: 2, selected: false, colors: ['#ff0000'] },
      ],
    })
    expect(countsOf(page, 'brand')).toEqual(['Kiln Lane 2', 'Moss 1'])
    expect(JSON.stringify(page)).not.toMatch(/secret|purple|hidden/i)
  })

  test('matches one value of each facet, and counts each facet without itself', async () => {
    const blue = await list({ selected: [choose('option.colour', 'BLUE')] })
    expect(namesOf(blue)).toEqual(['Bowl', 'Jug'])
    expect(blue.total).toBe(2)
    expect(countsOf(blue, 'option.colour')).toEqual(['Blue 2', 'Red 2'])
    expect(countsOf(blue, 'brand')).toEqual(['Kiln Lane 2', 'Moss 0'])
    const both = await list({ selected: [choose('option.colour', 'blue', 'red')] })
    expect(namesOf(both)).toEqual(['Bowl', 'Jug', 'Tray'])
    const clay = await list({
      selected: [choose('option.colour', 'blue', 'red'), choose('field.material', 'clay')],
      maxPrice: '40',
    })
    expect(namesOf(clay)).toEqual(['Jug'])
    expect(countsOf(clay, 'field.material')).toEqual(['Clay 1', 'Oak 0'])
    const gifts = await list({ selected: [choose('tag', 'gift')] })
    expect(namesOf(gifts)).toEqual(['Bowl', 'Spoon'])
    expect(countsOf(gifts, 'tag')).toEqual(['Gift 2'])
    expect(namesOf(await list({ selected: [choose('ribbon', 'new')] }))).toEqual(['Spoon'])
  })

  test('names the filter that leaves no results', async () => {
    const nothing = await list({
      selected: [choose('brand', 'moss'), choose('option.colour', 'blue')],
    })
    expect(nothing).toMatchObject({ products: [], total: 0 })
    expect(nothing.relaxations).toEqual([
      { filter: 'brand', total: 2 },
      { filter: 'option.colour', total: 1 },
    ])
    const unknown = await list({ selected: [choose('option.none', 'x'), choose('brand', 'y')] })
    expect(unknown).toMatchObject({ products: [], relaxations: [] })
  })

  test('never includes hidden products, whatever is selected', async () => {
    const found = await list({ selected: [choose('field.secret', 'oak')] })
    expect(found.total).toBe(0)
    const hidden = await list({ selected: [choose('brand', 'secret maker')] })
    expect(hidden).toMatchObject({ total: 0, products: [] })
    expect(countsOf(hidden, 'brand')).toEqual(['Kiln Lane 2', 'Moss 1'])
  })

  test('refuses more facets than the limit, with the field', async () => {
    const selected = Array.from({ length: 13 }, (_, at) => choose(`option.${at}`, 'x'))
    expect(await codeOf(list({ selected }))).toMatch(/^400/)
  })
})

describe('a search', () => {
  const find = (q: string, more: object = {}) => visitor.shop.searchPage({ q, ...more })

  test('has the filters of its results, and its own order', async () => {
    const found = await find('kiln lane', { sort: 'PRICE_UP' })
    expect(namesOf(found)).toEqual(['Bowl', 'Jug'])
    expect(countsOf(found, 'option.colour')).toEqual(['Blue 2', 'Red 1'])
    const red = await find('kiln lane', { selected: [choose('option.colour', 'red')] })
    expect(namesOf(red)).toEqual(['Jug'])
    expect(red.total).toBe(1)
    expect(countsOf(red, 'option.colour')).toEqual(['Blue 2', 'Red 1'])
    const dear = await find('kiln lane', { minPrice: '100' })
    expect(dear).toMatchObject({ total: 0, instead: null })
    expect(dear.relaxations).toEqual([{ filter: 'price', total: 2 }])
  })

  test('pages filtered results by rank', async () => {
    const all = await find('kiln lane', { minPrice: '1' })
    const second = await find('kiln lane', { minPrice: '1', limit: 1, offset: 1 })
    expect(namesOf(second)).toEqual([namesOf(all)[1]])
    expect(second.total).toBe(2)
  })
})

describe('the merchant', () => {
  const arrange = (filters: { facet: string; shown: boolean }[]) =>
    merchant().sites.updateSettings({ settings: { search: { filters } } })
  const keysOf = async () => (await list()).facets.map(({ key }) => key)
  afterAll(() => arrange([]))

  test('sees the possible filters, with examples', async () => {
    const { filters } = await merchant().shop.getFilterSettings({})
    expect(filters.find(({ facet }) => facet === 'option.colour')).toEqual({
      facet: 'option.colour',
      kind: 'OPTION',
      name: 'Colour',
      shown: true,
      examples: ['Blue', 'Red'],
      valueCount: 2,
    })
    expect(await codeOf(visitor.shop.getFilterSettings({}))).toMatch(/^40[13]/)
  })

  test('orders filters and switches some off; new ones come last, and unused ones stay', async () => {
    await arrange([
      { facet: 'field.material', shown: true },
      { facet: 'option.colour', shown: false },
      { facet: 'option.height', shown: true },
      { facet: 'brand', shown: true },
    ])
    expect(await keysOf()).toEqual(['field.material', 'brand', 'price'])
    const { filters } = await merchant().shop.getFilterSettings({})
    expect(filters.slice(0, 5).map(({ facet, shown }) => `${facet} ${shown}`)).toEqual([
      'field.material true',
      'option.colour false',
      'option.height true',
      'brand true',
      'price true',
    ])
    const red = await list({ selected: [choose('option.colour', 'red')] })
    expect(namesOf(red)).toEqual(['Jug', 'Tray'])
    expect(countsOf(red, 'option.colour')).toEqual(['Blue 2', 'Red 2'])
  })
})

describe('a search that finds nothing', () => {
  test('offers similar words of the shop', async () => {
    await sell('Samovar', '120.00', {})
    const { instead } = await visitor.shop.searchPage({ q: 'sammowarr' })
    expect(instead?.queries).toEqual(['samovar'])
    const nowhere = await visitor.shop.searchPage({ q: 'xyzzyq' })
    expect(nowhere.instead?.queries).toEqual([])
  })

  test('is counted for the merchant by its words alone', async () => {
    const count = (q: string) => visitor.search.countNothingFound({ q })
    for (const q of [
      'Teapot',
      ' teapot ',
      'Copper  kettle',
      'jug',
      'ada@home.example',
      '+49 170 1234567',
    ]) {
      await count(q)
    }
    const { searches, total } = await merchant().search.listNothingFound({})
    expect(searches.map(({ words, count: times }) => `${words} ${times}`)).toEqual([
      'teapot 2',
      'copper kettle 1',
    ])
    expect(total).toBe(2)
    shop.clock.pass({ days: 31 })
    expect((await merchant().search.listNothingFound({})).total).toBe(0)
    expect(await codeOf(visitor.search.listNothingFound({}))).toMatch(/^40[13]/)
  })
})

test('lists and searches cost a bounded number of statements, however many products and values', async () => {
  const costs = async () => {
    const counted = async (ask: () => Promise<unknown>) =>
      (await shop.countStatements(ask)).statements.length
    const selected = [choose('option.colour', 'blue'), choose('brand', 'kiln lane')]
    return [
      await counted(() => list({ selected })),
      await counted(() => visitor.shop.searchPage({ q: 'kiln', selected })),
      await counted(() => visitor.shop.searchPage({ q: 'kiln', selected, sort: 'NAME' })),
    ]
  }
  await sell('Change', '5.00', colours('Blue'))
  const few = await costs()
  for (let at = 0; at < 5; at += 1) {
    await sell(`Kiln ${at}`, '5.00', { ...colours('Blue', 'Red'), ...by(`Kiln ${at}`) })
  }
  expect(await costs()).toEqual(few)
  expect(Math.max(...few)).toBeLessThanOrEqual(12)
})

test('a search with many results filters and counts all of them', async () => {
  const brandOf = (at: number) => at < 20 && { brand: { name: at < 15 ? 'Crowd' : 'Few' } }
  for (const count of [100, 20]) {
    await merchant().catalogV3.bulkCreateProducts({
      products: Array.from({ length: count }, (_, at) =>
        productInput({ name: `Crowded ${at}`, ...brandOf(at) }),
      ),
    })
  }
  const page = await visitor.shop.searchPage({ q: 'crowded' })
  expect(page.total).toBe(120)
  expect(countsOf(page, 'brand')).toEqual(['Crowd 30', 'Few 10'])
  const chosen = await visitor.shop.searchPage({
    q: 'crowded',
    selected: [choose('brand', 'crowd')],
  })
  expect(chosen.total).toBe(30)
  expect(chosen.products).toHaveLength(24)
})
