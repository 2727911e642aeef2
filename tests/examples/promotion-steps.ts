import { type ExampleContext, type Steps, shared } from './example-context.ts'

const sale = {
  name: 'Twenty percent off from 50',
  condition: { type: 'SUBTOTAL' as const, fromAmount: '50.00' },
  effect: { type: 'PERCENT' as const, percent: '20' },
}
const newsletter = {
  name: 'Newsletter',
  trigger: 'CODE' as const,
  effect: { type: 'AMOUNT' as const, amount: '5.00' },
  limits: { perBuyer: 1 },
}
const specification = (code: string) => ({
  name: 'Spring',
  code,
  startTime: '1767225600000',
  percentOffRate: '15',
  scope: { namespace: 'stores' },
})
const rule = {
  name: 'Ten percent off everything',
  discounts: {
    values: [
      {
        targetType: 'SPECIFIC_ITEMS' as const,
        discountType: 'PERCENTAGE' as const,
        percentage: '10',
        specificItemsInfo: {
          scopes: [
            {
              id: 'all',
              type: 'CATALOG_ITEM' as const,
              catalogItemFilter: { catalogAppId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' },
            },
          ],
        },
      },
    ],
  },
}

const byCode = shared(async ({ merchant }: ExampleContext) => {
  const { promotion } = await merchant.promotions.createPromotion({ promotion: newsletter })
  return promotion.id
})
const automatic = shared(async ({ merchant }: ExampleContext) => {
  const { promotion } = await merchant.promotions.createPromotion({
    promotion: { ...sale, name: 'Winter sale' },
  })
  return promotion.id
})
const coupon = shared(async ({ merchant }: ExampleContext) => {
  const { id } = await merchant.coupons.createCoupon({ specification: specification('SUMMER') })
  return id
})
const someRule = shared(async ({ merchant }: ExampleContext) => {
  const { discountRule } = await merchant.discountRules.createDiscountRule({ discountRule: rule })
  return discountRule.id
})

const own: Steps = {
  'promotions.createPromotion': ({ merchant }) =>
    merchant.promotions.createPromotion({ promotion: sale }),
  'promotions.getPromotion': async (context) =>
    context.merchant.promotions.getPromotion({ promotionId: await automatic(context) }),
  'promotions.queryPromotions': ({ merchant }) =>
    merchant.promotions.queryPromotions({
      query: { filter: { trigger: 'AUTOMATIC' }, cursorPaging: { limit: 2 } },
    }),
  'promotions.savePromotion': async ({ merchant }) => {
    const { promotion } = await merchant.promotions.createPromotion({ promotion: newsletter })
    const { id, revision } = promotion
    return merchant.promotions.savePromotion({
      promotion: { id, revision, name: 'Newsletter readers', limits: null },
    })
  },
  'promotions.activatePromotion': async (context) =>
    context.merchant.promotions.activatePromotion({
      promotionId: await automatic(context),
      active: false,
    }),
  'promotions.deletePromotion': async ({ merchant }) => {
    const { promotion } = await merchant.promotions.createPromotion({ promotion: sale })
    return merchant.promotions.deletePromotion({ promotionId: promotion.id })
  },
  'promotions.previewPromotions': ({ merchant }) =>
    merchant.promotions.previewPromotions({
      lines: [{ id: 'bowls', quantity: 2, unitPrice: '20.00' }],
      withStored: false,
      promotions: [sale, { name: 'Five off', effect: { type: 'AMOUNT', amount: '5.00' } }],
    }),
  'promotions.previewOnCarts': ({ merchant }) =>
    merchant.promotions.previewOnCarts({ promotion: sale, withStored: false }),
  'promotions.createCode': async (context) =>
    context.merchant.promotions.createCode({
      promotionId: await byCode(context),
      code: 'WELCOME',
      usageLimit: 100,
    }),
  'promotions.generateCodes': async (context) =>
    context.merchant.promotions.generateCodes({
      promotionId: await byCode(context),
      count: 3,
      prefix: 'NEWS',
    }),
  'promotions.queryCodes': async (context) =>
    context.merchant.promotions.queryCodes({
      promotionId: await byCode(context),
      query: { filter: { code: 'welcome' }, paging: { limit: 10 } },
    }),
  'promotions.deleteCode': async (context) => {
    const promotionId = await byCode(context)
    const { code } = await context.merchant.promotions.createCode({ promotionId, code: 'PASSING' })
    return context.merchant.promotions.deleteCode({ promotionId, codeId: code.id })
  },
}

const published: Steps = {
  'coupons.createCoupon': ({ merchant }) =>
    merchant.coupons.createCoupon({ specification: specification('SPRING') }),
  'coupons.getCoupon': async (context) =>
    context.merchant.coupons.getCoupon({ id: await coupon(context) }),
  'coupons.updateCoupon': async (context) =>
    context.merchant.coupons.updateCoupon({
      id: await coupon(context),
      specification: { code: 'SUMMER26', usageLimit: 50 },
    }),
  'coupons.queryCoupons': ({ merchant }) =>
    merchant.coupons.queryCoupons({
      query: { filter: '{"expired":"false"}', sort: '{"dateCreated":"asc"}', paging: { limit: 2 } },
    }),
  'coupons.bulkCreateCoupons': ({ merchant }) =>
    merchant.coupons.bulkCreateCoupons({
      specifications: [specification('ONE'), specification('TWO')],
      returnFullEntity: true,
    }),
  'coupons.bulkDeleteCoupons': async ({ merchant }) => {
    const { id } = await merchant.coupons.createCoupon({ specification: specification('GONE') })
    return merchant.coupons.bulkDeleteCoupons({ ids: [id] })
  },
  'coupons.deleteCoupon': async ({ merchant }) => {
    const { id } = await merchant.coupons.createCoupon({ specification: specification('LAST') })
    return merchant.coupons.deleteCoupon({ id })
  },
  'discountRules.createDiscountRule': ({ merchant }) =>
    merchant.discountRules.createDiscountRule({ discountRule: rule }),
  'discountRules.getDiscountRule': async (context) =>
    context.merchant.discountRules.getDiscountRule({ discountRuleId: await someRule(context) }),
  'discountRules.updateDiscountRule': async ({ merchant }) => {
    const { discountRule } = await merchant.discountRules.createDiscountRule({ discountRule: rule })
    const { id, revision } = discountRule
    return merchant.discountRules.updateDiscountRule({
      discountRule: { id, revision, active: false },
    })
  },
  'discountRules.queryDiscountRules': ({ merchant }) =>
    merchant.discountRules.queryDiscountRules({ query: { cursorPaging: { limit: 2 } } }),
  'discountRules.deleteDiscountRule': async ({ merchant }) => {
    const { discountRule } = await merchant.discountRules.createDiscountRule({ discountRule: rule })
    return merchant.discountRules.deleteDiscountRule({ discountRuleId: discountRule.id })
  },
}

export const promotionSteps: Steps = { ...own, ...published }
