import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import type {
  PromotionCondition,
  PromotionEffect,
  PromotionScope,
} from '@vitrine/contract/promotions'
import { compareDecimals, normalizeDecimal, scaleOf } from '@vitrine/money'
import type { Condition, ConditionTest, Definition, Effect, Scope, ScopePart } from '../model.ts'

/** A definition as a merchant writes it. */
export interface DefinitionInput {
  readonly condition?: PromotionCondition | null | undefined
  readonly effect: PromotionEffect
  readonly scope?: readonly PromotionScope[] | null | undefined
}

/** Collects problems, so that a merchant sees all of them at once. */
class Problems {
  readonly found: FieldViolation[] = []
  /** Decimals of the smallest unit of the currency. */
  readonly digits: number
  constructor(digits: number) {
    this.digits = digits
  }
  add(field: string, violatedRule: FieldViolation['violatedRule'], description: string): void {
    this.found.push({ field, description, violatedRule, data: {} })
  }
}

/**
 * Reads a definition: each type has the fields it needs and no others, and amounts have at most the decimals of the
 * currency. Throws every violation found, with paths that begin with `root`.
 */
export function readDefinition(
  written: DefinitionInput,
  digits: number,
  root = 'promotion',
): Definition {
  const problems = new Problems(digits)
  const { condition, effect, scope } = written
  const definition = {
    condition: condition ? readCondition(condition, `${root}.condition`, problems) : null,
    effect: readEffect(effect, `${root}.effect`, problems),
    scope: readScope(scope, `${root}.scope`, problems),
  }
  if (definition.effect?.type === 'FREE_DELIVERY' && definition.scope.length > 0) {
    problems.add(`${root}.scope`, 'FIELD_NOT_ALLOWED', 'free delivery is of the whole order')
  }
  if (problems.found.length > 0) throw new ValidationError(problems.found)
  return definition as Definition
}

type Fields = Readonly<Record<string, unknown>>

/** Required and optional fields of each type; all others are refused. */
interface Shape {
  readonly needs: readonly string[]
  readonly may?: readonly string[]
}

