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

  test('sell bundles at one price at most a hundred times', async () => {
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

  test('return the fields as they were sent, and those of the promotion after a change there', async () => {
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

  test('do not lose fields that the published form does not have', async () => {
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
