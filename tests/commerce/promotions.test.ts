import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf } from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const promotions = () => shop.people.merchant().api.promotions
const tenPercent = { type: 'PERCENT', percent: '10' } as const

describe('promotions', () => {
  test('are created with all fields, and read again', async () => {
    const { promotion } = await promotions().createPromotion({
      promotion: {
        name: 'Winter sale',
        startDate: new Date('2030-01-01T00:00:00Z'),
        endDate: new Date('2030-02-01T00:00:00Z'),
        condition: {
          type: 'ALL',
          conditions: [
            { type: 'SUBTOTAL', fromAmount: '50.00' },
            { type: 'QUANTITY', fromQuantity: 2, scope: [{ type: 'PRODUCTS', ids: ['bowl'] }] },
          ],
        },
        effect: { type: 'PERCENT', percent: '12.50', level: 'PIECE' },
        scope: [{ type: 'COLLECTIONS', ids: ['winter', 'winter'] }],
        combination: { group: 'sales', mode: 'BEST_OF', notOnReducedPrices: true },
        limits: { total: 100, perBuyer: 1, budget: '1000' },
      },
    })
    expect(promotion).toMatchObject({
      revision: '1',
      name: 'Winter sale',
      active: true,
      status: 'SCHEDULED',
      trigger: 'AUTOMATIC',
      condition: {
        type: 'ALL',
        conditions: [
          { type: 'SUBTOTAL', fromAmount: '50' },
          { type: 'QUANTITY', fromQuantity: 2, scope: [{ type: 'PRODUCTS', ids: ['bowl'] }] },
        ],
      },
      effect: { type: 'PERCENT', percent: '12.5', level: 'PIECE', onlyCheapestPiece: false },
      scope: [{ type: 'COLLECTIONS', ids: ['winter'] }],
      combination: { group: 'sales', rank: 0, mode: 'BEST_OF', notOnReducedPrices: true },
      limits: { total: 100, perBuyer: 1, budget: '1000.00' },
      usage: { count: 0, spent: '0.00' },
      codeCount: 0,
      source: 'PROMOTION',
    })
    expect(await promotions().getPromotion({ promotionId: promotion.id })).toEqual({ promotion })
    const [fact] = await factsOf(shop, promotion.id)
    expect(fact).toMatchObject({ name: 'promotion.created', after: { name: 'Winter sale' } })
  })

  test('are saved by revision: absent fields do not change, null clears, a stale revision is refused', async () => {
    const { promotion } = await promotions().createPromotion({
      promotion: { name: 'Old', effect: tenPercent, limits: { total: 5 } },
    })
    const { id } = promotion
    const saved = await promotions().savePromotion({
      promotion: { id, revision: '1', name: 'New', limits: null },
    })
    expect(saved.promotion).toMatchObject({ revision: '2', name: 'New', limits: {} })
    expect(saved.promotion.effect).toEqual(promotion.effect)
    await expect(
      promotions().savePromotion({ promotion: { id, revision: '1', name: 'Late' } }),
    ).rejects.toMatchObject({ code: 'PROMOTION_REVISION_STALE', status: 409 })
    const { promotion: off } = await promotions().activatePromotion({
      promotionId: id,
      active: false,
    })
    expect(off).toMatchObject({ status: 'OFF', revision: '3', name: 'New' })
    await promotions().deletePromotion({ promotionId: id })
    await expect(promotions().getPromotion({ promotionId: id })).rejects.toMatchObject({
      code: 'PROMOTION_NOT_FOUND',
    })
    expect((await factsOf(shop, id)).map(({ name }) => name)).toEqual([
      'promotion.created',
      'promotion.changed',
      'promotion.changed',
      'promotion.deleted',
    ])
  })

  test('report every error of a definition at once, and save nothing', async () => {
    const before = await promotions().queryPromotions({})
    const refused = promotions().createPromotion({
      promotion: {
        name: 'Wrong',
        condition: {
          type: 'ANY',
          conditions: [{ type: 'SUBTOTAL' }, { type: 'QUANTITY', fromQuantity: 5, toQuantity: 2 }],
        },
        effect: { type: 'PERCENT', percent: '120', buy: 2 },
        scope: [{ type: 'PRODUCTS' }],
      },
    })
    await expect(refused).rejects.toMatchObject({
      violations: [
        { field: 'promotion.condition.conditions[0].fromAmount' },
        { field: 'promotion.condition.conditions[1].toQuantity' },
        { field: 'promotion.effect.buy', violatedRule: 'FIELD_NOT_ALLOWED' },
        { field: 'promotion.scope[0].ids', violatedRule: 'REQUIRED_FIELD' },
      ],
    })
    for (const [field, effect] of [
      ['promotion.effect.percent', { type: 'PERCENT', percent: '0' }],
      ['promotion.effect.amount', { type: 'AMOUNT', amount: '1.999' }],
      ['promotion.effect.price', { type: 'FIXED_PRICE', price: '-1' }],
      ['promotion.effect.get', { type: 'BUY_GET', buy: 2 }],
    ] as const) {
      await expect(
        promotions().createPromotion({ promotion: { name: 'Wrong', effect } }),
      ).rejects.toMatchObject({ violations: [{ field }] })
    }
    const backwards = { startDate: new Date('2030-02-01'), endDate: new Date('2030-01-01') }
    await expect(
      promotions().createPromotion({
        promotion: { name: 'Wrong', effect: tenPercent, ...backwards },
      }),
    ).rejects.toMatchObject({ violations: [{ field: 'promotion.endDate' }] })
    const after = await promotions().queryPromotions({})
    expect(after.pagingMetadata.total).toBe(before.pagingMetadata.total)
  })

  test('are listed by status and code, page by page', async () => {
    for (const name of ['P1', 'P2', 'P3']) {
      await promotions().createPromotion({
        promotion: { name, trigger: 'CODE', effect: tenPercent, active: name !== 'P2' },
        code: `code-${name}`,
      })
    }
    const named = async (filter: object) => {
      const { promotions: found } = await promotions().queryPromotions({
        query: { filter, sort: [{ fieldName: 'name' }] },
      })
      return found.map(({ name }) => name)
    }
    const those = { name: { $in: ['P1', 'P2', 'P3'] } }
    expect(await named({ ...those, status: 'LIVE' })).toEqual(['P1', 'P3'])
    expect(await named({ ...those, status: 'OFF' })).toEqual(['P2'])
    expect(await named({ code: 'CODE-p3' })).toEqual(['P3'])
    const query = { filter: those, sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } }
    const first = await promotions().queryPromotions({ query })
    const next = first.pagingMetadata.cursors?.next ?? ''
    const second = await promotions().queryPromotions({ query: { cursorPaging: { cursor: next } } })
    expect(first.pagingMetadata).toMatchObject({ count: 2, total: 3, hasNext: true })
    expect(second.promotions.map(({ name, code }) => [name, code])).toEqual([['P3', 'code-P3']])
    await expect(named({ colour: 'red' })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
  })
})

