import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { draftForAda, editOf, orderToEdit } from './draft.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const drafts = () => api().draftOrders
const draftOf = async (id: string) => (await drafts().getDraftOrder({ id })).draftOrder
const save = async (id: string, fields: object) =>
  (await drafts().saveDraftOrder({ id, ...fields })).draftOrder
const historyOf = async (entityId: string) =>
  (await api().history.listHistory({ entityType: 'draft_order', entityId })).entries
const undo = (id: string | undefined) => api().history.undoChange({ id: id ?? '' })
const undoLatest = async (id: string) => undo((await historyOf(id))[0]?.id)

describe('the history of a draft order', () => {
  test('shows changes field by field, with the merchant’s input', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    const lineId = draftOrder.lines[0]?.id ?? ''
    await save(id, {
      note: 'Ring twice',
      lines: [{ id: lineId, quantity: 3, price: 800, priceReason: 'A friend' }],
      shipping: { ...berlin, address: { ...berlin.address, city: 'Potsdam' } },
    })
    const [changed, created] = await historyOf(id)
    expect(created).toMatchObject({ action: 'CREATED', undoable: true })
    expect(changed).toMatchObject({
      action: 'UPDATED',
      entity: { type: 'draft_order', id, name: 'ada@example.com' },
    })
    const amount = { value: '8.00', currency: 'EUR' }
    expect(changed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'note', before: '', after: 'Ring twice' },
        { field: 'shipping.address.city', before: 'Berlin', after: 'Potsdam' },
        {
          field: `lines.${lineId}`,
          before: expect.objectContaining({ quantity: 2 }),
          after: expect.objectContaining({ quantity: 3, amount }),
        },
      ]),
    )
  })

  test('hides the buyer from a key that may not read draft orders', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    await save(id, { note: 'Ring twice' })
    const entriesFor = async (scopes: readonly string[]) => {
      const { key } = await api().apiKeys.createApiKey({ name: 'History', scopes: [...scopes] })
      const reader = createClient({
        baseUrl: shop.baseUrl,
        services: contract,
        fetch: (input, init) => shop.server.fetch(new Request(input, init)),
        auth: ApiKeyStrategy({ apiKey: key }),
      })
      return (await reader.history.listHistory({ entityType: 'draft_order', entityId: id })).entries
    }
    const limited = JSON.stringify(await entriesFor(['history:read']))
    expect(limited).not.toContain('Ring twice')
    expect(limited).not.toContain('ada@example.com')
    const whole = JSON.stringify(await entriesFor(['history:read', 'draft-orders:read']))
    expect(whole).toContain('Ring twice')
  })

  test('undoes one change, leaves later ones of other fields, and undoes the undo', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    await save(id, { note: 'Ring twice' })
    await save(id, { shipping: { ...berlin, address: { ...berlin.address, city: 'Potsdam' } } })
    const [, noted] = await historyOf(id)
    await undo(noted?.id)
    expect(await draftOf(id)).toMatchObject({
      note: '',
      shipping: { address: { city: 'Potsdam' } },
    })
    await undoLatest(id)
    expect(await draftOf(id)).toMatchObject({ note: 'Ring twice' })
  })

  test('undoes lines one by one', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    const first = { id: draftOrder.lines[0]?.id ?? '', quantity: 2 }
    const added = await save(id, {
      lines: [first, { productId: await lamp(shop.people.merchant(), 5), quantity: 1 }],
    })
    const second = { id: added.lines[1]?.id ?? '', quantity: 1 }
    await save(id, { lines: [{ ...first, quantity: 4 }, second] })
    const [, addition] = await historyOf(id)
    await undo(addition?.id)
    expect((await draftOf(id)).lines.map(({ quantity }) => quantity)).toEqual([4])
  })

  test('refuses to undo what was changed again, and a line that has a discount', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    await save(id, { note: 'One' })
    const [first] = await historyOf(id)
    await save(id, { note: 'Two' })
    expect(await refusal(undo(first?.id))).toMatchObject({
      code: 'UNDO_CONFLICTS',
      data: { conflicts: [{ field: 'note', reason: 'CHANGED', was: 'One', is: 'Two' }] },
    })
    const lines = [{ id: draftOrder.lines[0]?.id ?? '', quantity: 2 }]
    const productId = await lamp(shop.people.merchant(), 5)
    const added = await save(id, { lines: [...lines, { productId, quantity: 1 }] })
    const [addition] = await historyOf(id)
    const lineId = added.lines[1]?.id ?? ''
    await save(id, { discounts: [{ name: 'Loyal', percent: '10', lineId }] })
    expect(await refusal(undo(addition?.id))).toMatchObject({
      data: { conflicts: [{ reason: 'IN_USE', is: 'Loyal' }] },
    })
  })

  test('restores a deleted draft, and deletes it again', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    const { id } = draftOrder
    await save(id, { note: 'Ring twice', billing: berlin })
    await drafts().deleteDraftOrder({ id })
    await undoLatest(id)
    const restored = await draftOf(id)
    expect(restored).toMatchObject({
      note: 'Ring twice',
      email: 'ada@example.com',
      shipping: berlin,
      billing: berlin,
      totals: draftOrder.totals,
      lines: [{ quantity: 2 }],
    })
    await undoLatest(id)
    expect(await codeOf(draftOf(id))).toBe('404 DRAFT_ORDER_DOES_NOT_EXIST')
    await undoLatest(id)
    const { order } = await drafts().orderDraftOrder({ id })
    expect(order).toMatchObject({ note: 'Ring twice', email: 'ada@example.com' })
  })

  test('restores an edit, unless its order has another edit or can no longer be edited', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(api(), orderId)
    await save(id, { lines: [{ id: lineId, quantity: 1 }] })
    await drafts().deleteDraftOrder({ id })
    const [deleted] = await historyOf(id)
    const other = await editOf(api(), orderId)
    expect(await refusal(undo(deleted?.id))).toMatchObject({
      data: { conflicts: [{ field: 'orderId', reason: 'TAKEN' }] },
    })
    await drafts().deleteDraftOrder({ id: other.id })
    await undo(deleted?.id)
    expect((await draftOf(id)).lines).toMatchObject([{ quantity: 1 }])
    await drafts().deleteDraftOrder({ id })
    await api().orders.cancelOrder({ id: orderId })
    expect(await refusal(undoLatest(id))).toMatchObject({
      data: { conflicts: [{ field: 'orderId', reason: 'NOT_ALLOWED' }] },
    })
  })

  test('invalidates the link that a buyer got, and changes no applied edit', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(api(), orderId)
    await save(id, { lines: [{ id: lineId, quantity: 1 }] })
    const [change] = await historyOf(id)
    await drafts().proposeDraftOrder({ id })
    await undoLatest(id)
    expect(await draftOf(id)).toMatchObject({ proposedDate: null, lines: [{ quantity: 1 }] })
    await drafts().applyDraftOrder({ id })
    expect((await historyOf(id))[0]).toMatchObject({
      fact: 'draft_order.applied',
      undoable: false,
      notUndoable: 'BY_HAND',
    })
    expect(await refusal(undo(change?.id))).toMatchObject({
      data: { conflicts: [{ field: 'status', reason: 'NOT_ALLOWED' }] },
    })
  })
})

