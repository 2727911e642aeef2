import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const PRODUCT = '3f1c1f6c-28cf-4a40-9c57-5e2d0b7d5a11'

const specification = (code: string, change: object = {}) => ({
  name: 'Spring',
  code,
  startTime: '1767225600000',
  percentOffRate: '15',
  scope: { namespace: 'stores' },
  ...change,
})

describe('coupons', () => {
  test('are created, read, changed and deleted by published clients', async () => {
    const group = { name: 'product', entityId: PRODUCT }
    const { id } = await api().coupons.createCoupon({
      specification: specification('SPRING', {
        usageLimit: 10,
        limitedToOneItem: true,
        scope: { namespace: 'stores', group },
      }),
    })
    const { coupon } = await api().coupons.getCoupon({ id })
    expect(coupon).toMatchObject({
      id,
      expired: false,
      numberOfUsages: 0,
      specification: {
        name: 'Spring',
        code: 'SPRING',
        startTime: '1767225600000',
        percentOffRate: '15',
        type: 'PercentOff',
        usageLimit: 10,
        limitedToOneItem: true,
        active: true,
        scope: { namespace: 'stores', group },
      },
    })
    expect(coupon.dateCreated).toMatch(/^\d{13}$/)
    await api().coupons.updateCoupon({
      id,
      specification: {
        code: 'Summer',
        usageLimit: null,
        expirationTime: '2034-01-01T00:00:00.000Z',
      },
    })
    const { coupon: changed } = await api().coupons.getCoupon({ id })
    expect(changed.specification).toMatchObject({
      name: 'Spring',
      code: 'Summer',
      percentOffRate: '15',
      expirationTime: '2019686400000',
      scope: { namespace: 'stores', group },
    })
    expect(changed.specification.usageLimit).toBeUndefined()
    await api().coupons.deleteCoupon({ id })
    await expect(api().coupons.getCoupon({ id })).rejects.toMatchObject({
      code: 'COUPON_NOT_FOUND',
      status: 404,
    })
  })

  test('do not lose fields that the published form does not have', async () => {
    const { id } = await api().coupons.createCoupon({ specification: specification('RICH') })
    const rich = {
      condition: { type: 'COUNTRY' as const, countries: ['DE'] },
      effect: { type: 'PERCENT' as const, percent: '15', level: 'PIECE' as const },
      scope: [{ type: 'PRODUCTS' as const, ids: ['bowl', 'cup'] }],
      limits: { budget: '500' },
    }
    await api().promotions.savePromotion({ promotion: { id, revision: '1', ...rich } })
    await api().coupons.updateCoupon({ id, specification: { name: 'Renamed' } })
    await api().coupons.updateCoupon({ id, specification: { limitedToOneItem: true } })
    const { promotion } = await api().promotions.getPromotion({ promotionId: id })
    expect(promotion).toMatchObject({
      ...rich,
      name: 'Renamed',
      effect: { ...rich.effect, onlyCheapestPiece: true },
      limits: { budget: '500.00' },
    })
    const effect = { type: 'QUANTITY_PRICE', quantity: 3, price: '20' } as const
    await api().promotions.savePromotion({ promotion: { id, revision: '4', effect } })
    await api().coupons.updateCoupon({ id, specification: { name: 'Three for 20' } })
    const changed = await api().promotions.getPromotion({ promotionId: id })
    expect(changed.promotion).toMatchObject({ name: 'Three for 20', effect, scope: rich.scope })
  })

  test('are changed by several at once without losing a change', async () => {
    const { id } = await api().coupons.createCoupon({ specification: specification('SHARED') })
    const changes = [
      { name: 'Shared' },
      { usageLimit: 7 },
      { percentOffRate: '20' },
      { code: 'OUR' },
    ]
    await Promise.all(
      changes.map((change) => api().coupons.updateCoupon({ id, specification: change })),
    )
    const { coupon } = await api().coupons.getCoupon({ id })
    expect(coupon.specification).toMatchObject(Object.assign({}, ...changes))
  })

  test('that are renamed to one code at once: one gets it, the others are refused', async () => {
    const ids = await Promise.all(
      ['one', 'two', 'three', 'four'].map(async (code) => {
        const created = await api().coupons.createCoupon({ specification: specification(code) })
        return created.id
      }),
    )
    const results = await Promise.allSettled(
      ids.map((id) => api().coupons.updateCoupon({ id, specification: { code: 'WANTED' } })),
    )
    const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refusals).toEqual(Array(3).fill('ERROR_COUPON_CODE_ALREADY_EXISTS'))
  })

  test('refuse contradicting fields, and a code that is in use', async () => {
    const refused = (change: object) =>
      api().coupons.createCoupon({ specification: specification('odd', change) })
    for (const [field, change] of [
      ['specification', { percentOffRate: null }],
      ['specification', { moneyOffAmount: '5' }],
      ['specification.minimumSubtotal', { minimumSubtotal: '10' }],
      ['specification.scope', { scope: null }],
      ['specification.scope', { percentOffRate: null, freeShipping: true }],
      ['specification.startTime', { startTime: 'soon' }],
      ['specification.expirationTime', { expirationTime: '1767225599999' }],
      ['specification.code', { code: null }],
    ] as const) {
      await expect(refused(change), field).rejects.toMatchObject({ violations: [{ field }] })
    }
    await api().coupons.createCoupon({ specification: specification('Taken') })
    await expect(
      api().coupons.createCoupon({ specification: specification('TAKEN') }),
    ).rejects.toMatchObject({ code: 'ERROR_COUPON_CODE_ALREADY_EXISTS', status: 409 })
  })

  test('are listed by filters in text, and created and deleted in bulk', async () => {
    const { results, bulkActionMetadata } = await api().coupons.bulkCreateCoupons({
      specifications: [
        specification('bulk-1', { name: 'Bulk', expirationTime: '1767225700000' }),
        specification('bulk-2', { name: 'Bulk', active: false }),
        specification('BULK-1', { name: 'Bulk' }),
      ],
      returnFullEntity: true,
    })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(results[0]?.coupon?.specification.code).toBe('bulk-1')
    expect(results[2]?.itemMetadata).toMatchObject({
      success: false,
      error: { code: 'ERROR_COUPON_CODE_ALREADY_EXISTS' },
    })
    const found = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), sort: '{"specification.name":"asc"}' }
      const { coupons, totalResults } = await api().coupons.queryCoupons({ query })
      return [totalResults, coupons.map((one) => one.specification.code).toSorted()]
    }
    const bulk = { 'specification.name': 'Bulk' }
    expect(await found(bulk)).toEqual([2, ['bulk-1', 'bulk-2']])
    expect(await found({ ...bulk, expired: 'true' })).toEqual([1, ['bulk-1']])
    expect(await found({ ...bulk, 'specification.active': false })).toEqual([1, ['bulk-2']])
    expect(await found({ ...bulk, 'specification.code': 'BULK-2' })).toEqual([1, ['bulk-2']])
    const after = { 'specification.expirationTime': { $gt: '1767225600000' } }
    expect(await found({ ...bulk, ...after })).toEqual([1, ['bulk-1']])
    const ids = results.flatMap(({ itemMetadata: { id } }) => (id ? [id] : []))
    const deleted = await api().coupons.bulkDeleteCoupons({ ids: [...ids, PRODUCT] })
    expect(deleted.results.map(({ success }) => success)).toEqual([true, true, false])
    expect(deleted.deleteMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    expect(await found(bulk)).toEqual([0, []])
  })
})
