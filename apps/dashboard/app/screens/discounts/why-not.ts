import type { Messages } from '../../messages/index.ts'

/** A verdict, or the common reason of several. */
interface Refusal {
  readonly reason: string
  readonly have?: string | undefined
  readonly need?: string | undefined
}

/** The reasons that need no figures. */
const plainReasons = {
  'code-not-entered': 'codeNotEntered',
  disabled: 'disabled',
  'not-started': 'notStarted',
  ended: 'ended',
  'nothing-in-scope': 'nothingInScope',
  'not-for-subscriptions': 'notForSubscriptions',
  'better-alternative': 'better',
  excluded: 'better',
  'no-effect': 'noEffect',
  'no-delivery-cost': 'noDelivery',
} as const

/** Why a discount does not apply, in words. */
export function whyNot(
  { reason, have = '', need = '' }: Refusal,
  { preview: { reasons } }: Messages['discounts'],
  format: (amount: string) => string,
): string {
  const plain = plainReasons[reason as keyof typeof plainReasons]
  if (plain) return reasons[plain]
  const amounts = { have: have && format(have), need: need && format(need) }
  switch (reason) {
    case 'subtotal-too-low':
      return reasons.subtotalTooLow(amounts)
    case 'subtotal-too-high':
      return reasons.subtotalTooHigh(amounts)
    case 'quantity-too-low':
      return reasons.quantityTooLow({ have, need })
    case 'too-few-for-a-set':
      return reasons.tooFew({ have, need })
    case 'used-up':
    case 'used-up-by-buyer':
      return reasons.usedUp({ have, need })
    default:
      return reasons.other
  }
}