describe('what the history stores of buyers', () => {
  const versions = async (id: string) => {
    const { rows } = await sql<{ content: unknown }>`
      SELECT content FROM draft_order_versions WHERE draft_id = ${id}::uuid`.execute(
      shop.server.platform.db,
    )
    return rows.length
  }

  test('is not in facts', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    await save(draftOrder.id, { note: 'Ring at Adas' })
    const { rows } = await sql`
      SELECT before, after FROM facts WHERE entity = 'draft_order'`.execute(shop.server.platform.db)
    expect(JSON.stringify(rows)).not.toMatch(/ada@example|Ring at Adas|Berlin/)
  })

  test('is deleted with the buyer, also in earlier versions without the buyer', async () => {
    const member = await shop.people.member()
    const { draftOrder } = await drafts().createDraftOrder({ shipping: berlin })
    const { id } = draftOrder
    await save(id, { memberId: member.id })
    await drafts().deleteDraftOrder({ id })
    expect(await versions(id)).toBe(2)
    const [deleted] = await historyOf(id)
    await api().personalData.eraseMember({ id: member.id, reason: 'Asked for' })
    expect(await versions(id)).toBe(0)
    expect(await refusal(undo(deleted?.id))).toMatchObject({
      data: { conflicts: [{ reason: 'MISSING' }] },
    })
    expect(JSON.stringify(await historyOf(id))).not.toMatch(/Berlin/)
  })

  test('is deleted when the history is no longer stored', async () => {
    const { draftOrder } = await draftForAda(api(), parcel)
    await save(draftOrder.id, { note: 'Ring twice' })
    expect(await versions(draftOrder.id)).toBe(2)
    shop.clock.pass({ days: 31 })
    const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
    await shop.server.tasks['draft-orders:expire']({}, run)
    expect(await versions(draftOrder.id)).toBe(1)
    await save(draftOrder.id, { note: 'Ring once' })
    await undoLatest(draftOrder.id)
    expect(await draftOf(draftOrder.id)).toMatchObject({ note: 'Ring twice' })
  })
})
