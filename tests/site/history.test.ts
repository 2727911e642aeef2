import { randomUUID } from 'node:crypto'
import { type Merchant, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { stockedProduct, ZERO } from '../stock/stock.fixture.ts'
import { importFile } from './exports.fixture.ts'
import { diffLines, dumpCatalog } from './history-dump.fixture.ts'

type Api = Merchant['api']
let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const api = (): Api => shop.people.merchant().api
const add = async (name: string, more: object = {}) => {
  const product = { name, priceData: { price: '10' }, ...more }
  return (await api().catalogV1.createProduct({ product })).product.id
}
const change = (id: string, product: object, by: Api = api()) =>
  by.catalogV1.updateProduct({ product: { id, ...product } })
const shown = async (id: string) => (await api().catalogV1.getProduct({ id })).product
const historyOf = async (id: string, entityType = 'product' as const) =>
  (await api().history.listHistory({ entityType, entityId: id })).entries
const newest = async () => {
  const [entry] = (await api().history.listHistory({ limit: 1 })).entries
  if (!entry) throw new Error('Nothing has happened')
  return entry
}
const undo = (id: string) => api().history.undoChange({ id })
const conflicting = (...conflicts: object[]) => ({
  code: 'UNDO_CONFLICTS',
  data: expect.objectContaining({
    conflicts: conflicts.map((one) => expect.objectContaining(one)),
  }),
})

describe('the history', () => {
  test('shows who changed which fields, with the values before and after, newest first', async () => {
    const owner = await staff.person('owner')
    const id = await add('Bowl')
    await change(id, { name: 'Deep bowl', ribbon: 'New' }, owner.api)
    const [changed, created] = await historyOf(id)
    expect(changed).toMatchObject({
      action: 'UPDATED',
      actor: { type: 'staff', name: expect.stringMatching(/./) },
      entity: { type: 'product', id, name: 'Deep bowl', productId: id },
      undoable: true,
    })
    expect(changed?.changes).toEqual(
      expect.arrayContaining([{ field: 'name', before: 'Bowl', after: 'Deep bowl' }]),
    )
    expect(changed?.changes.map(({ field }) => field).toSorted()).toEqual(['name', 'ribbon'])
    expect(created).toMatchObject({ action: 'CREATED', actor: { type: 'api-key', name: 'Tests' } })
    const { entries } = await api().history.listHistory({ actorType: 'staff' })
    expect(entries.every(({ actor }) => actor.type === 'staff')).toBe(true)
    const later = await api().history.listHistory({
      from: shop.clock.after(shop.clock.now(), { hours: 1 }),
    })
    expect(later.entries).toEqual([])
  })

  test('is paged, with as many statements for many entries as for one', async () => {
    for (const name of ['A', 'B', 'C']) await add(name)
    const read = (limit: number) => shop.countStatements(() => api().history.listHistory({ limit }))
    const [one, many] = [await read(1), await read(50)]
    expect(many.statements.length).toBe(one.statements.length)
    const second = await api().history.listHistory({ limit: 1, cursor: one.result.next ?? '' })
    expect(second.entries[0]?.id).toBe(many.result.entries[1]?.id)
    await expect(api().history.listHistory({ cursor: '%' })).rejects.toMatchObject({
      code: 'HISTORY_CURSOR_INVALID',
    })
  })

  test('is for merchants, and of one site alone', async () => {
    const id = await add('Secret')
    const { id: entryId } = await newest()
    const visitor = shop.people.visitor() as unknown as Merchant
    await expect(visitor.api.history.listHistory({})).rejects.toMatchObject({ status: 403 })
    await expect(visitor.api.history.undoChange({ id: entryId })).rejects.toMatchObject({
      status: 403,
    })
    const other = (await shop.anotherSite()).people.merchant().api
    expect((await other.history.listHistory({})).entries).toEqual([])
    await expect(other.history.undoChange({ id: entryId })).rejects.toMatchObject({
      code: 'HISTORY_ENTRY_NOT_FOUND',
    })
    await expect(api().history.undoGroup({ groupId: randomUUID() })).rejects.toMatchObject({
      code: 'HISTORY_ENTRY_NOT_FOUND',
    })
    const viewer = await staff.person('viewer')
    expect((await viewer.api.history.listHistory({ limit: 1 })).entries).toHaveLength(1)
    await expect(viewer.api.history.undoChange({ id: entryId })).rejects.toMatchObject({
      status: 403,
    })
    expect((await shown(id)).name).toBe('Secret')
  })
})

describe('changes outside the catalog', () => {
  test('are listed on request for staff with the right, with the reason why they cannot be undone', async () => {
    const member = await shop.people.member({ nickname: 'Ada' })
    await member.api.members.updateCurrentMemberSlug({ slug: 'ada' })
    await api().sites.updateSettings({ settings: { tagline: 'Clay and glass' } })
    const { history } = api()
    const { entries } = await history.listHistory({ entityType: 'member', entityId: member.id })
    expect(entries.map(({ fact }) => fact)).toEqual(['member.updated', 'member.created'])
    expect(entries[0]).toMatchObject({
      action: 'UPDATED',
      actor: { type: 'member', id: member.id },
      undoable: false,
      notUndoable: 'BY_HAND',
    })
    expect(JSON.stringify(entries[0]?.changes)).toContain('"ada"')
    const settings = (await history.listHistory({ entityType: 'site' })).entries[0]
    expect(settings?.changes).toEqual([
      { field: 'tagline', before: expect.anything(), after: 'Clay and glass' },
    ])
    const all = (await history.listHistory({ everything: true, limit: 100 })).entries
    const facts = all.map(({ fact }) => fact)
    for (const name of ['identity.registered', 'identity.signed_in', 'site.settings_changed']) {
      expect(facts).toContain(name)
    }
    expect(
      (await history.listHistory({ limit: 100 })).entries.every(
        ({ fact }) => !facts.filter((name) => /^(identity|member|site)/.test(name)).includes(fact),
      ),
    ).toBe(true)
    const signedIn = all.find(({ fact }) => fact === 'identity.signed_in')
    expect(signedIn).toMatchObject({ undoable: false, notUndoable: 'HAPPENED' })
    const refusal = (reason: string) => ({ code: 'CANNOT_BE_UNDONE', data: { reason } })
    await expect(undo(settings?.id ?? '')).rejects.toMatchObject(refusal('BY_HAND'))
    await expect(history.undoGroup({ groupId: settings?.groupId ?? '' })).rejects.toMatchObject(
      refusal('BY_HAND'),
    )
    const editor = await staff.person('editor')
    for (const requestInput of [{ everything: true }, { entityType: 'member' as const }]) {
      await expect(editor.api.history.listHistory(requestInput)).rejects.toMatchObject({
        status: 403,
      })
    }
    expect((await editor.api.history.listHistory({ limit: 1 })).entries).toHaveLength(1)
  })

  test('have names for the ids in a change, in a bounded number of statements', async () => {
    const make = async (name: string) =>
      (await api().catalogV1.createCollection({ collection: { name } })).collection.id
    const [shelf, table] = [await make('On the shelf'), await make('On the table')]
    const id = await add('Placed')
    const move = (collectionId: string) =>
      api().catalogV1.addProductsToCollection({ id: collectionId, productIds: [id] })
    await move(shelf)
    await move(table)
    await api().catalogV1.deleteCollection({ id: shelf })
    const read = () => shop.countStatements(() => historyOf(id))
    const { result, statements } = await read()
    expect(result[0]).toMatchObject({
      changes: [{ field: 'collectionIds' }],
      names: { [shelf]: 'On the shelf', [table]: 'On the table' },
    })
    await make('More')
    expect((await read()).statements.length).toBe(statements.length)
  })
})

describe('undo', () => {
  test('leaves later changes of other fields', async () => {
    const id = await add('Vase', { description: 'Tall' })
    await change(id, { name: 'Jug', priceData: { price: '20' } })
    const { id: entryId } = await newest()
    await change(id, { description: 'Low' }, (await staff.person('editor')).api)
    await undo(entryId)
    expect(await shown(id)).toMatchObject({
      name: 'Vase',
      price: { price: '10' },
      description: 'Low',
    })
    await expect(undo(entryId)).rejects.toMatchObject({ code: 'ALREADY_UNDONE' })
  })

  test('reports later changes of the same field and their authors, and changes nothing', async () => {
    const editor = await staff.person('editor')
    const id = await add('Pot')
    await change(id, { name: 'Kettle', visible: false })
    const { id: entryId } = await newest()
    await change(id, { name: 'Teapot' }, editor.api)
    const before = await dumpCatalog(shop)
    await expect(undo(entryId)).rejects.toMatchObject(
      conflicting({
        entity: { type: 'product', id, name: 'Teapot' },
        field: 'name',
        reason: 'CHANGED',
        was: 'Kettle',
        is: 'Teapot',
        changedBy: expect.objectContaining({ type: 'staff' }),
      }),
    )
    expect(diffLines(before, await dumpCatalog(shop))).toEqual([])
  })

  test('is a change of its own, which can be undone as well', async () => {
    const id = await add('Cup')
    await change(id, { name: 'Mug' })
    const entry = await newest()
    const { groupId } = await undo(entry.id)
    const [back, changed] = await historyOf(id)
    expect(back).toMatchObject({ groupId, undoes: entry.groupId, undoable: true })
    expect(changed).toMatchObject({ undoable: false, undoneBy: { groupId } })
    await api().history.undoGroup({ groupId })
    expect((await shown(id)).name).toBe('Mug')
    const [, , again] = await historyOf(id)
    expect(again).toMatchObject({ id: entry.id, undoable: true })
  })

  test('restores a deleted product with its stock, and deletes it again', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    const { collection } = await api().catalogV1.createCollection({ collection: { name: 'Lamps' } })
    await api().catalogV1.addProductsToCollection({ id: collection.id, productIds: [productId] })
    const before = await dumpCatalog(shop)
    await api().catalogV1.deleteProduct({ id: productId })
    const after = await dumpCatalog(shop)
    const gone = (await historyOf(productId)).find(({ action }) => action === 'DELETED')
    const { groupId } = await undo(gone?.id ?? '')
    expect(diffLines(before, await dumpCatalog(shop))).toEqual([])
    await api().history.undoGroup({ groupId })
    expect(diffLines(after, await dumpCatalog(shop))).toEqual([])
  })

  test('moves stock back by the same quantity, so that later sales remain', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    const sell = (decrementBy: number) =>
      api().inventory.decrementInventory({
        decrementData: [{ productId, variantId: ZERO, decrementBy }],
      })
    await sell(2)
    const { id: entryId } = await newest()
    await sell(1)
    await undo(entryId)
    const { changes } = await api().inventory.listStockChanges({ productId })
    expect(changes[0]).toMatchObject({ delta: 2, after: 4, reason: 'REVERT_INVENTORY_CHANGE' })
    const { reconciliation } = await api().inventory.startReconciliation({})
    expect(reconciliation.found).toBe(0)
  })

  test('restores a category with its products, or reports why it cannot', async () => {
    const ids = [await add('One'), await add('Two')]
    const make = async (name: string) =>
      (await api().catalogV1.createCollection({ collection: { name, slug: 'shelf' } })).collection
        .id
    const id = await make('Shelf')
    await api().catalogV1.addProductsToCollection({ id, productIds: ids })
    const before = await dumpCatalog(shop)
    await api().catalogV1.deleteCollection({ id })
    const gone = (await api().history.listHistory({ entityType: 'collection', entityId: id }))
      .entries[0]
    const other = await make('Other shelf')
    await expect(undo(gone?.id ?? '')).rejects.toMatchObject(
      conflicting({ field: 'slug', reason: 'TAKEN', was: 'shelf' }),
    )
    await api().catalogV1.deleteCollection({ id: other })
    await undo(gone?.id ?? '')
    expect(diffLines(before, await dumpCatalog(shop))).toEqual([])
  })

  test('refuses to delete a created object that others use', async () => {
    const { brand } = await api().catalogV3.createBrand({ brand: { name: 'Ton' } })
    const { id: entryId } = await newest()
    await add('Branded', { brand: 'Ton' })
    await expect(undo(entryId)).rejects.toMatchObject(
      conflicting({
        entity: { type: 'brand', id: brand.id, name: 'Ton' },
        reason: 'IN_USE',
        is: 1,
      }),
    )
  })

  test('undoes a whole import, and a bulk change', async () => {
    const before = await dumpCatalog(shop)
    const done = await importFile(
      shop.people,
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Vendor\na,Aa,Size,S,1,Fa\na,,,L,2,\nb,Bb,,,3,Fb\n',
    )
    const entry = await newest()
    expect(entry.job).toEqual({ id: done.id, kind: 'import', name: 'products.csv' })
    const ids = (await historyOf(entry.entity.id)).map(({ groupId }) => groupId)
    expect(ids).toContain(done.id)
    await api().history.undoGroup({ groupId: done.id })
    expect(diffLines(before, await dumpCatalog(shop))).toEqual([])

    const two = [await add('Two'), await add('Too')]
    await api().catalogV1.bulkUpdateProducts({ ids: two, set: { price: '7' } })
    const bulk = await newest()
    expect(bulk.groupSize).toBe(2)
    await undo(bulk.id)
    const prices = (await Promise.all(two.map(shown))).map(({ price }) => price.price)
    expect(prices.toSorted()).toEqual(['10', '7'])
  })

  test('takes as many statements for many products as for few', async () => {
    const ids: string[] = []
    for (let at = 0; at < 12; at += 1) ids.push(await add(`Many ${at}`, { brand: `B${at}` }))
    const undone = async (some: readonly string[]) => {
      await api().catalogV1.bulkUpdateProducts({ ids: [...some], set: { price: '7' } })
      const { groupId } = await newest()
      const counted = await shop.countStatements(() => api().history.undoGroup({ groupId }))
      expect(counted.result.undone).toBe(some.length)
      return counted.statements.length
    }
    expect(await undone(ids)).toBe(await undone(ids.slice(0, 2)))
  })
})
