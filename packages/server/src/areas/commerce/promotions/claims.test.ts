import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../dialects/v1/handlers/shop.test.fixture.ts'
import { inSavepoint } from '../../../platform/savepoint.ts'
import { createEvents } from '../../site/events/index.ts'
import { createPromotions, type Limits, type PromotionDraft } from './index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const promotions = createPromotions({ events: createEvents(), currencyOf: async () => 'EUR' })
const noLimits: Limits = { total: null, perBuyer: null, budgetMinor: null }

const draft = (change: Partial<PromotionDraft>): PromotionDraft => ({
  name: 'Ten off',
  active: true,
  startDate: null,
  endDate: null,
  trigger: 'CODE',
  condition: null,
  effect: { type: 'AMOUNT', amount: '10', level: 'SUM', onlyCheapestPiece: false },
  scope: [],
  combination: {
    group: null,
    rank: 0,
    mode: 'STACK',
    notOnReducedPrices: false,
    notOnSubscriptions: false,
  },
  limits: noLimits,
  published: {},
  ...change,
})

async function create(change: Partial<PromotionDraft>, usageLimit: number | null = null) {
  return shop.work(async (tx) => {
    const { id } = await promotions.create(tx, 'PROMOTION', draft(change))
    const code = await promotions.addCode(tx, id, { code: randomUUID().slice(0, 13), usageLimit })
    return { promotionId: id, codeId: code.id, code: code.code }
  })
}

type CreatedPromotion = Awaited<ReturnType<typeof create>>
const claim = (
  { promotionId, codeId }: CreatedPromotion,
  {
    orderId = randomUUID() as string,
    email = `${randomUUID()}@example.com`,
    amountMinor = 1000,
  } = {},
) =>
  shop.work((tx) =>
    promotions.claim(tx, {
      orderId,
      buyer: { email },
      claims: [{ promotionId, codeId, amountMinor }],
    }),
  )
const countsOf = ({ promotionId, code }: CreatedPromotion) =>
  shop.work(async (tx) => {
    const { used, spentMinor } = await promotions.get(tx, promotionId)
    const [first] = await promotions.firstCodes(tx, [promotionId])
    return { used, spentMinor, code, usedCode: first?.used }
  })

