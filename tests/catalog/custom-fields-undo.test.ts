import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { define } from './custom-fields.fixture.ts'
import { create, get } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const fields = async () => (await api().customFields.listCustomFields({ owner: 'PRODUCT' })).fields
const find = async (id: string) => (await fields()).find((one) => one.id === id)
const latest = async (entityId: string) => {
  const { entries } = await api().history.listHistory({ entityType: 'custom_field', entityId })
  return entries[0]?.id ?? expect.fail('nothing changed')
}
const undoLatest = async (id: string) => api().history.undoChange({ id: await latest(id) })
const conflict = (field: string, reason: string) => ({
  code: 'UNDO_CONFLICTS',
  data: { conflicts: [expect.objectContaining({ field, reason })] },
})

test('a deleted field is restored with the values of products', async () => {
  const { id } = await define(api(), { key: 'clay' })
  const product = await create(api(), { customFields: { clay: 'Stoneware' } })
  await api().customFields.deleteCustomField({ id, values: 1 })
  expect((await get(api(), product.id)).customFields).toEqual({})
  const { groupId } = await undoLatest(id)
  expect((await get(api(), product.id)).customFields).toEqual({ clay: 'Stoneware' })
  await expect(api().history.undoGroup({ groupId })).rejects.toMatchObject(
    conflict('values', 'IN_USE'),
  )
})

test('a changed field is restored unless somebody changed it since', async () => {
  const { id } = await define(api(), { key: 'height', type: 'NUMBER', minimum: '0' })
  await api().customFields.changeCustomField({ id, changes: { minimum: '50', filterable: true } })
  const mistake = await latest(id)
  await api().customFields.changeCustomField({ id, changes: { name: 'Height in cm' } })
  await api().history.undoChange({ id: mistake })
  expect(await find(id)).toMatchObject({ name: 'Height in cm', minimum: '0', filterable: false })
})

test('limits that would contradict each other are refused', async () => {
  const { id } = await define(api(), { key: 'width', type: 'NUMBER', maximum: '100' })
  await api().customFields.changeCustomField({ id, changes: { maximum: '900' } })
  const wider = await latest(id)
  await api().customFields.changeCustomField({ id, changes: { minimum: '500' } })
  await expect(api().history.undoChange({ id: wider })).rejects.toMatchObject(
    conflict('limits', 'NOT_ALLOWED'),
  )
})

test('a field that was created is removed unless a product has a value of it', async () => {
  const { id } = await define(api(), { key: 'firing' })
  const created = await latest(id)
  const { groupId } = await api().history.undoChange({ id: created })
  expect(await find(id)).toBeUndefined()
  await api().history.undoGroup({ groupId })
  expect(await find(id)).toMatchObject({ key: 'firing' })
  await create(api(), { customFields: { firing: 'Wood' } })
  await expect(undoLatest(id)).rejects.toMatchObject(conflict('values', 'IN_USE'))
})

test('an arrangement of fields is restored unless it was changed again', async () => {
  const before = (await fields()).map(({ id }) => id)
  const reversed = before.toReversed()
  await api().customFields.arrangeCustomFields({ owner: 'PRODUCT', ids: reversed })
  const { entries } = await api().history.listHistory({ entityType: 'custom_field' })
  const [arranged] = entries
  expect(arranged?.action).toBe('ARRANGED')
  const id = arranged?.id ?? ''
  await api().history.undoChange({ id })
  expect((await fields()).map((one) => one.id)).toEqual(before)
  await api().customFields.arrangeCustomFields({ owner: 'PRODUCT', ids: reversed })
  const again = (await api().history.listHistory({ entityType: 'custom_field' })).entries[0]
  await define(api(), { key: 'late' })
  await expect(api().history.undoChange({ id: again?.id ?? '' })).rejects.toMatchObject(
    conflict('ids', 'CHANGED'),
  )
})
