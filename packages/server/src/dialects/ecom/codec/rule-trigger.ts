import type { RuleTrigger } from '@vitrine/contract/discount-rules'
import { compareDecimals, normalizeDecimal } from '@vitrine/money'
import type { Condition, ConditionTest } from '../../../areas/commerce/promotions/index.ts'
import { addProblem, decodeScopes, encodeScopes, type RuleProblems } from './rule-scope.ts'

const FEWEST = 2

/** When a rule applies; null is always. */
export function decodeTrigger(
  trigger: RuleTrigger | null | undefined,
  path: string,
  problems: RuleProblems,
): Condition | null {
  if (!trigger) return null
  const { triggerType } = trigger
  if (triggerType !== 'AND' && triggerType !== 'OR') return decodeTest(trigger, path, problems)
  const name = triggerType === 'AND' ? 'and' : 'or'
  const triggers = trigger[name]?.triggers ?? []
  if (triggers.length < FEWEST) {
    const sentence = `needs ${FEWEST} to 5 triggers to combine`
    addProblem(problems, `${path}.${name}.triggers`, 'INVALID_TRIGGER_TYPE', sentence)
  }
  const conditions = triggers.flatMap((one, at): ConditionTest[] => {
    const place = `${path}.${name}.triggers[${at}]`
    const isCombined = one.triggerType === 'AND' || one.triggerType === 'OR'
    if (!isCombined) return [decodeTest(one as RuleTrigger, place, problems)].filter(isTest)
    addProblem(
      problems,
      place,
      'OPERATOR_TOO_DEEPLY_NESTED',
      'cannot combine once more inside another',
    )
    return []
  })
  return { type: triggerType === 'AND' ? 'ALL' : 'ANY', conditions }
}

const isTest = (test: ConditionTest | null): test is ConditionTest => test !== null

function decodeTest(
  trigger: RuleTrigger,
  path: string,
  problems: RuleProblems,
): ConditionTest | null {
  switch (trigger.triggerType) {
    case 'SUBTOTAL_RANGE':
      return decodeSubtotal(trigger.subtotalRange, `${path}.subtotalRange`, problems)
    case 'ITEM_QUANTITY_RANGE':
      return decodeQuantity(trigger.itemQuantityRange, `${path}.itemQuantityRange`, problems)
    case 'CUSTOM': {
      const { id, appId } = trigger.customTrigger ?? {}
      if (id && appId) return { type: 'APP', appId, key: id }
      addProblem(
        problems,
        `${path}.customTrigger`,
        'INVALID_TRIGGER_TYPE',
        'needs an id and an appId',
      )
      return null
    }
    case 'CUSTOMER_ELIGIBILITY': {
      const memberIds = trigger.customerEligibility?.individualMembersInfo?.memberIds ?? []
      if (memberIds.length > 0) return { type: 'MEMBERS', memberIds }
      const field = `${path}.customerEligibility`
      addProblem(problems, field, 'INVALID_CUSTOMER_BUY_CONDITION', 'needs members')
      return null
    }
    default:
      addProblem(
        problems,
        `${path}.triggerType`,
        'INVALID_TRIGGER_TYPE',
        'is none of the trigger types',
      )
      return null
  }
}

function decodeSubtotal(
  range: RuleTrigger['subtotalRange'],
  path: string,
  problems: RuleProblems,
): ConditionTest | null {
  const [from, to] = [range?.from, range?.to].map((one) => one && normalizeDecimal(one))
  if (!range || (!from && !to)) {
    addProblem(problems, path, 'MISSING_SUBTOTAL_RANGE', 'needs from, to or both')
    return null
  }
  const isNegative = [from, to].some((one) => one && compareDecimals(one, '0') < 0)
  if (isNegative || (from && to && compareDecimals(from, to) > 0))
    addProblem(
      problems,
      path,
      'INVALID_SUBTOTAL_RANGE',
      'must run from 0 or more up to a larger amount',
    )
  return {
    type: 'SUBTOTAL',
    scope: decodeScopes(range.scopes, `${path}.scopes`, problems),
    ...(from && { fromAmount: from }),
    ...(to && { toAmount: to }),
  }
}

function decodeQuantity(
  range: RuleTrigger['itemQuantityRange'],
  path: string,
  problems: RuleProblems,
): ConditionTest | null {
  const { from, to } = range ?? {}
  if (!range || (!from && !to)) {
    addProblem(problems, path, 'MISSING_ITEM_QUANTITY_RANGE', 'needs from, to or both')
    return null
  }
  if (from && to && from > to)
    addProblem(problems, path, 'INVALID_ITEM_QUANTITY_RANGE', 'must not end below its beginning')
  return {
    type: 'QUANTITY',
    scope: decodeScopes(range.scopes, `${path}.scopes`, problems),
    ...(from && { fromQuantity: from }),
    ...(to && { toQuantity: to }),
  }
}

/** Undefined where the published form has no such test. */
function encodeTest(test: ConditionTest): RuleTrigger | undefined {
  switch (test.type) {
    case 'SUBTOTAL': {
      const { scope, fromAmount: from, toAmount: to } = test
      const range = { scopes: encodeScopes(scope), ...(from && { from }), ...(to && { to }) }
      return { triggerType: 'SUBTOTAL_RANGE', subtotalRange: range }
    }
    case 'QUANTITY': {
      const { scope, fromQuantity: from, toQuantity: to } = test
      const range = { scopes: encodeScopes(scope), ...(from && { from }), ...(to && { to }) }
      return { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: range }
    }
    case 'MEMBERS': {
      const individualMembersInfo = { memberIds: [...test.memberIds] }
      return {
        triggerType: 'CUSTOMER_ELIGIBILITY',
        customerEligibility: { eligibilityType: 'INDIVIDUAL_MEMBERS', individualMembersInfo },
      }
    }
    case 'APP':
      return { triggerType: 'CUSTOM', customTrigger: { id: test.key, appId: test.appId } }
    default:
      return undefined
  }
}

export function encodeTrigger(condition: Condition | null): RuleTrigger | undefined {
  if (!condition) return undefined
  if (!('conditions' in condition)) return encodeTest(condition)
  const triggers = condition.conditions.map(encodeTest).filter((one) => one !== undefined)
  return condition.type === 'ALL'
    ? { triggerType: 'AND', and: { triggers } }
    : { triggerType: 'OR', or: { triggers } }
}
