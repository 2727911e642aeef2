import type { AbandonedCheckout } from '../model.ts'

/** What a fact says of an abandoned checkout: nothing that the buyer wrote about itself. */
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
