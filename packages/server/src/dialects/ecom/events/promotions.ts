import { Coupon } from '@vitrine/contract/coupons'
import { DiscountRule } from '@vitrine/contract/discount-rules'
import { type TSchema, toWire } from '@vitrine/contract/kit'
import type {
  CountedPromotion,
  PromotionsFeature,
  Source,
} from '../../../areas/commerce/promotions/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeCoupon } from '../codec/coupon.ts'
import { encodeRule } from '../codec/discount-rule.ts'

interface Form {
  readonly entityFqdn: string
  readonly schema: TSchema
  readonly encode: (promotion: CountedPromotion, now: Date) => object
}

const forms: Partial<Record<Source, Form>> = {
  COUPON: {
    entityFqdn: 'wix.ecommerce.coupons.v2.coupon',
    schema: Coupon,
    encode: encodeCoupon,
  },
  DISCOUNT_RULE: {
    entityFqdn: 'wix.ecom.discounts.v1.discount_rule',
    schema: DiscountRule,
    encode: encodeRule,
  },
}

const dates = ['startDate', 'endDate', 'createdDate', 'updatedDate'] as const

/** Facts contain dates as text, and no counters: these are the current ones. */
async function countedOf(
  tx: Tx,
  stored: unknown,
  promotions: Pick<PromotionsFeature, 'find'>,
): Promise<CountedPromotion> {
  const entity = stored as CountedPromotion
  const { used, spentMinor, codeCount, code } = (await promotions.find(tx, [entity.id])).get(
    entity.id,
  ) ?? { used: 0, spentMinor: 0, codeCount: 0, code: null }
  const withDates = Object.fromEntries(
    dates.map((name) => [name, entity[name] === null ? null : new Date(entity[name])]),
  )
  return { ...entity, ...withDates, used, spentMinor, codeCount, code }
}

/** Facts of promotions as events of the form in which they were created; the platform's own have none. */
export function promotionTranslators(promotions: Pick<PromotionsFeature, 'find'>): Translators {
  const formOf = ({ before, after }: StoredFact) =>
    forms[((after ?? before) as { source: Source }).source]
  const written = async (tx: Tx, fact: StoredFact, form: Form) =>
    toWire(
      form.schema,
      form.encode(await countedOf(tx, fact.after, promotions), new Date(fact.at)),
    ) as object
  const created = async (tx: Tx, fact: StoredFact) => {
    const form = formOf(fact)
    if (!form) return []
    const body = { createdEvent: { entity: await written(tx, fact, form) } }
    return [eventOf(fact, form, 'created', body)]
  }
  return {
    'promotion.created': created,
    'promotion.restored': created,
    'promotion.changed': async (tx, fact) => {
      const form = formOf(fact)
      if (!form) return []
      const body = { updatedEvent: { currentEntity: await written(tx, fact, form) } }
      return [eventOf(fact, form, 'updated', body)]
    },
    'promotion.deleted': async (_tx, fact) => {
      const form = formOf(fact)
      return form ? [eventOf(fact, form, 'deleted', { deletedEvent: {} })] : []
    },
  }
}

const eventOf = (
  fact: StoredFact,
  { entityFqdn }: Form,
  slug: string,
  body: Parameters<typeof domainEvent>[1]['body'],
) => domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body })
