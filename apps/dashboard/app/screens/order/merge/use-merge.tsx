import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { useOperation } from '../../../shared/use-operation.ts'
import type { Order } from '../setup.ts'
import { type Mergeable, MergeDialog } from './merge-dialog.tsx'

interface MergeState {
  /** Another order of the buyer, where there is one. */
  readonly notice: ReactNode
  /** The window that is open. */
  readonly dialog: ReactNode
}

/** Offers to merge other orders of the same buyer with the same address. */
export function useMerge(order: Order, locale: string): MergeState {
  const isOpen = order.state === 'PLACED' && order.fulfillmentState === 'NONE'
  const [from, setFrom] = useState<Mergeable>()
  const { data } = useOperation(
    'draftOrders.listMergeableOrders',
    { orderId: order.id },
    { enabled: isOpen },
  )
  const others = isOpen ? (data?.orders ?? []) : []
  return {
    notice: others.length > 0 && (
      <IfAllowed call="draftOrders.mergeOrders">
        <MergeNotice others={others} onChoose={setFrom} />
      </IfAllowed>
    ),
    dialog: from && (
      <MergeDialog order={order} from={from} locale={locale} onClose={() => setFrom(undefined)} />
    ),
  }
}

interface MergeNoticeProps {
  readonly others: readonly Mergeable[]
  readonly onChoose: (from: Mergeable) => void
}

function MergeNotice({ others, onChoose }: MergeNoticeProps) {
  const { merging } = useMessages()
  return (
    <section className="notice" aria-label={merging.label}>
      <ul className="lines">
        {others.map((other) => (
          <li key={other.id}>
            {merging.candidate({ number: other.number })}{' '}
            <button type="button" className="link-button" onClick={() => onChoose(other)}>
              {merging.open({ number: other.number })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
