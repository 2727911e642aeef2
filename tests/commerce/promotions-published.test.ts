import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
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
  test('are created, read, changed and deleted as the published client does', async () => {
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

  test('stay as they are in what the published form cannot say', async () => {
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

  test('refuse what contradicts itself, and a code that is taken', async () => {
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

const scope = (id: string) => ({
  id,
  type: 'CATALOG_ITEM' as const,
  catalogItemFilter: { catalogAppId: STORES, catalogItemIds: [PRODUCT] },
})
const rule = (change: object = {}) => ({
  name: 'Ten percent',
  discounts: {
    values: [
      {
        targetType: 'SPECIFIC_ITEMS' as const,
        discountType: 'PERCENTAGE' as const,
        percentage: '10.5',
        specificItemsInfo: { scopes: [scope('my-scope')] },
      },
    ],
  },
  ...change,
})

describe('discount rules', () => {
  test('have scopes of two types, and triggers of at most ten applications', async () => {
    const create = (change: object) =>
      api().discountRules.createDiscountRule({ discountRule: rule(change) })
    const withScope = (type?: string) => {
      const range = { scopes: [{ ...scope('some'), type }], from: '50' }
      return { trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: range } }
    }
    for (const type of ['UNDEFINED_SCOPE', undefined]) {
      expect(await refusal(create(withScope(type)))).toMatchObject({
        violations: [{ ruleName: 'INVALID_SCOPE_TYPE' }],
      })
    }
    const withApp = (appId: string) => ({
      trigger: { triggerType: 'CUSTOM', customTrigger: { id: 'vip', appId } },
    })
    for (let at = 1; at <= 10; at++) await create(withApp(`app-${at}`))
    expect(await codeOf(create(withApp('app-11')))).toBe('428 MAX_CUSTOM_TRIGGER_APPS_EXCEEDED')
    const { discountRule } = await create(withApp('app-10'))
    const { id, revision } = discountRule
    const change = api().discountRules.updateDiscountRule({
      discountRule: { id, revision, ...withApp('app-11') } as never,
    })
    expect(await codeOf(change)).toBe('428 MAX_CUSTOM_TRIGGER_APPS_EXCEEDED')
    const native = api().promotions.createPromotion({
      promotion: {
        name: 'For clubs',
        trigger: 'AUTOMATIC',
        condition: { type: 'APP', appId: 'app-12', key: 'club' },
        effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      },
    })
    expect(await codeOf(native)).toBe('409 TOO_MANY_TRIGGER_APPS')
  })

  test('sell several pieces for one price a hundred times at most', async () => {
    const site = await shop.anotherSite()
    const { discountRules, promotions } = site.people.merchant().api
    const [plain] = rule().discounts.values
    const threeForTwo = {
      ...plain,
      discountType: 'QUANTITY_BASED' as const,
      quantityBased: { configurations: [{ quantity: 3, price: '20' }] },
    }
    const create = () =>
      discountRules.createDiscountRule({
        discountRule: { ...rule(), discounts: { values: [threeForTwo] } },
      })
    for (let at = 0; at < 100; at++) await create()
    expect(await codeOf(create())).toBe('428 MAX_QUANTITY_BASED_DISCOUNTS_REACHED')
    const native = promotions.createPromotion({
      promotion: {
        name: 'Three for two',
        trigger: 'AUTOMATIC',
        effect: { type: 'QUANTITY_PRICE', quantity: 3, price: '20' },
      },
    })
    expect(await codeOf(native)).toBe('409 TOO_MANY_QUANTITY_PRICES')
  })

  test('keep what a caller wrote, and say the model’s when it was changed elsewhere', async () => {
    const trigger = {
      triggerType: 'AND' as const,
      and: {
        triggers: [
          { triggerType: 'SUBTOTAL_RANGE' as const, subtotalRange: { scopes: [], from: '50.00' } },
          {
            triggerType: 'ITEM_QUANTITY_RANGE' as const,
            itemQuantityRange: { scopes: [scope('other')], from: 2, to: 9 },
          },
        ],
      },
    }
    const activeTimeInfo = { start: new Date('2035-01-01T00:00:00Z') }
    const { discountRule } = await api().discountRules.createDiscountRule({
      discountRule: rule({ trigger, activeTimeInfo }),
    })
    expect(discountRule).toMatchObject({
      revision: '1',
      active: true,
      status: 'PENDING',
      usageCount: 0,
      trigger,
      activeTimeInfo,
      discounts: rule().discounts,
    })
    const { id } = discountRule
    const native = await api().promotions.getPromotion({ promotionId: id })
    expect(native.promotion).toMatchObject({
      source: 'DISCOUNT_RULE',
      effect: { type: 'PERCENT', percent: '10.5', level: 'PIECE' },
      scope: [{ type: 'PRODUCTS', ids: [PRODUCT] }],
      condition: {
        type: 'ALL',
        conditions: [
          { type: 'SUBTOTAL', fromAmount: '50' },
          { type: 'QUANTITY', toQuantity: 9 },
        ],
      },
    })
    await api().promotions.savePromotion({
      promotion: { id, revision: '1', scope: [{ type: 'COLLECTIONS', ids: ['a', 'b'] }] },
    })
    const { discountRule: changed } = await api().discountRules.getDiscountRule({
      discountRuleId: id,
    })
    expect(changed.discounts.values?.[0]?.specificItemsInfo?.scopes).toEqual([
      {
        id: 'scope-1',
        type: 'CUSTOM_FILTER',
        customFilter: { appId: STORES, params: { collectionIds: ['a', 'b'] } },
      },
    ])
  })

  test('stay as they are in what the published form cannot say', async () => {
    const { discountRule } = await api().discountRules.createDiscountRule({ discountRule: rule() })
    const { id } = discountRule
    const rich = {
      condition: {
        type: 'ALL' as const,
        conditions: [
          { type: 'COUNTRY' as const, countries: ['DE'] },
          { type: 'SUBTOTAL' as const, fromAmount: '50' },
        ],
      },
      effect: { type: 'BUY_GET' as const, buy: 2, get: 1, percent: '100' },
      scope: [{ type: 'EXCEPT_PRODUCTS' as const, ids: ['bowl'] }],
    }
    await api().promotions.savePromotion({ promotion: { id, revision: '1', ...rich } })
    await api().discountRules.updateDiscountRule({
      discountRule: { id, revision: '2', name: 'Renamed' },
    })
    const renamed = await api().promotions.getPromotion({ promotionId: id })
    expect(renamed.promotion).toMatchObject({ ...rich, name: 'Renamed' })
    const { discounts } = rule()
    await api().discountRules.updateDiscountRule({ discountRule: { id, revision: '3', discounts } })
    const discounted = await api().promotions.getPromotion({ promotionId: id })
    expect(discounted.promotion).toMatchObject({
      condition: rich.condition,
      effect: { type: 'PERCENT', percent: '10.5' },
      scope: [{ type: 'PRODUCTS', ids: [PRODUCT] }],
    })
  })

  test('are changed by revision, listed and deleted', async () => {
    const { discountRule } = await api().discountRules.createDiscountRule({
      discountRule: rule({ name: 'Listed' }),
    })
    const { id } = discountRule
    const { discountRule: changed } = await api().discountRules.updateDiscountRule({
      discountRule: { id, revision: '1', name: 'Listed too', active: false },
    })
    expect(changed).toMatchObject({ revision: '2', name: 'Listed too', active: false })
    await expect(
      api().discountRules.updateDiscountRule({ discountRule: { id, revision: '1', name: 'Late' } }),
    ).rejects.toMatchObject({ code: 'INVALID_REVISION', status: 409 })
    const { discountRules, pagingMetadata } = await api().discountRules.queryDiscountRules({
      query: { filter: { name: 'Listed too' }, cursorPaging: { limit: 50 } },
    })
    expect(discountRules.map((one) => one.id)).toEqual([id])
    expect(pagingMetadata).toMatchObject({ count: 1, hasNext: false })
    await api().discountRules.deleteDiscountRule({ discountRuleId: id })
    await expect(api().discountRules.getDiscountRule({ discountRuleId: id })).rejects.toMatchObject(
      { code: 'DISCOUNT_RULE_NOT_FOUND' },
    )
  })

  test('name what is wrong by the names of the published rules', async () => {
    const nested = {
      triggerType: 'AND' as const,
      and: {
        triggers: [
          { triggerType: 'OR' as const, or: {} },
          { triggerType: 'SUBTOTAL_RANGE' as const },
        ],
      },
    }
    const quantity = { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 3, to: 2 } }
    for (const [ruleName, change] of [
      ['OPERATOR_TOO_DEEPLY_NESTED', { trigger: nested }],
      ['MISSING_SUBTOTAL_RANGE', { trigger: { triggerType: 'SUBTOTAL_RANGE' } }],
      ['INVALID_ITEM_QUANTITY_RANGE', { trigger: quantity }],
      ['INVALID_TRIGGER_TYPE', { trigger: {} }],
      ['INVALID_EMPTY_DISCOUNT', { discounts: { values: [] } }],
      ['INVALID_ACTIVE_TIME_RANGE', { activeTimeInfo: { start: new Date(2), end: new Date(1) } }],
    ] as const) {
      const refused = api().discountRules.createDiscountRule({ discountRule: rule(change) })
      const error = await refused.then(
        () => undefined,
        (thrown) => thrown,
      )
      expect(error?.violations?.map((one: { ruleName: string }) => one.ruleName)).toContain(
        ruleName,
      )
    }
  })
})
