import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import { itemsOf, sell } from './inventory-items.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

type People = TestServer['people']

/** Four sizes: tracked, untracked, without an item, and with an item at another location too. */
async function stocked({ merchant }: People) {
  const { api } = merchant()
  const { location } = await api.inventory.createLocation({ location: { name: 'Annex' } })
  const product = await sell(api, ['A', 'B', 'C', 'D'])
  const [counted, , absent, both] = await itemsOf(api, product.id)
  await api.catalogV3.bulkUpdateInventoryItems({
    inventoryItems: [counted, both].map((item) => ({
      inventoryItem: {
        id: item?.id ?? '',
        revision: '1',
        quantity: item === counted ? 0 : 5,
        preorderInfo: { enabled: item === counted, limit: 3 },
      },
    })),
  })
  await api.catalogV3.bulkDecrementInventoryItems({
    decrementData: [{ inventoryItemId: counted?.id ?? '', decrementBy: 2, preorderRequest: true }],
  })
  await api.catalogV3.deleteInventoryItem({ inventoryItemId: absent?.id ?? '' })
  await api.catalogV3.createInventoryItem({
    inventoryItem: {
      productId: product.id,
      variantId: both?.variantId ?? '',
      locationId: location.id,
      quantity: 9,
    },
  })
  return product.id
}

/** The stock by location, with names that do not depend on the site. */
async function observed({ merchant }: People, productId: string) {
  const { api } = merchant()
  const { locations } = await api.inventory.listLocations({})
  const names = new Map(locations.map(({ id, name }) => [id, name]))
  const items = await itemsOf(api, productId)
  return items
    .map(({ product, locationId, quantity, inStock, availabilityStatus, preorderInfo }) => ({
      size: product.variantName,
      at: names.get(locationId),
      there: quantity ?? inStock,
      availabilityStatus,
      preorderInfo,
    }))
    .toSorted((one, other) => `${one.size}${one.at}`.localeCompare(`${other.size}${other.at}`))
}
const stockOf = async ({ merchant }: People, id: string) =>
  (await merchant().api.catalogV1.getProduct({ id })).product.stock

test('stock of several locations is exported and imported unchanged, and its ledger agrees', async () => {
  const source = await shop.anotherSite()
  const id = await stocked(source.people)
  const before = await observed(source.people, id)
  expect(before.map(({ size, at, there }) => [size, at, there])).toEqual([
    ['A', 'Main location', 0],
    ['B', 'Main location', true],
    ['D', 'Annex', 9],
    ['D', 'Main location', 5],
  ])
  const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
  const target = await shop.anotherSite()
  expect(await importFile(target.people, file, 'catalog.jsonl')).toMatchObject({ state: 'DONE' })
  expect(await observed(target.people, id)).toEqual(before)
  expect(await stockOf(target.people, id)).toEqual(await stockOf(source.people, id))
  expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(file)
  const { reconciliation } = await target.people.merchant().api.inventory.startReconciliation({})
  expect(reconciliation.found).toBe(0)
})

test('a copied site has the same locations, its own default one, and the same stock', async () => {
  const source = await shop.anotherSite()
  const id = await stocked(source.people)
  const { api } = source.people.merchant()
  await api.inventory.renameLocation({ location: { id: source.site.id, name: 'Shop floor' } })
  const owner = await staffAt(() => shop).person('owner')
  const wanted = { id: source.site.id, domains: ['copied.test'] }
  const { site } = await owner.api.sites.duplicateSite(wanted)
  const { rows } = await shop.server.platform.pool.query(
    `SELECT a.name, i.quantity::int AS quantity, i.location_id = i.site_id AS main
       FROM inventory_items i JOIN locations a ON a.site_id = i.site_id AND a.id = i.location_id
      WHERE i.site_id = $1 AND i.product_id = $2 AND i.quantity IS NOT NULL ORDER BY 2`,
    [site.id, id],
  )
  expect(rows).toEqual([
    { name: 'Shop floor', quantity: 0, main: true },
    { name: 'Shop floor', quantity: 5, main: true },
    { name: 'Annex', quantity: 9, main: false },
  ])
})

