import {
  DELETE,
  DecimalNumber,
  defineError,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  PATCH,
  POST,
  type Static,
  service,
  Text,
  TextQuery,
  Type,
} from '../kit/index.ts'
import {
  PromotionChanged,
  PromotionCodeChanged,
  PromotionCodeCreated,
  PromotionCreated,
  PromotionDeleted,
  TooManyPromotions,
} from '../promotions/index.ts'

export * from './query-fields.ts'

export const CouponNotFound = defineError({
  code: 'COUPON_NOT_FOUND',
  status: 404,
  description: 'There is no coupon with this id',
})
export const CouponCodeAlreadyExists = defineError({
  code: 'ERROR_COUPON_CODE_ALREADY_EXISTS',
  status: 409,
  description: 'Another coupon of the site has the code already',
})

const Money = () => DecimalNumber({ minimum: 0, maximum: 999_999_999 })
/** Milliseconds since 1970 as text; ISO 8601 text is read too. */
const Moment = () => Type.String({ maxLength: 40 })
const Count = () => Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** The effect of a coupon: exactly one of the five, and either a scope or a minimum subtotal. */
export const CouponSpecification = Type.Object({
  name: Maybe(Type.String({ maxLength: 200 })),
  /** Unique in the site, ignoring case. */
  code: Maybe(Text(1, 20)),
  startTime: Maybe(Moment()),
  expirationTime: Maybe(Moment()),
  usageLimit: Maybe(Count()),
  limitPerCustomer: Maybe(Count()),
  /** Only the cheapest piece in the scope is reduced. */
  limitedToOneItem: Maybe(Type.Boolean()),
  appliesToSubscriptions: Maybe(Type.Boolean()),
  discountedCycleCount: Maybe(Type.Integer({ minimum: 0, maximum: 999 })),
  active: Maybe(Type.Boolean()),
  /** Read only. */
  type: Maybe(Type.String({ maxLength: 50 })),
  moneyOffAmount: Maybe(Money()),
  percentOffRate: Maybe(DecimalNumber({ minimum: 0, maximum: 100 })),
  freeShipping: Maybe(Type.Boolean()),
  fixedPriceAmount: Maybe(Money()),
  buyXGetY: Maybe(
    Type.Object({
      x: Type.Integer({ minimum: 1, maximum: 1000 }),
      y: Type.Integer({ minimum: 1, maximum: 1000 }),
    }),
  ),
  scope: Maybe(
    Type.Object({
      namespace: Maybe(Type.String({ maxLength: 100 })),
      group: Maybe(
        Type.Object({
          name: Maybe(Type.String({ maxLength: 100 })),
          entityId: Maybe(Type.String({ maxLength: 100 })),
        }),
      ),
    }),
  ),
  minimumSubtotal: Maybe(Money()),
})
export type CouponSpecification = Static<typeof CouponSpecification>

export const Coupon = Type.Object({
  id: Guid(),
  specification: CouponSpecification,
  /** Milliseconds since 1970. */
  dateCreated: Type.String(),
  expired: Type.Boolean(),
  numberOfUsages: Type.Integer(),
  displayData: Type.Object({ name: Type.String() }),
  appId: Type.Optional(Type.String()),
})
export type Coupon = Static<typeof Coupon>

const ItemMetadata = Type.Object({
  id: Type.Optional(Type.String()),
  originalIndex: Type.Integer(),
  success: Type.Boolean(),
  error: Type.Optional(
    Type.Object({ code: Type.String(), description: Type.String(), data: Type.Unknown() }),
  ),
})
const Totals = Type.Object({
  totalSuccesses: Type.Integer(),
  totalFailures: Type.Integer(),
  undetailedFailures: Type.Integer(),
})

const one = ['/stores/v2/coupons', '/_api/coupons-server/v2/coupons']
const bulk = ['/stores/v2/bulk/coupons', '/_api/coupons-server/v2/bulk/coupons']

/** Discount codes as the published client has them (cart contract §6.2), over the promotions. Merchants only. */
export const coupons = service({
  name: 'coupons',
  summary: 'Coupons of the published client',
  mounts: one,
  operations: {
    createCoupon: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create a coupon',
      request: Type.Object({ specification: CouponSpecification }),
      response: Type.Object({ id: Guid() }),
      errors: [CouponCodeAlreadyExists, TooManyPromotions],
      facts: [PromotionCreated, PromotionCodeCreated],
    }),
    updateCoupon: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change a coupon; fields that are present change, null clears',
      request: Type.Object({ id: Guid(), specification: CouponSpecification }),
      response: Type.Object({}),
      errors: [CouponNotFound, CouponCodeAlreadyExists],
      facts: [PromotionChanged, PromotionCodeChanged],
    }),
    getCoupon: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a coupon',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ coupon: Coupon }),
      errors: [CouponNotFound],
    }),
    deleteCoupon: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a coupon and remove it from every cart',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [CouponNotFound],
      facts: [PromotionDeleted],
    }),
    queryCoupons: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find coupons, newest first',
      description:
        'Filter and sort are JSON in text: `{"expired":"false"}`, `{"dateCreated":"desc"}`. Filters by `id`, `dateCreated`, `expired`, `specification.name`, `specification.code`, `specification.active`, `specification.startTime` and `specification.expirationTime`.',
      request: Type.Object({ query: Maybe(TextQuery()) }),
      response: Type.Object({ coupons: Type.Array(Coupon), totalResults: Type.Integer() }),
      errors: [InvalidFilter],
    }),
    bulkCreateCoupons: operation({
      route: POST('/create'),
      mounts: bulk,
      permission: 'admin',
      writes: true,
      summary: 'Create up to 100 coupons; failures are reported one by one',
      request: Type.Object({
        specifications: Type.Array(CouponSpecification, { minItems: 1, maxItems: 100 }),
        returnFullEntity: Maybe(Type.Boolean()),
      }),
      response: Type.Object({
        results: Type.Array(
          Type.Object({ itemMetadata: ItemMetadata, coupon: Type.Optional(Coupon) }),
        ),
        bulkActionMetadata: Totals,
      }),
      errors: [TooManyPromotions],
      facts: [PromotionCreated, PromotionCodeCreated],
    }),
    bulkDeleteCoupons: operation({
      route: POST('/delete'),
      mounts: bulk,
      permission: 'admin',
      writes: true,
      summary: 'Delete up to 100 coupons',
      request: Type.Object({ ids: Type.Array(Guid(), { minItems: 1, maxItems: 100 }) }),
      response: Type.Object({ results: Type.Array(ItemMetadata), deleteMetadata: Totals }),
      facts: [PromotionDeleted],
    }),
  },
})