test('other products can be required: for each pot two cups at half the price', async () => {
  const [pot, cup] = [crypto.randomUUID(), crypto.randomUUID()]
  const effect = {
    type: 'BUY_GET' as const,
    buy: 1,
    get: 2,
    percent: '50',
    buyScope: [{ type: 'PRODUCTS' as const, ids: [pot] }],
  }
  const { promotion } = await promotions().createPromotion({
    promotion: { name: 'Cups', effect, scope: [{ type: 'PRODUCTS', ids: [cup] }] },
  })
  expect(promotion.effect).toEqual(effect)
  const cups = { id: 'cups', productId: cup, quantity: 3, unitPrice: '8' }
  const { totals } = await promotions().previewPromotions({
    lines: [{ id: 'pot', productId: pot, quantity: 1, unitPrice: '40' }, cups],
  })
  expect(totals.discount).toBe('8.00')
  const { verdicts } = await promotions().previewPromotions({ lines: [cups] })
  expect(verdicts.find(({ id }) => id === promotion.id)).toMatchObject({
    applies: false,
    reason: 'too-few-for-a-set',
    have: '0',
    need: '1',
  })
  const renamed = await promotions().savePromotion({
    promotion: { id: promotion.id, revision: '1', name: 'Cups for pots' },
  })
  expect(renamed.promotion.effect).toEqual(effect)
  await promotions().deletePromotion({ promotionId: promotion.id })
})

