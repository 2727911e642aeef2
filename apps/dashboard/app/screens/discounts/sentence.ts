import type { Messages } from '../../messages/index.ts'
import { formatMoney } from '../../shared/format.ts'
import type { Promotion } from './form.ts'

/** The format of amounts, and the names of collections. */
export interface SentenceContext {
  readonly messages: Messages
  readonly currency: string
  readonly locale: string
  readonly collectionName: (id: string) => string
}

type DiscountParts = Pick<Promotion, 'effect' | 'scope' | 'condition'>

/** The effect of a discount as one sentence, such as “20 % off “Bowls” from €50.00”. */
export function sentenceOf(promotion: DiscountParts, context: SentenceContext): string {
  const { says } = context.messages.discounts
  const { condition } = promotion
  const sentence = effectSentence(promotion, context)
  if (!condition) return sentence
  const isLeast = condition.type === 'SUBTOTAL' && condition.fromAmount && !condition.toAmount
  if (!isLeast) return says.limited({ sentence })
  const { currency, locale } = context
  return says.from({ sentence, amount: formatMoney(condition.fromAmount ?? '0', currency, locale) })
}

function effectSentence({ effect, scope }: DiscountParts, context: SentenceContext): string {
  const { says } = context.messages.discounts
  const money = (amount: string | null | undefined) =>
    formatMoney(amount ?? '0', context.currency, context.locale)
  const what = scopeText(scope, context)
  switch (effect.type) {
    case 'PERCENT':
      return says.percent({ percent: effect.percent ?? '0', what })
    case 'AMOUNT': {
      const amount = money(effect.amount)
      return effect.level === 'PIECE'
        ? says.amountEach({ amount, what })
        : says.amount({ amount, what })
    }
    case 'FIXED_PRICE':
      return says.fixed({ amount: money(effect.price), what })
    case 'QUANTITY_PRICE':
      return says.bundle({ n: effect.quantity ?? 0, amount: money(effect.price), what })
    case 'BUY_GET': {
      const { buy, get, percent, buyScope = [] } = effect
      const figures = { buy: buy ?? 0, get: get ?? 0, percent: percent ?? '100', what }
      return buyScope && buyScope.length > 0
        ? says.buyToGet({ ...figures, bought: scopeText(buyScope, context) })
        : says.buyGet(figures)
    }
    default:
      return says.delivery
  }
}

function scopeText(scope: Promotion['scope'], { messages, collectionName }: SentenceContext) {
  const { says } = messages.discounts
  const [part] = scope
  if (!part || part.type === 'ALL') return says.everything
  const ids = part.ids ?? []
  if (part.type !== 'COLLECTIONS') return says.products
  return ids.length === 1
    ? says.collection({ name: collectionName(ids[0] ?? '') })
    : says.collections({ n: ids.length })
}
