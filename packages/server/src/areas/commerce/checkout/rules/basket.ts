import { fromMinorUnits } from '@vitrine/money'
import type { Basket } from '@vitrine/plugin'
import type { RuleViolation } from '../../../site/plugins/index.ts'
import type { Estimate } from '../../cart/index.ts'
import type { Violation } from '../model.ts'

/** A basket for rules of plug-ins: charged amounts of the lines, buyer and place. */
export function basketOf({ view, snapshot, result, destination }: Estimate): Basket {
  const { cart, currency } = view
  const toDecimal = (minor: number) => fromMinorUnits(BigInt(minor), currency)
  const shown = new Map(view.lines.map((one) => [one.line.id, one]))
  return {
    currency,
    lines: result.lines.flatMap(({ id, quantity, unitPrice, total }) => {
      const one = shown.get(id)
      if (!one) return []
      return {
        id,
        productId: one.purchasable?.productId ?? null,
        variantId: one.purchasable?.variantId ?? null,
        name: one.name,
        sku: one.purchasable?.sku ?? one.line.customItem?.sku ?? null,
        quantity,
        price: toDecimal(unitPrice),
        total: toDecimal(total),
      }
    }),
    total: toDecimal(result.totals.subtotal - result.totals.discount),
    codes: snapshot.codes,
    memberId: cart.memberId,
    email: cart.email,
    destination,
  }
}

/** `data.texts` is the message for buyers, by language. */
export const violationOf = ({ code, severity, texts, lineId }: RuleViolation): Violation => ({
  code,
  severity,
  field: 'lines',
  ...(lineId !== null && { lineId }),
  description: texts.en ?? Object.values(texts)[0] ?? code,
  data: { texts },
})
