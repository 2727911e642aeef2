import type { CheckoutViolation } from '@vitrine/contract/checkout'
import { formatExactMoney, fromMinorUnits } from '@vitrine/money'
import type { Messages } from '../messages/index.ts'
import { wordsIn } from '../views/plugin-blocks.ts'
import type { RuleView } from './cart-view.ts'

/**
 * Messages of plug-in rules, product limits and the shop’s minimum, in the language of the reader; errors
 * first.
 */
export const viewRules = (
  violations: readonly CheckoutViolation[],
  messages: Messages,
): readonly RuleView[] =>
  violations
    .flatMap((violation) => {
      const text = textOf(violation, messages)
      return text === undefined ? [] : { text, isError: violation.severity === 'ERROR' }
    })
    .sort((one, other) => Number(other.isError) - Number(one.isError))

function textOf({ code, data }: CheckoutViolation, messages: Messages): string | undefined {
  if (code === 'BUYER_LIMIT_REACHED') {
    const { left, limit, name } = data
    const texts = messages.cart.rules
    return Number(left) > 0
      ? texts.fewLeft({ name: String(name), n: Number(left), limit: Number(limit) })
      : texts.noneLeft({ name: String(name), limit: Number(limit) })
  }
  if (code === 'SUBTOTAL_BELOW_MINIMUM') {
    const currency = String(data.currency)
    const money = (minor: unknown) =>
      formatExactMoney({
        value: fromMinorUnits(BigInt(Number(minor)), currency),
        currency,
        locale: messages.locale,
      })
    return messages.cart.rules.minimum({
      minimum: money(data.minimum),
      missing: money(data.missing),
    })
  }
  return isTexts(data.texts) ? wordsIn(data.texts, messages.locale) : undefined
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null
