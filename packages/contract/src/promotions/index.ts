import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Omittable,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  service,
  Type,
} from '../kit/index.ts'
import {
  PromotionCodeNotFound,
  PromotionCodeTaken,
  PromotionNeedsNoCode,
  PromotionNotFound,
  PromotionRevisionStale,
  TooManyCodes,
  TooManyPromotions,
  TooManyQuantityPrices,
  TooManyTriggerApps,
} from './errors.ts'
import {
  PromotionChanged,
  PromotionCodeCreated,
  PromotionCodeDeleted,
  PromotionCodesGenerated,
  PromotionCreated,
  PromotionDeleted,
} from './facts.ts'
import { CartsPreview, CartsPreviewRequest, PreviewRequest, PromotionPreview } from './preview.ts'
import { CodeText, NewPromotion, Promotion, PromotionChanges, PromotionCode } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './preview.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

/** The most codes that one call generates. */
export const MAX_GENERATED_CODES = 10_000

const one = { promotionId: Guid() }
const UsageLimit = () => Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }))

const limitErrors = [TooManyQuantityPrices, TooManyTriggerApps]

/** Discounts of the shop, automatic and by code. Merchants only. */
export const promotions = service({
  name: 'promotions',
  summary: 'Promotions: automatic discounts and discount codes',
  mounts: ['/vitrine/v1/promotions'],
  operations: {
    createPromotion: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create a promotion, with a first code where it needs one',
      request: Type.Object({ promotion: NewPromotion, code: Maybe(CodeText()) }),
      response: Type.Object({ promotion: Promotion }),
      errors: [...limitErrors, TooManyPromotions, PromotionCodeTaken, PromotionNeedsNoCode],
      facts: [PromotionCreated, PromotionCodeCreated],
    }),
    getPromotion: operation({
      route: GET('/{promotionId}'),
      permission: 'admin',
      summary: 'Read a promotion with its usage',
      request: Type.Object(one),
      response: Type.Object({ promotion: Promotion }),
      errors: [PromotionNotFound],
    }),
    queryPromotions: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find promotions, newest first',
      description:
        'Filters by `id`, `name`, `active`, `trigger`, `status`, `source`, `code`, `revision` and dates; sorts by `id`, `name` and dates.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: Type.Object({
        promotions: Type.Array(Promotion),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    savePromotion: operation({
      route: PATCH('/{promotion.id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change a promotion; absent fields stay, null clears',
      description:
        'Condition, effect and scope are replaced as a whole. A promotion with codes cannot become AUTOMATIC: delete the codes first.',
      request: Type.Object({ promotion: PromotionChanges }),
      response: Type.Object({ promotion: Promotion }),
      errors: [PromotionNotFound, PromotionRevisionStale, ...limitErrors],
      facts: [PromotionChanged],
    }),
    activatePromotion: operation({
      route: POST('/{promotionId}/activate'),
      permission: 'admin',
      writes: true,
      summary: 'Enable or disable a promotion, whatever its revision',
      request: Type.Object({ ...one, active: Type.Boolean() }),
      response: Type.Object({ promotion: Promotion }),
      errors: [PromotionNotFound],
      facts: [PromotionChanged],
    }),
    deletePromotion: operation({
      route: DELETE('/{promotionId}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a promotion with all its codes',
      request: Type.Object(one),
      response: Type.Object({}),
      errors: [PromotionNotFound],
      facts: [PromotionDeleted],
    }),
    previewPromotions: operation({
      route: POST('/preview'),
      permission: 'admin',
      summary:
        'Preview the discounts of a basket at a moment, and why each promotion applies or does not',
      description:
        'Calculates only; nothing is stored or counted. Drafts go beside the promotions of the site; one with the `id` of a stored promotion takes its place. Prices are those of the request, without tax.',
      request: PreviewRequest,
      response: PromotionPreview,
    }),
    previewOnCarts: operation({
      route: POST('/preview-on-carts'),
      permission: 'admin',
      summary: 'Preview the effect of a promotion on the carts of the last 30 days',
      description:
        'Calculates only. Looks at the newest 1,000 carts with at most 10,000 lines, at present prices, ordered ones among them; its code counts as entered, its limits for each buyer as not used.',
      request: CartsPreviewRequest,
      response: CartsPreview,
    }),
    createCode: operation({
      route: POST('/{promotionId}/codes'),
      permission: 'admin',
      writes: true,
      summary: 'Add a code to a promotion',
      request: Type.Object({ ...one, code: CodeText(), usageLimit: UsageLimit() }),
      response: Type.Object({ code: PromotionCode }),
      errors: [PromotionNotFound, PromotionNeedsNoCode, PromotionCodeTaken, TooManyCodes],
      facts: [PromotionCodeCreated],
    }),
    generateCodes: operation({
      route: POST('/{promotionId}/codes/generate'),
      permission: 'admin',
      writes: true,
      summary: 'Generate up to 10,000 codes that nobody can guess',
      description:
        'Each has 12 letters and digits that cannot be mistaken for others, behind the prefix. They are for one use unless `usageLimit` says otherwise.',
      request: Type.Object({
        ...one,
        count: Type.Integer({ minimum: 1, maximum: MAX_GENERATED_CODES }),
        prefix: Maybe(CodeText()),
        usageLimit: UsageLimit(),
      }),
      response: Type.Object({ codes: Type.Array(Type.String()) }),
      errors: [PromotionNotFound, PromotionNeedsNoCode, TooManyCodes],
      facts: [PromotionCodesGenerated],
    }),
    queryCodes: operation({
      route: POST('/{promotionId}/codes/query'),
      permission: 'admin',
      summary: 'Find the codes of a promotion, newest first',
      request: Type.Object({ ...one, query: Omittable(Query(1000)) }),
      response: Type.Object({
        codes: Type.Array(PromotionCode),
        pagingMetadata: PagingMetadata,
      }),
      errors: [PromotionNotFound, InvalidFilter],
    }),
    deleteCode: operation({
      route: DELETE('/{promotionId}/codes/{codeId}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a code; it can no longer be used',
      request: Type.Object({ ...one, codeId: Guid() }),
      response: Type.Object({}),
      errors: [PromotionCodeNotFound],
      facts: [PromotionCodeDeleted],
    }),
  },
})
