import { violation } from '@vitrine/contract/kit'
import type {
  NewPromotion,
  PromotionChanges,
  PromotionCode as WireCode,
  Promotion as WirePromotion,
} from '@vitrine/contract/promotions'
import { compareDecimals, currencyExponent, fromMinorUnits, toMinorUnits } from '@vitrine/money'
import type {
  Combination,
  Condition,
  ConditionTest,
  CountedPromotion,
  Definition,
  Limits,
  PromotionCode,
  PromotionDraft,
  Scope,
} from '../model.ts'
import { readDefinition } from '../rules/read-definition.ts'
import { statusAt } from '../rules/status.ts'

type WireCombination = NonNullable<NewPromotion['combination']>
type WireLimits = NonNullable<NewPromotion['limits']>

const plainCombination: Combination = {
  group: null,
  rank: 0,
  mode: 'STACK',
  notOnReducedPrices: false,
  notOnSubscriptions: false,
}

const decodeCombination = (wire: WireCombination | null | undefined): Combination => ({
  group: wire?.group?.trim() || plainCombination.group,
  rank: wire?.rank ?? plainCombination.rank,
  mode: wire?.mode ?? plainCombination.mode,
  notOnReducedPrices: wire?.notOnReducedPrices ?? false,
  notOnSubscriptions: wire?.notOnSubscriptions ?? false,
})

const decodeLimits = (wire: WireLimits | null | undefined, currency: string): Limits => ({
  total: wire?.total ?? null,
  perBuyer: wire?.perBuyer ?? null,
  budgetMinor: wire?.budget ? decodeBudget(wire.budget, currency) : null,
})

/** Limited so that minor units fit exactly in a JSON number. */
const MAX_BUDGET = 999_999_999_999

function decodeBudget(budget: string, currency: string): number {
  const field = 'promotion.limits.budget'
  if (compareDecimals(budget, '0') <= 0)
    throw violation(field, 'DECIMAL_GTE', 'must be more than 0')
  const minor = Number(toMinorUnits(budget, currency, 'half-up'))
  if (minor > MAX_BUDGET)
    throw violation(field, 'DECIMAL_LTE', 'must be at most 9,999,999,999.99', {
      threshold: MAX_BUDGET,
    })
  return minor
}

const trimmedName = (name: string): string => {
  if (name.trim() === '') throw violation('promotion.name', 'MIN_LENGTH', 'must not be blank')
  return name.trim()
}

/** A new promotion as a merchant writes it; throws every violation of its definition. */
export const decodeNew = (wire: NewPromotion, currency: string): PromotionDraft => ({
  name: trimmedName(wire.name),
  active: wire.active ?? true,
  startDate: wire.startDate ?? null,
  endDate: wire.endDate ?? null,
  trigger: wire.trigger ?? 'AUTOMATIC',
  ...readDefinition(wire, currencyExponent(currency)),
  combination: decodeCombination(wire.combination),
  limits: decodeLimits(wire.limits, currency),
  published: {},
})

/** A promotion with the changes that a merchant sends: absent fields stay, null clears. */
export function applyChanges(
  before: PromotionDraft,
  changes: PromotionChanges,
  currency: string,
): PromotionDraft {
  const { combination, limits } = changes
  return {
    ...before,
    ...definitionWith(before, changes, currency),
    name: changes.name === undefined ? before.name : trimmedName(changes.name),
    active: changes.active === undefined ? before.active : (changes.active ?? true),
    startDate: changes.startDate === undefined ? before.startDate : changes.startDate,
    endDate: changes.endDate === undefined ? before.endDate : changes.endDate,
    trigger: changes.trigger === undefined ? before.trigger : (changes.trigger ?? 'AUTOMATIC'),
    combination: combination === undefined ? before.combination : decodeCombination(combination),
    limits: limits === undefined ? before.limits : decodeLimits(limits, currency),
  }
}

function definitionWith(
  before: PromotionDraft,
  { condition, effect, scope }: PromotionChanges,
  currency: string,
): Partial<Definition> {
  const isChanged = [condition, effect, scope].some((part) => part !== undefined)
  if (!isChanged) return {}
  const old = encodeDefinition(before)
  const written = {
    condition: condition === undefined ? old.condition : condition,
    effect: effect ?? old.effect,
    scope: scope === undefined ? old.scope : scope,
  }
  return readDefinition(written, currencyExponent(currency))
}

const encodeScope = (scope: Scope) =>
  scope.map((part) => ('ids' in part && part.ids ? { ...part, ids: [...part.ids] } : part))

function encodeTest(test: ConditionTest) {
  if (test.type === 'MEMBERS') return { ...test, memberIds: [...test.memberIds] }
  if (test.type === 'COUNTRY') return { ...test, countries: [...test.countries] }
  return 'scope' in test ? { ...test, scope: encodeScope(test.scope) } : test
}

const encodeCondition = (condition: Condition) =>
  'conditions' in condition
    ? { type: condition.type, conditions: condition.conditions.map(encodeTest) }
    : encodeTest(condition)

const encodeEffect = (effect: Definition['effect']) =>
  effect.type === 'BUY_GET' && effect.buyScope
    ? { ...effect, buyScope: encodeScope(effect.buyScope) }
    : effect

const encodeDefinition = ({ condition, effect, scope }: Definition) =>
  ({
    ...(condition && { condition: encodeCondition(condition) }),
    effect: encodeEffect(effect),
    scope: encodeScope(scope),
  }) as Pick<WirePromotion, 'condition' | 'effect' | 'scope'>

function encodeLimits({ total, perBuyer, budgetMinor }: Limits, currency: string) {
  return {
    ...(total !== null && { total }),
    ...(perBuyer !== null && { perBuyer }),
    ...(budgetMinor !== null && { budget: fromMinorUnits(BigInt(budgetMinor), currency) }),
  }
}

export function encodePromotion(
  promotion: CountedPromotion,
  { currency, now }: { readonly currency: string; readonly now: Date },
): WirePromotion {
  const { id, revision, name, active, startDate, endDate, trigger, source } = promotion
  const { group, ...combination } = promotion.combination
  return {
    id,
    revision: String(revision),
    name,
    active,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    status: statusAt(promotion, now),
    trigger,
    ...encodeDefinition(promotion),
    combination: { ...(group !== null && { group }), ...combination },
    limits: encodeLimits(promotion.limits, currency),
    usage: {
      count: promotion.used,
      spent: fromMinorUnits(BigInt(promotion.spentMinor), currency),
    },
    codeCount: promotion.codeCount,
    ...(promotion.code !== null && { code: promotion.code }),
    source,
    createdDate: promotion.createdDate,
    updatedDate: promotion.updatedDate,
  }
}

export const encodeCode = ({ usageLimit, ...code }: PromotionCode): WireCode => ({
  ...code,
  ...(usageLimit !== null && { usageLimit }),
})