const effectShapes: Record<Effect['type'], Shape> = {
  PERCENT: { needs: ['percent'], may: ['level', 'onlyCheapestPiece'] },
  AMOUNT: { needs: ['amount'], may: ['level', 'onlyCheapestPiece'] },
  FIXED_PRICE: { needs: ['price'], may: ['onlyCheapestPiece'] },
  QUANTITY_PRICE: { needs: ['quantity', 'price'] },
  BUY_GET: { needs: ['buy', 'get'], may: ['percent', 'buyScope'] },
  FREE_DELIVERY: { needs: [] },
}
const conditionShapes: Record<Condition['type'], Shape> = {
  ALL: { needs: ['conditions'] },
  ANY: { needs: ['conditions'] },
  SUBTOTAL: { needs: [], may: ['scope', 'fromAmount', 'toAmount'] },
  QUANTITY: { needs: [], may: ['scope', 'fromQuantity', 'toQuantity'] },
  MEMBERS: { needs: ['memberIds'] },
  FIRST_ORDER: { needs: [] },
  COUNTRY: { needs: ['countries'] },
  APP: { needs: ['appId', 'key'] },
}
const scopeShapes: Record<ScopePart['type'], Shape> = {
  ALL: { needs: [] },
  PRODUCTS: { needs: ['ids'] },
  VARIANTS: { needs: ['ids'] },
  COLLECTIONS: { needs: ['ids'] },
  EXCEPT_PRODUCTS: { needs: ['ids'] },
  EXCEPT_COLLECTIONS: { needs: ['ids'] },
  APP: { needs: ['appId'], may: ['ids'] },
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function checkShape(fields: Fields, shape: Shape, path: string, problems: Problems): boolean {
  const { needs, may = [] } = shape
  const before = problems.found.length
  for (const name of needs) {
    if (!isGiven(fields[name]) || isEmptyList(fields[name]))
      problems.add(`${path}.${name}`, 'REQUIRED_FIELD', `is needed by ${fields.type}`)
  }
  for (const [name, value] of Object.entries(fields)) {
    const isKnown = name === 'type' || needs.includes(name) || may.includes(name)
    if (!isKnown && isGiven(value) && !isEmptyList(value))
      problems.add(`${path}.${name}`, 'FIELD_NOT_ALLOWED', `is nothing that ${fields.type} has`)
  }
  return problems.found.length === before
}

function readScope(
  scope: readonly PromotionScope[] | null | undefined,
  path: string,
  problems: Problems,
): Scope {
  return (scope ?? []).flatMap((part, at): ScopePart[] => {
    const place = `${path}[${at}]`
    if (!checkShape(part, scopeShapes[part.type], place, problems)) return []
    const ids = part.ids ?? []
    if (part.type === 'ALL') return [{ type: 'ALL' }]
    if (part.type === 'APP') {
      return [{ type: 'APP', appId: part.appId ?? '', ...(ids.length > 0 && { ids }) }]
    }
    return [{ type: part.type, ids: [...new Set(ids)] }]
  })
}

function readCondition(
  condition: PromotionCondition,
  path: string,
  problems: Problems,
): Condition | null {
  if (!checkShape(condition, conditionShapes[condition.type], path, problems)) return null
  const { type } = condition
  if (type !== 'ALL' && type !== 'ANY') return readTest(condition, path, problems)
  const tests = (condition.conditions ?? []).flatMap((test, at) => {
    const place = `${path}.conditions[${at}]`
    if (test.type === 'ALL' || test.type === 'ANY') {
      problems.add(`${place}.type`, 'INVALID_ENUM_VALUE', 'cannot combine once more inside another')
      return []
    }
    if (!checkShape(test, conditionShapes[test.type], place, problems)) return []
    return readTest(test, place, problems) ?? []
  })
  return { type, conditions: tests }
}

function readTest(
  test: PromotionCondition,
  path: string,
  problems: Problems,
): ConditionTest | null {
  switch (test.type) {
    case 'SUBTOTAL':
      return readSubtotal(test, path, problems)
    case 'QUANTITY':
      return readQuantity(test, path, problems)
    case 'MEMBERS':
      return { type: 'MEMBERS', memberIds: [...new Set(test.memberIds ?? [])] }
    case 'FIRST_ORDER':
      return { type: 'FIRST_ORDER' }
    case 'COUNTRY':
      return { type: 'COUNTRY', countries: [...new Set(test.countries ?? [])] }
    default:
      return { type: 'APP', appId: test.appId ?? '', key: test.key ?? '' }
  }
}

function readSubtotal(
  { scope, fromAmount, toAmount }: PromotionCondition,
  path: string,
  problems: Problems,
): ConditionTest | null {
  const [from, to] = [fromAmount, toAmount].map((one) => one && normalizeDecimal(one))
  if (!from && !to) problems.add(`${path}.fromAmount`, 'REQUIRED_ONE_OF_FIELD', oneBound)
  if (from) requireAmount(from, `${path}.fromAmount`, problems)
  if (to) requireAmount(to, `${path}.toAmount`, problems)
  if (from && to && compareDecimals(from, to) > 0)
    problems.add(`${path}.toAmount`, 'DECIMAL_GTE', `must not be below fromAmount, ${from}`)
  return {
    type: 'SUBTOTAL',
    scope: readScope(scope, `${path}.scope`, problems),
    ...(from && { fromAmount: from }),
    ...(to && { toAmount: to }),
  }
}

function readQuantity(
  { scope, fromQuantity, toQuantity }: PromotionCondition,
  path: string,
  problems: Problems,
): ConditionTest | null {
  if (!fromQuantity && !toQuantity)
    problems.add(`${path}.fromQuantity`, 'REQUIRED_ONE_OF_FIELD', oneBound)
  if (fromQuantity && toQuantity && fromQuantity > toQuantity)
    problems.add(`${path}.toQuantity`, 'MIN', `must not be below fromQuantity, ${fromQuantity}`)
  return {
    type: 'QUANTITY',
    scope: readScope(scope, `${path}.scope`, problems),
    ...(fromQuantity && { fromQuantity }),
    ...(toQuantity && { toQuantity }),
  }
}
const oneBound = 'a range has a beginning, an end or both'

function readEffect(effect: PromotionEffect, path: string, problems: Problems): Effect | null {
  if (!checkShape(effect, effectShapes[effect.type], path, problems)) return null
  const { level, percent, amount, price } = effect
  const onlyCheapestPiece = effect.onlyCheapestPiece ?? false
  if (percent) requirePercent(percent, `${path}.percent`, problems)
  if (amount) requirePositive(amount, `${path}.amount`, problems)
  if (price) requireAmount(price, `${path}.price`, problems)
  const exact = (decimal: string | null | undefined) => normalizeDecimal(decimal ?? '0')
  switch (effect.type) {
    case 'PERCENT':
      return { type: 'PERCENT', percent: exact(percent), level: level ?? 'SUM', onlyCheapestPiece }
    case 'AMOUNT':
      return { type: 'AMOUNT', amount: exact(amount), level: level ?? 'SUM', onlyCheapestPiece }
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE', price: exact(price), onlyCheapestPiece }
    case 'QUANTITY_PRICE':
      return { type: 'QUANTITY_PRICE', quantity: effect.quantity ?? 0, price: exact(price) }
    case 'BUY_GET': {
      const { buy, get } = effect
      const buyScope = readScope(effect.buyScope, `${path}.buyScope`, problems)
      return {
        type: 'BUY_GET',
        buy: buy ?? 0,
        get: get ?? 0,
        percent: exact(percent ?? '100'),
        ...(buyScope.length > 0 && { buyScope }),
      }
    }
    default:
      return { type: 'FREE_DELIVERY' }
  }
}

const MAX_PERCENT_DIGITS = 4

function requirePercent(percent: string, path: string, problems: Problems): void {
  if (compareDecimals(percent, '0') <= 0 || compareDecimals(percent, '100') > 0)
    problems.add(path, 'VALIDATION', 'must be more than 0 and at most 100')
  if (scaleOf(normalizeDecimal(percent)) > MAX_PERCENT_DIGITS)
    problems.add(path, 'DECIMAL_MAX_SCALE', `has at most ${MAX_PERCENT_DIGITS} decimals`)
}

function requirePositive(amount: string, path: string, problems: Problems): void {
  requireDigits(amount, path, problems)
  if (compareDecimals(amount, '0') <= 0) problems.add(path, 'DECIMAL_GTE', 'must be more than 0')
}

function requireAmount(amount: string, path: string, problems: Problems): void {
  requireDigits(amount, path, problems)
  if (compareDecimals(amount, '0') < 0) problems.add(path, 'DECIMAL_GTE', 'must not be negative')
}

function requireDigits(amount: string, path: string, problems: Problems): void {
  const { digits } = problems
  if (scaleOf(normalizeDecimal(amount)) > digits)
    problems.add(path, 'DECIMAL_MAX_SCALE', `has at most ${digits} decimals in this currency`)
}
