import { type ReactNode, useState } from 'react'
import { useOperation } from '../../../shared/use-operation.ts'
import type { Order } from '../setup.ts'
import { AgreeDialog, DeclineDialog } from './decide-dialog.tsx'
import { InspectDialog } from './inspect-dialog.tsx'
import type { ReturnActions } from './section.tsx'
import { SettleDialog } from './settle-dialog.tsx'
import type { OrderReturns, Return, ReturnWindow } from './setup.ts'
import { useReturnActions } from './use-return-actions.ts'

interface OrderReturnsState {
  readonly read: OrderReturns | undefined
  readonly actions: ReturnActions
  /** The window that is open. */
  readonly dialog: ReactNode
}

/** The returns of an order, and the window over one of them. */
export function useReturns(order: Order, locale: string): OrderReturnsState {
  const result = useOperation('returns.getOrderReturns', { order: order.id })
  const [open, setOpen] = useState<{ readonly which: ReturnWindow; readonly one: Return }>()
  const actions = useReturnActions()
  const props = open && { order, locale, one: open.one, onClose: () => setOpen(undefined) }
  const returnFee = result.data?.options.returnFee ?? 0
  return {
    read: result.data,
    actions: { ...actions, onWindow: (which, one) => setOpen({ which, one }) },
    dialog: (
      <>
        {props && open.which === 'agree' && <AgreeDialog {...props} />}
        {props && open.which === 'decline' && <DeclineDialog {...props} />}
        {props && open.which === 'inspect' && <InspectDialog {...props} />}
        {props && open.which === 'settle' && <SettleDialog {...props} returnFee={returnFee} />}
      </>
    ),
  }
}