async function claimedOf(
  created: CreatedPromotion,
  buyers: number,
  email?: string,
): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: buyers }, () => claim(created, email ? { email } : {})),
  )
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('limits with concurrent orders', () => {
  test('of 50 orders with a code that has one use left, one gets it', async () => {
    const created = await create({}, 3)
    await claim(created)
    await claim(created)
    expect(await claimedOf(created, 50)).toBe(1)
    expect(await countsOf(created)).toMatchObject({ used: 3, usedCode: 3, spentMinor: 3000 })
  })

  test('neither the total, the budget nor the limit of a buyer is exceeded', async () => {
    const total = await create({ limits: { ...noLimits, total: 7 } })
    expect(await claimedOf(total, 20)).toBe(7)
    const budget = await create({ limits: { ...noLimits, budgetMinor: 4500 } })
    expect(await claimedOf(budget, 20)).toBe(4)
    expect(await countsOf(budget)).toMatchObject({ used: 4, usedCode: 4, spentMinor: 4000 })
    const perBuyer = await create({ limits: { ...noLimits, perBuyer: 2 } })
    expect(await claimedOf(perBuyer, 20, 'ada@example.com')).toBe(2)
    await expect(claim(perBuyer, { email: ' ADA@Example.com' })).rejects.toMatchObject({
      definition: { code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' },
    })
    expect(await claimedOf(perBuyer, 1, 'bob@example.com')).toBe(1)
    expect(await countsOf(perBuyer)).toMatchObject({ used: 3, usedCode: 3 })
  })

  test('one order counts once, and releases its uses once', async () => {
    const created = await create({ limits: { ...noLimits, total: 2 } }, 2)
    const orderId = randomUUID()
    await claim(created, { orderId })
    await claim(created, { orderId })
    await claim(created)
    await expect(claim(created)).rejects.toMatchObject({
      definition: { code: 'ERROR_COUPON_USAGE_EXCEEDED' },
    })
    for (let n = 0; n < 2; n += 1) await shop.work((tx) => promotions.release(tx, orderId))
    expect(await countsOf(created)).toMatchObject({ used: 1, usedCode: 1, spentMinor: 1000 })
    await claim(created)
    expect(await countsOf(created)).toMatchObject({ used: 2, usedCode: 2, spentMinor: 2000 })
  })

  test('orders with several promotions in any order do not deadlock', async () => {
    const all = [await create({}), await create({}), await create({})]
    const claims = all.map(({ promotionId, codeId }) => ({ promotionId, codeId, amountMinor: 1 }))
    const place = (turned: boolean) =>
      shop.work((tx) =>
        promotions.claim(tx, {
          orderId: randomUUID(),
          buyer: { email: `${randomUUID()}@example.com` },
          claims: turned ? claims.toReversed() : claims,
        }),
      )
    await Promise.all(Array.from({ length: 30 }, (_, n) => place(n % 2 === 0)))
    for (const one of all) expect(await countsOf(one)).toMatchObject({ used: 30, usedCode: 30 })
  })
})

test('a failed part of a transaction saves nothing, and the rest is saved', async () => {
  const name = randomUUID()
  const { before, after } = await shop.work(async (tx) => {
    const whole = await promotions.create(tx, 'PROMOTION', draft({ name }))
    const facts = [...tx.facts]
    const failed = inSavepoint(tx, async () => {
      const half = await promotions.create(tx, 'PROMOTION', draft({ name }))
      await promotions.addCode(tx, half.id, { code: `${name} half`, usageLimit: null })
      await sql`SELECT 1 / 0`.execute(tx.db)
    })
    await expect(failed).rejects.toThrow('division by zero')
    expect(tx.facts).toEqual(facts)
    const code = await inSavepoint(tx, () =>
      promotions.addCode(tx, whole.id, { code: `${name} half`, usageLimit: null }),
    )
    return { before: whole, after: code }
  })
  expect(after.promotionId).toBe(before.id)
  const { rows } = await shop.work((tx) =>
    sql`SELECT FROM promotions WHERE site_id = ${tx.siteId} AND name = ${name}`.execute(tx.db),
  )
  expect(rows).toHaveLength(1)
})

describe('a code that a buyer enters', () => {
  const refusal = async (code: string, email?: string) =>
    shop
      .work((tx) => promotions.findCode(tx, code, { buyer: { email } }))
      .then(
        () => undefined,
        (error) => error.definition.code,
      )

  test('is refused with the reason', async () => {
    const soon = new Date(Date.now() + 365 * 86_400_000)
    const past = new Date('2020-01-01T00:00:00Z')
    const off = await create({ active: false })
    const early = await create({ startDate: soon })
    const late = await create({ endDate: past })
    const gone = await create({}, 1)
    await claim(gone)
    const own = await create({ limits: { ...noLimits, perBuyer: 1 } })
    await claim(own, { email: 'ada@example.com' })
    expect(await refusal('no such code')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(await refusal(off.code)).toBe('ERROR_COUPON_IS_DISABLED')
    expect(await refusal(early.code)).toBe('ERROR_COUPON_IS_NOT_ACTIVE_YET')
    expect(await refusal(late.code)).toBe('ERROR_COUPON_HAS_EXPIRED')
    expect(await refusal(gone.code)).toBe('ERROR_COUPON_USAGE_EXCEEDED')
    expect(await refusal(own.code, 'Ada@example.com')).toBe(
      'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
    )
    expect(await refusal(own.code, 'bob@example.com')).toBeUndefined()
    expect(await refusal(` ${own.code.toUpperCase()} `)).toBeUndefined()
  })
})

test('promotions that could apply to a cart are passed to the engine with their counters', async () => {
  const created = await create({ limits: { ...noLimits, total: 5, budgetMinor: 9000 } }, 4)
  await claim(created)
  const basket = { codes: [created.code.toUpperCase()], buyer: {}, now: new Date() }
  const active = await shop.work((tx) => promotions.active(tx, basket))
  expect(active).toEqual([
    {
      id: created.promotionId,
      name: 'Ten off',
      source: 'coupon',
      code: created.code,
      isEnabled: true,
      scope: {},
      effect: { kind: 'amount-off-sum', amount: 1000 },
      limits: { total: { limit: 4, used: 1 }, budgetLeft: 8000 },
      combination: { rank: 0, mode: 'stack' },
    },
  ])
})
