import { type RefundTarget, refundTargets } from '@vitrine/contract/orders'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Order } from './setup.ts'

interface TargetChoiceProps {
  readonly order: Pick<Order, 'memberId'>
  readonly value: RefundTarget
  readonly onValue: (to: RefundTarget) => void
}

/** Whether the refund is a payout or store credit, which guests cannot have. */
export function TargetChoice({ order, value, onValue }: TargetChoiceProps) {
  const { refunds } = useMessages().order
  if (order.memberId === null) return null
  return (
    <ChoiceField
      label={refunds.to}
      value={value}
      options={refundTargets.map((to) => ({
        value: to,
        label: refunds.targets[to],
        hint: refunds.targetHints[to],
      }))}
      onValue={onValue}
    />
  )
}