describe('the rules of the locations', () => {
  /** The annex sends orders, and is preferred for Germany. */
  async function routed({ merchant }: People) {
    const { api } = merchant()
    const [main, annex] = (await api.inventory.listLocations({})).locations
    const ids = { main: main?.id ?? '', annex: annex?.id ?? '' }
    const { routing } = await api.inventory.saveStockRouting({
      routing: {
        revision: 0,
        rules: [
          { kind: 'DESTINATION', destinations: [{ country: 'DE' }], locationIds: [ids.annex] },
        ],
        locations: [
          { locationId: ids.annex, ships: true, country: 'DE', postalCode: '20095' },
          { locationId: ids.main, ships: false },
        ],
      },
    })
    return { ...ids, routing }
  }
  const routingOf = async ({ merchant }: People) =>
    (await merchant().api.inventory.getStockRouting({})).routing

  test('are exported with stock and imported, so that the same is for sale', async () => {
    const source = await shop.anotherSite()
    const id = await stocked(source.people)
    const { main, routing } = await routed(source.people)
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    expect(file).not.toContain(main)
    const target = await shop.anotherSite()
    expect(await importFile(target.people, file, 'catalog.jsonl')).toMatchObject({ state: 'DONE' })
    const [own] = (await target.people.merchant().api.inventory.listLocations({})).locations
    const { rules, locations } = await routingOf(target.people)
    expect(rules).toEqual(routing.rules)
    expect(locations).toEqual(
      routing.locations.map((one) => (one.ships ? one : { ...one, locationId: own?.id })),
    )
    expect(await stockOf(target.people, id)).toEqual(await stockOf(source.people, id))
  })

  test('are copied with a site, and name the default location of the copy', async () => {
    const source = await shop.anotherSite()
    const id = await stocked(source.people)
    const { annex } = await routed(source.people)
    const owner = await staffAt(() => shop).person('owner')
    const wanted = { id: source.site.id, domains: ['routed.test'] }
    const { site } = await owner.api.sites.duplicateSite(wanted)
    const { pool } = shop.server.platform
    const { rows } = await pool.query(
      'SELECT rules, locations, ships FROM stock_routing WHERE site_id = $1',
      [site.id],
    )
    expect(rows).toMatchObject([
      {
        rules: [{ locationIds: [annex] }],
        locations: [
          { locationId: annex, ships: true },
          { locationId: site.id, ships: false },
        ],
        ships: [annex],
      },
    ])
    const shown = (siteId: string) =>
      pool.query(
        `SELECT p.stock_status, p.stock_quantity, ARRAY_AGG(v.in_stock ORDER BY v.position) AS variants
           FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_id = p.id
          WHERE p.site_id = $1 AND p.id = $2 GROUP BY p.site_id, p.id`,
        [siteId, id],
      )
    expect((await shown(site.id)).rows).toEqual((await shown(source.site.id)).rows)
  })

  test('are undone in the history, and shoppers see the earlier stock', async () => {
    const site = await shop.anotherSite()
    const id = await stocked(site.people)
    const before = await stockOf(site.people, id)
    await routed(site.people)
    expect(await stockOf(site.people, id)).not.toEqual(before)
    const { api } = site.people.merchant()
    const asked = { entityType: 'stock_routing', entityId: 'stock-routing' } as const
    const [change] = (await api.history.listHistory(asked)).entries
    expect(change).toMatchObject({ undoable: true })
    await api.history.undoChange({ id: change?.id ?? '' })
    expect(await routingOf(site.people)).toMatchObject({
      rules: [],
      locations: [{ ships: true }, { ships: false }],
    })
    expect(await stockOf(site.people, id)).toEqual(before)
  })
})
