import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const NOBODY = '00000000-0000-4000-8000-000000000000'
type LimitedTable = 'promotions' | 'tax_exempt_groups' | 'delivery_profiles' | 'shipping_options'

/** Adds copies of a row, each with its own id. */
const addCopies = (table: LimitedTable, id: string, count: number) =>
  shop.server.platform.pool.query(
    `INSERT INTO ${table}
     SELECT copy.* FROM ${table} one, generate_series(1, $2::int) n,
            jsonb_populate_record(one, jsonb_build_object('id', md5($1::text || n)::uuid)) copy
      WHERE one.id = $1::uuid`,
    [id, count],
  )

const effect = { type: 'PERCENT', percent: '10' } as const

describe('promotions', () => {
  /** A site with 999 promotions. */
  const almostFull = async () => {
    const { people } = await shop.anotherSite()
    const { api } = people.merchant()
    const { promotion } = await api.promotions.createPromotion({
      promotion: { name: 'Sale', effect },
    })
    await addCopies('promotions', promotion.id, 998)
    return api
  }

  test('are limited to a thousand in a site', async () => {
    const { promotions } = await almostFull()
    const create = () => promotions.createPromotion({ promotion: { name: 'The last', effect } })
    const { promotion } = await create()
    expect(await codeOf(create())).toBe('409 TOO_MANY_PROMOTIONS')
    await promotions.deletePromotion({ promotionId: promotion.id })
    await create()
  })

  test('include discount rules in their limit, which are refused in the published form', async () => {
    const { discountRules } = await almostFull()
    const discountRule = {
      name: 'Ten percent',
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS' as const,
            discountType: 'PERCENTAGE' as const,
            percentage: '10',
            specificItemsInfo: {
              scopes: [
                {
                  id: 'lamp',
                  type: 'CATALOG_ITEM' as const,
                  catalogItemFilter: {
                    catalogAppId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
                    catalogItemIds: [NOBODY],
                  },
                },
              ],
            },
          },
        ],
      },
    }
    await discountRules.createDiscountRule({ discountRule })
    expect(await codeOf(discountRules.createDiscountRule({ discountRule }))).toBe(
      '428 MAX_DISCOUNT_RULES_REACHED',
    )
  })

  test('are limited to 100,000 codes each', async () => {
    const { site, people } = await shop.anotherSite()
    const { promotions } = people.merchant().api
    const { promotion } = await promotions.createPromotion({
      promotion: { name: 'Newsletter', trigger: 'CODE', effect },
    })
    const promotionId = promotion.id
    await shop.server.platform.pool.query(
      `INSERT INTO promotion_codes (site_id, promotion_id, id, code, code_key, created_date)
       SELECT $1, $2, lpad(to_hex(n), 32, '0')::uuid, 'code' || n, 'code' || n, now()
         FROM generate_series(1, 99999) n`,
      [site.id, promotionId],
    )
    expect(await codeOf(promotions.generateCodes({ promotionId, count: 2 }))).toBe(
      '409 TOO_MANY_PROMOTION_CODES',
    )
    await promotions.createCode({ promotionId, code: 'LAST' })
    expect(await codeOf(promotions.createCode({ promotionId, code: 'ANOTHER' }))).toBe(
      '409 TOO_MANY_PROMOTION_CODES',
    )
  })
})

describe('taxes', () => {
  test('are limited to a hundred groups of exempt buyers', async () => {
    const { taxes } = (await shop.anotherSite()).people.merchant().api
    const create = () => taxes.saveTaxExemptGroup({ exemptGroup: { name: 'Resellers' } })
    const { exemptGroup } = await create()
    await addCopies('tax_exempt_groups', exemptGroup.id, 98)
    await create()
    expect(await codeOf(create())).toBe('409 TOO_MANY_TAX_RECORDS')
  })

  test('return an error when an unknown group of exempt buyers is deleted', async () => {
    expect(await codeOf(merchant().taxes.deleteTaxExemptGroup({ id: NOBODY }))).toBe(
      '404 TAX_EXEMPT_GROUP_NOT_FOUND',
    )
  })

  test('are not calculated with an unknown tax calculator', async () => {
    const taxRegion = { country: 'DE', subdivision: '', appId: NOBODY }
    expect(await codeOf(merchant().taxRegions.createTaxRegion({ taxRegion }))).toBe(
      '404 CALCULATOR_ID_NOT_FOUND',
    )
    expect((await merchant().taxes.listTaxes({})).regions).toEqual([])
  })
})

describe('delivery', () => {
  const shared = {
    estimatedDeliveryTime: '2–3 days',
    active: true,
    deliveryRegionIds: [],
    rates: [{ amount: '4.90', conditions: [], multiplyByQuantity: false }],
    freeFrom: null,
  }

  test('is limited to 99 profiles besides the default one', async () => {
    const { delivery } = (await shop.anotherSite()).people.merchant().api
    const create = (name: string) =>
      delivery.saveDeliveryProfile({ profile: { name, regions: [] } })
    const { profile } = await create('Furniture')
    await addCopies('delivery_profiles', profile.id, 97)
    await create('The last')
    expect((await delivery.listDelivery({})).profiles).toHaveLength(100)
    expect(await codeOf(create('Another'))).toBe('409 DELIVERY_PROFILES_LIMIT_EXCEEDED')
  })

  test('is limited to 500 shipping options', async () => {
    const { delivery } = (await shop.anotherSite()).people.merchant().api
    const create = () => delivery.saveShippingOption({ option: { title: 'Parcel', ...shared } })
    const { option } = await create()
    await addCopies('shipping_options', option.id, 498)
    await create()
    expect(await codeOf(create())).toBe('409 DELIVERY_OPTIONS_LIMIT_EXCEEDED')
  })

  test('returns an error when an unknown pick-up location is deleted', async () => {
    expect(await codeOf(merchant().delivery.deletePickupLocation({ id: NOBODY }))).toBe(
      '404 PICKUP_LOCATION_NOT_FOUND',
    )
  })
})
