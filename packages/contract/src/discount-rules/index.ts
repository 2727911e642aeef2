import {
  DELETE,
  defineError,
  GET,
  Guid,
  InvalidFilter,
  Omittable,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Type,
} from '../kit/index.ts'
import { PromotionChanged, PromotionCreated, PromotionDeleted } from '../promotions/index.ts'
import { DiscountRule, DiscountRuleChanges, NewDiscountRule } from './schemas.ts'

export * from './query-fields.ts'
export * from './schemas.ts'

export const DiscountRuleNotFound = defineError({
  code: 'DISCOUNT_RULE_NOT_FOUND',
  status: 404,
  description: 'There is no discount rule with this id',
})
export const DiscountRuleRevisionStale = defineError({
  code: 'INVALID_REVISION',
  status: 409,
  description: 'The discount rule has changed since it was read',
})
export const MaxDiscountRulesReached = defineError({
  code: 'MAX_DISCOUNT_RULES_REACHED',
  status: 428,
  description: 'The site has as many discount rules and coupons as it may; delete one first',
})

export const MaxQuantityBasedDiscountsReached = defineError({
  code: 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED',
  status: 428,
  description: 'The site has 100 rules that sell several pieces for one price; delete one first',
})
export const MaxCustomTriggerAppsExceeded = defineError({
  code: 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED',
  status: 428,
  description: 'Custom triggers of all rules name at most 10 applications',
})
const limitErrors = [MaxQuantityBasedDiscountsReached, MaxCustomTriggerAppsExceeded]

const one = Type.Object({ discountRuleId: Guid() })

/** Automatic discounts as the published client has them (cart contract §6.4), over the promotions. Merchants only. */
export const discountRules = service({
  name: 'discount-rules',
  summary: 'Discount rules of the published client',
  mounts: ['/ecom/v1/discount-rules', '/ecom/discounts/v1/discount-rules'],
  operations: {
    createDiscountRule: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create a discount rule',
      request: Type.Object({ discountRule: NewDiscountRule }),
      response: Type.Object({ discountRule: DiscountRule }),
      errors: [MaxDiscountRulesReached, ...limitErrors],
      facts: [PromotionCreated],
    }),
    getDiscountRule: operation({
      route: GET('/{discountRuleId}'),
      permission: 'admin',
      summary: 'Read a discount rule',
      request: one,
      response: Type.Object({ discountRule: DiscountRule }),
      errors: [DiscountRuleNotFound],
    }),
    updateDiscountRule: operation({
      route: PATCH('/{discountRule.id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change a discount rule; fields that are present change',
      request: Type.Object({ discountRule: DiscountRuleChanges }),
      response: Type.Object({ discountRule: DiscountRule }),
      errors: [DiscountRuleNotFound, DiscountRuleRevisionStale, ...limitErrors],
      facts: [PromotionChanged],
    }),
    deleteDiscountRule: operation({
      route: DELETE('/{discountRuleId}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a discount rule',
      request: one,
      response: Type.Object({}),
      errors: [DiscountRuleNotFound],
      facts: [PromotionDeleted],
    }),
    queryDiscountRules: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find discount rules, by id unless sorted otherwise',
      request: Type.Object({ query: Omittable(Query()) }),
      response: Type.Object({
        discountRules: Type.Array(DiscountRule),
        pagingMetadata: Type.Object({
          count: Type.Integer(),
          cursors: Type.Object({
            next: Type.Optional(Type.String()),
            prev: Type.Optional(Type.String()),
          }),
          hasNext: Type.Boolean(),
        }),
      }),
      errors: [InvalidFilter],
    }),
  },
})
