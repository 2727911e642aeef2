import {
  DecimalNumber,
  DecimalText,
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** The items of a rule: of a catalog, all or by id, or by a filter of an application. */
export const RuleScope = Type.Object({
  id: Maybe(Text(1, 100)),
  type: Maybe(OneOf(['UNDEFINED_SCOPE', 'CATALOG_ITEM', 'CUSTOM_FILTER'])),
  catalogItemFilter: Maybe(
    Type.Object({
      catalogAppId: Maybe(Text(1, 100)),
      catalogItemIds: Maybe(Type.Array(Text(1, 36), { maxItems: 50 })),
    }),
  ),
  customFilter: Maybe(Type.Object({ appId: Maybe(Text(1, 100)), params: Maybe(MapOf(Json())) })),
})
export type RuleScope = Static<typeof RuleScope>
const scopes = () => Maybe(Type.Array(RuleScope, { maxItems: 50 }))

export const triggerTypes = [
  'UNDEFINED',
  'AND',
  'OR',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'CUSTOMER_ELIGIBILITY',
] as const

const testFields = {
  triggerType: Maybe(OneOf(triggerTypes)),
  subtotalRange: Maybe(
    Type.Object({ scopes: scopes(), from: Maybe(DecimalText()), to: Maybe(DecimalText()) }),
  ),
  itemQuantityRange: Maybe(
    Type.Object({
      scopes: scopes(),
      from: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      to: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    }),
  ),
  customTrigger: Maybe(Type.Object({ id: Maybe(Text(1, 100)), appId: Maybe(Text(1, 100)) })),
  customerEligibility: Maybe(
    Type.Object({
      eligibilityType: Maybe(OneOf(['UNDEFINED_ELIGIBILITY_TYPE', 'INDIVIDUAL_MEMBERS'])),
      individualMembersInfo: Maybe(
        Type.Object({ memberIds: Maybe(Type.Array(Guid(), { maxItems: 100 })) }),
      ),
    }),
  ),
}
/** A trigger inside AND or OR; one that combines once more is refused with OPERATOR_TOO_DEEPLY_NESTED. */
const Test = Type.Object({ ...testFields, and: Maybe(Json()), or: Maybe(Json()) })
const several = () => Maybe(Type.Object({ triggers: Maybe(Type.Array(Test, { maxItems: 5 })) }))

export const RuleTrigger = Type.Object({ ...testFields, and: several(), or: several() })
export type RuleTrigger = Static<typeof RuleTrigger>

export const RuleDiscount = Type.Object({
  targetType: Maybe(OneOf(['UNDEFINED_TYPE', 'SPECIFIC_ITEMS'])),
  specificItemsInfo: Maybe(Type.Object({ scopes: scopes() })),
  discountType: Maybe(
    OneOf(['UNDEFINED', 'PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED']),
  ),
  percentage: Maybe(DecimalNumber({ minimum: 0.1, maximum: 100 })),
  fixedAmount: Maybe(DecimalText()),
  fixedPrice: Maybe(DecimalText()),
  quantityBased: Maybe(
    Type.Object({
      configurations: Maybe(
        Type.Array(
          Type.Object({
            quantity: Maybe(Type.Integer({ minimum: 2, maximum: 1000 })),
            price: Maybe(DecimalText()),
          }),
          { maxItems: 1 },
        ),
      ),
    }),
  ),
})
export type RuleDiscount = Static<typeof RuleDiscount>

const Discounts = Type.Object({ values: Maybe(Type.Array(RuleDiscount, { maxItems: 1 })) })
const ActiveTime = Type.Object({ start: Maybe(Timestamp()), end: Maybe(Timestamp()) })
const Tags = () => Maybe(MapOf(Json()))

const requestFields = {
  active: Maybe(Type.Boolean()),
  name: Text(1, 50),
  trigger: Maybe(RuleTrigger),
  activeTimeInfo: Maybe(ActiveTime),
  discounts: Maybe(Discounts),
  tags: Tags(),
}
export const NewDiscountRule = Type.Object(requestFields)
export type NewDiscountRule = Static<typeof NewDiscountRule>

/** Fields that are present change; null clears what may be absent. */
export const DiscountRuleChanges = Type.Object({
  ...Type.Partial(Type.Object(requestFields)).properties,
  id: Guid(),
  revision: Text(1, 20, { pattern: '^\\d+$' }),
})
export type DiscountRuleChanges = Static<typeof DiscountRuleChanges>

export const DiscountRule = Type.Object({
  id: Guid(),
  revision: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  active: Type.Boolean(),
  name: Type.String(),
  trigger: Type.Optional(RuleTrigger),
  activeTimeInfo: Type.Optional(ActiveTime),
  discounts: Discounts,
  status: OneOf(['LIVE', 'EXPIRED', 'PENDING', 'UNDEFINED']),
  usageCount: Type.Integer(),
  tags: Tags(),
})
export type DiscountRule = Static<typeof DiscountRule>