test('a list takes as many statements for many promotions as for one', async () => {
  const statementsOf = async (limit: number) => {
    const query = { paging: { limit } }
    await promotions().queryPromotions({ query })
    const { result, statements } = await shop.countStatements(() =>
      promotions().queryPromotions({ query }),
    )
    expect(result.promotions).toHaveLength(limit)
    return statements.length
  }
  for (let n = 0; n < 5; n += 1)
    await promotions().createPromotion({ promotion: { name: `Many ${n}`, effect: tenPercent } })
  const one = await statementsOf(1)
  expect(await statementsOf(5)).toBe(one)
  expect(one).toBeLessThanOrEqual(4)
})

describe('codes', () => {
  const byCode = async (name: string) =>
    (
      await promotions().createPromotion({
        promotion: { name, trigger: 'CODE', effect: { type: 'AMOUNT', amount: '5' } },
      })
    ).promotion.id

  test('are unique in the site, ignoring case', async () => {
    const [one, other] = [await byCode('One'), await byCode('Other')]
    await promotions().createCode({ promotionId: one, code: 'Hello', usageLimit: 3 })
    await expect(
      promotions().createCode({ promotionId: other, code: 'HELLO' }),
    ).rejects.toMatchObject({ code: 'PROMOTION_CODE_TAKEN' })
    const { codes } = await promotions().queryCodes({ promotionId: one })
    expect(codes).toMatchObject([{ code: 'Hello', usageLimit: 3, used: 0 }])
    await promotions().deleteCode({ promotionId: one, codeId: codes[0]?.id ?? '' })
    await promotions().createCode({ promotionId: other, code: 'hello' })
    await expect(
      promotions().deleteCode({ promotionId: other, codeId: codes[0]?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'PROMOTION_CODE_NOT_FOUND' })
  })

  test('are generated by the thousand, each with one use', async () => {
    const promotionId = await byCode('Newsletter')
    const { codes } = await promotions().generateCodes({
      promotionId,
      count: 10_000,
      prefix: 'NEWS',
    })
    expect(new Set(codes).size).toBe(10_000)
    expect(codes.every((code) => /^NEWS(-[B-DF-HJ-NP-TV-XZ2-9]{4}){3}$/.test(code))).toBe(true)
    const { codes: page, pagingMetadata } = await promotions().queryCodes({
      promotionId,
      query: { filter: { code: { $startsWith: 'news' } }, paging: { limit: 5 } },
    })
    expect(pagingMetadata).toMatchObject({ count: 5, total: 10_000, hasNext: true })
    expect(page[0]).toMatchObject({ usageLimit: 1, used: 0 })
    const { promotion } = await promotions().getPromotion({ promotionId })
    expect(promotion.codeCount).toBe(10_000)
  })

  test('can be added only to promotions with codes, which then cannot become automatic', async () => {
    const { promotion } = await promotions().createPromotion({
      promotion: { name: 'Automatic', effect: tenPercent },
    })
    await expect(
      promotions().createCode({ promotionId: promotion.id, code: 'nothing' }),
    ).rejects.toMatchObject({ code: 'PROMOTION_NEEDS_NO_CODE' })
    const id = await byCode('Coded')
    await promotions().createCode({ promotionId: id, code: 'coded' })
    await expect(
      promotions().savePromotion({ promotion: { id, revision: '1', trigger: 'AUTOMATIC' } }),
    ).rejects.toMatchObject({ violations: [{ field: 'promotion.trigger' }] })
  })

  test('of another site cannot be read or changed', async () => {
    const id = await byCode('Ours')
    await promotions().createCode({ promotionId: id, code: 'ours-alone' })
    const second = await shop.anotherSite()
    await expect(
      second.people.merchant().api.promotions.getPromotion({ promotionId: id }),
    ).rejects.toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
  })
})
