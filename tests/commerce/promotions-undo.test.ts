import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, create } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const tenPercent = { type: 'PERCENT', percent: '10' } as const

/** Creates a discount with a unique name and code. */
async function createWithCode(code: string) {
  const promotion = { name: `Sale ${code}`, trigger: 'CODE', effect: tenPercent } as const
  return (await api().promotions.createPromotion({ promotion, code })).promotion
}
type Changes = Parameters<Api['promotions']['savePromotion']>[0]['promotion']
const save = async (promotion: Changes) =>
  (await api().promotions.savePromotion({ promotion })).promotion
const read = async (promotionId: string) =>
  (await api().promotions.getPromotion({ promotionId })).promotion
const codesOf = async (promotionId: string) =>
  (await api().promotions.queryCodes({ promotionId })).codes.map(({ code }) => code)

/** The newest history entries of a discount or a code. */
const latest = async (entityType: 'promotion' | 'promotion_code', entityId: string) => {
  const { entries } = await api().history.listHistory({ entityType, entityId })
  return entries[0] ?? expect.fail('nothing changed')
}
const undoLatest = async (...of: Parameters<typeof latest>) =>
  api().history.undoChange({ id: (await latest(...of)).id })
const undoGroup = (groupId: string) => api().history.undoGroup({ groupId })
const conflict = (field: string, reason: string) => ({
  code: 'UNDO_CONFLICTS',
  data: { conflicts: [expect.objectContaining({ field, reason })] },
})

/** A visitor whose cart has the code. */
async function buyWith(code: string) {
  const product = await create(api(), { price: '10' })
  const buyer = shop.people.visitor().api
  await buyer.cart.addLines({ lines: [{ productId: product.id, quantity: 1 }] })
  await buyer.cart.applyCode({ code })
  return buyer
}

describe('a change of a discount that is undone', () => {
  test('is undone field by field, without later changes of other fields by others', async () => {
    const { id, revision } = await createWithCode('FIELDS')
    const changes = { effect: { ...tenPercent, percent: '90' }, limits: { total: 5 } }
    const changed = await save({ id, revision, ...changes })
    const mistake = await latest('promotion', id)
    const limits = { total: 5, perBuyer: 1 }
    await save({ id, revision: changed.revision, name: 'Named later', limits })
    await api().history.undoChange({ id: mistake.id })
    const back = await read(id)
    expect(back).toMatchObject({ name: 'Named later', effect: { percent: '10' } })
    expect(back.limits).toEqual({ perBuyer: 1 })
  })

  test('that was changed again is refused, and nothing is undone', async () => {
    const { id, revision } = await createWithCode('TWICE')
    const first = await save({ id, revision, name: 'First' })
    const { id: entryId } = await latest('promotion', id)
    await save({ id, revision: first.revision, name: 'Second' })
    await expect(api().history.undoChange({ id: entryId })).rejects.toMatchObject(
      conflict('name', 'CHANGED'),
    )
    expect(await read(id)).toMatchObject({ name: 'Second' })
  })

  test('is refused when the end would be before the start', async () => {
    const { id, revision } = await createWithCode('DATES')
    const at = (day: string) => new Date(`2031-01-${day}T00:00:00Z`)
    const one = await save({ id, revision, startDate: at('01'), endDate: at('10') })
    const two = await save({ id, revision: one.revision, endDate: at('30') })
    const longer = await latest('promotion', id)
    await save({ id, revision: two.revision, startDate: at('20') })
    await expect(api().history.undoChange({ id: longer.id })).rejects.toMatchObject(
      conflict('endDate', 'NOT_ALLOWED'),
    )
  })
})

describe('a deleted discount', () => {
  test('is restored with its codes, its uses and its id, and buyers use the code again', async () => {
    const { id } = await createWithCode('BACK')
    await api().promotions.generateCodes({ promotionId: id, count: 3 })
    const codes = await codesOf(id)
    await api().promotions.deletePromotion({ promotionId: id })
    await expect(read(id)).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
    await expect(buyWith('BACK')).rejects.toMatchObject({ status: 404 })
    const { groupId } = await undoLatest('promotion', id)
    expect(await codesOf(id)).toEqual(codes)
    const { cart } = await (await buyWith('back')).cart.get({})
    expect(cart?.codes).toEqual(['back'])
    await undoGroup(groupId)
    await expect(read(id)).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
  })

  test('stays deleted when another discount has one of its codes meanwhile', async () => {
    const { id } = await createWithCode('WANTED')
    await api().promotions.deletePromotion({ promotionId: id })
    await createWithCode('wanted')
    await expect(undoLatest('promotion', id)).rejects.toMatchObject(conflict('codes', 'TAKEN'))
  })
})

describe('a discount that was created', () => {
  test('is removed with its code by an undo, restored by another one, and removed again', async () => {
    const { id } = await createWithCode('MADE')
    const { groupId } = await latest('promotion', id)
    const undone = await undoGroup(groupId)
    await expect(read(id)).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
    const redone = await undoGroup(undone.groupId)
    expect(await codesOf(id)).toEqual(['MADE'])
    await undoGroup(redone.groupId)
    await expect(read(id)).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
    await createWithCode('MADE')
  })

  test('stays when somebody has added further codes', async () => {
    const { id } = await createWithCode('MORE')
    const created = await latest('promotion', id)
    await api().promotions.generateCodes({ promotionId: id, count: 2 })
    await expect(api().history.undoChange({ id: created.id })).rejects.toMatchObject(
      conflict('codes', 'IN_USE'),
    )
    expect(await codesOf(id)).toHaveLength(3)
  })
})

describe('codes', () => {
  test('that were generated are removed together, and restored together', async () => {
    const { id } = await createWithCode('KEEP')
    await api().promotions.generateCodes({ promotionId: id, count: 50 })
    const { groupId } = await undoLatest('promotion_code', id)
    expect(await codesOf(id)).toEqual(['KEEP'])
    const redone = await undoGroup(groupId)
    expect((await read(id)).codeCount).toBe(51)
    await undoGroup(redone.groupId)
    expect((await read(id)).codeCount).toBe(1)
  })

  test('that were deleted one by one come back, unless the same code exists again', async () => {
    const { id } = await createWithCode('ONE')
    const { codes } = await api().promotions.queryCodes({ promotionId: id })
    const codeId = codes[0]?.id ?? ''
    const remove = () => api().promotions.deleteCode({ promotionId: id, codeId })
    await remove()
    await undoLatest('promotion_code', codeId)
    expect(await codesOf(id)).toEqual(['ONE'])
    await remove()
    await createWithCode('One')
    await expect(undoLatest('promotion_code', codeId)).rejects.toMatchObject(
      conflict('code', 'TAKEN'),
    )
  })

  test('of a deleted discount stay deleted', async () => {
    const { id } = await createWithCode('ALONE')
    const { codes } = await api().promotions.queryCodes({ promotionId: id })
    const codeId = codes[0]?.id ?? ''
    await api().promotions.deleteCode({ promotionId: id, codeId })
    await api().promotions.deletePromotion({ promotionId: id })
    await expect(undoLatest('promotion_code', codeId)).rejects.toMatchObject(
      conflict('promotion', 'MISSING'),
    )
  })
})
