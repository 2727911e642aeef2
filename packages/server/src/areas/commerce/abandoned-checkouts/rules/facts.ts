import type { AbandonedCheckout } from '../model.ts'

/** The fact of an abandoned checkout, without data of the buyer. */
export function factOf(one: AbandonedCheckout) {
  const { email: _, contact: __, buyerName: ___, lines, ...others } = one
  return {
    ...others,
    lines: lines.map(({ id, reference, name, quantity, price }) => ({
      id,
      productId: reference?.productId ?? null,
      name,
      quantity,
      price,
    })),
  }
}
