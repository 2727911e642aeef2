import { definePlugin, type Plugin } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wordFinder } from '../../examples/plugins/word-finder/index.ts'

const state = { searches: 0, isDown: false }

/** The example, watched. */
function watched(plugin: Plugin): Plugin {
  const search = plugin.ports?.search
  if (!search) throw new Error('The example has no search')
  const find: typeof search.find = async (call) => {
    state.searches += 1
    if (state.isDown) throw new Error('the engine is away')
    return search.find(call)
  }
  return definePlugin({ ...plugin, ports: { search: { ...search, find } } })
}

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, plugins: [watched(wordFinder())] })
})
afterAll(() => shop.close())
// A pause after an outage is over.
beforeEach(() => {
  state.isDown = false
  shop.clock.pass({ minutes: 2 })
})

const merchant = () => shop.people.merchant().api
const create = async (name: string) =>
  (await merchant().products.saveProduct({ product: { name, price: '10' } })).product.id
/** The names of a page of results. */
const find = async (q: string) =>
  (await merchant().shop.searchPage({ q })).products.map(({ name }) => name)
/** Asked until the plug-in, which follows a moment later, has found it. */
const foundByPlugin = (q: string) =>
  expect.poll(async () => {
    const before = state.searches
    const names = await find(q)
    return state.searches > before ? names : 'not asked'
  })

test('a plug-in finds what visitors see, with current data', async () => {
  const id = await create('Blue samovar')
  await foundByPlugin('samovar').toEqual(['Blue samovar'])
  // A word of the middle: PostgreSQL finds beginnings alone.
  await foundByPlugin('amova').toEqual(['Blue samovar'])
  const { product } = await merchant().products.getProduct({ id })
  const renamed = { id, revision: product.revision, name: 'Blue kettle' }
  await merchant().products.saveProduct({ product: renamed })
  await foundByPlugin('ettl').toEqual(['Blue kettle'])
  await merchant().products.saveProduct({
    product: { id, revision: product.revision + 1, visible: false },
  })
  expect(await find('ettl')).toEqual([])
})

test('PostgreSQL answers searches while the plug-in is unavailable', async () => {
  await create('Tin tankard')
  await foundByPlugin('ankar').toEqual(['Tin tankard'])
  state.isDown = true
  expect(await find('tankard')).toEqual(['Tin tankard'])
  const { searches } = state
  expect(await find('tin tankard')).toEqual(['Tin tankard'])
  expect(state.searches).toBe(searches)
})
