import { isDeepStrictEqual } from 'node:util'
import type {
  DiscountRule,
  DiscountRuleChanges,
  NewDiscountRule,
  RuleDiscount,
  RuleTrigger,
} from '@vitrine/contract/discount-rules'
import { ValidationError } from '@vitrine/contract/kit'
import {
  type CountedPromotion,
  type Definition,
  type Effect,
  type PromotionDraft,
  statusAt,
} from '../../../areas/commerce/promotions/index.ts'
import { decodeDiscount, encodeDiscount } from './rule-discount.ts'
import { addProblem, type RuleProblems } from './rule-scope.ts'
import { decodeTrigger, encodeTrigger } from './rule-trigger.ts'

type RuleParts = Pick<NewDiscountRule, 'trigger' | 'discounts'>

/**
 * A new rule; throws every violation found. Fields in `unchanged` are not read from the rule, because the
 * published form may not be able to express them.
 */
export function decodeRule(
  rule: NewDiscountRule,
  unchanged: Partial<Definition> = {},
): PromotionDraft {
  const problems: RuleProblems = { found: [] }
  const definition = { ...readDefinition(rule, problems, unchanged), ...unchanged }
  const { start, end } = rule.activeTimeInfo ?? {}
  if (start && end && start >= end) {
    const field = 'discountRule.activeTimeInfo'
    addProblem(problems, field, 'INVALID_ACTIVE_TIME_RANGE', 'must end after its start')
  }
  if (problems.found.length > 0) throw new ValidationError(problems.found)
  return {
    name: rule.name,
    active: rule.active ?? true,
    startDate: start ?? null,
    endDate: end ?? null,
    trigger: 'AUTOMATIC',
    ...(definition as Definition),
    combination: {
      group: 'discount-rules',
      rank: 0,
      mode: 'BEST_OF',
      notOnReducedPrices: false,
      notOnSubscriptions: false,
    },
    limits: { total: null, perBuyer: null, budgetMinor: null },
    published: publishedOf(rule),
  }
}

function readDefinition(
  { trigger, discounts }: RuleParts,
  problems: RuleProblems,
  unchanged: Partial<Definition> = {},
) {
  return {
    ...(unchanged.condition === undefined && {
      condition: decodeTrigger(trigger, 'discountRule.trigger', problems),
    }),
    ...(unchanged.effect === undefined &&
      decodeDiscount(discounts, 'discountRule.discounts', problems)),
  }
}

/** Trigger and discount retain their original form, such as ids of scopes, as long as they are equivalent. */
const publishedOf = ({ trigger, discounts, tags }: NewDiscountRule) => ({
  ...(trigger && { trigger }),
  ...(discounts && { discounts }),
  ...(tags && { tags }),
})

/** The rule with the fields that a change names. */
export function applyToRule(
  before: CountedPromotion,
  changes: DiscountRuleChanges,
  now: Date,
): PromotionDraft {
  const { id: _, revision: __, ...named } = changes
  const old = encodeRule(before, now)
  const { combination, limits, condition, effect, scope } = before
  const unchanged = {
    ...(!('trigger' in named) && { condition }),
    ...(!('discounts' in named) && { effect, scope }),
  }
  return { ...decodeRule({ ...old, ...named }, unchanged), combination, limits }
}

const statuses = {
  LIVE: 'LIVE',
  USED_UP: 'LIVE',
  SCHEDULED: 'PENDING',
  EXPIRED: 'EXPIRED',
  OFF: 'UNDEFINED',
} as const

export function encodeRule(promotion: CountedPromotion, now: Date): DiscountRule {
  const { id, revision, createdDate, updatedDate, active, name, startDate, endDate } = promotion
  const { trigger, discounts } = spelling(promotion)
  const tags = promotion.published.tags as DiscountRule['tags']
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    active,
    name,
    ...(trigger && { trigger }),
    ...((startDate || endDate) && {
      activeTimeInfo: { ...(startDate && { start: startDate }), ...(endDate && { end: endDate }) },
    }),
    discounts: discounts ?? {},
    status: statuses[statusAt({ ...promotion, active: true }, now)],
    usageCount: promotion.used,
    ...(tags && { tags }),
  }
}

/** The original form, unless it was changed elsewhere since. */
function spelling({ condition, effect, scope, published }: CountedPromotion): RuleParts {
  const written = published as RuleParts
  const problems: RuleProblems = { found: [] }
  const read = readDefinition(written, problems)
  const isSame =
    problems.found.length === 0 && isDeepStrictEqual(read, { condition, effect, scope })
  if (isSame) return written
  const trigger: RuleTrigger | undefined = encodeTrigger(condition)
  const discount: RuleDiscount = encodeDiscount(effect as Effect, scope)
  return { ...(trigger && { trigger }), discounts: { values: [discount] } }
}
