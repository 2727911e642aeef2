import type { OperationName, OutputOf } from '../../../api/client.ts'
import { useConfirm } from '../../../shared/confirm.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'
import { formatMinor } from '../../orders/texts.ts'
import { type Order, staleReads } from '../setup.ts'

export type PaymentRequest =
  OutputOf<'paymentRequests.listPaymentRequests'>['paymentRequests'][number]

/** Queries that show payment requests of an order. */
export const staleRequests: readonly OperationName[] = [
  ...staleReads,
  'paymentRequests.listPaymentRequests',
]
const options = { invalidates: staleRequests }

/** The payment requests of an order, and their actions. */
export interface OrderRequests {
  readonly requests: readonly PaymentRequest[]
  readonly isBusy: boolean
  readonly onSend: (request: PaymentRequest) => void
  readonly onWithdraw: (request: PaymentRequest) => void
}

type Attempt = (act: () => Promise<unknown>, done?: string) => Promise<boolean>

export function useRequests(order: Order, locale: string, attempt: Attempt): OrderRequests {
  const { paymentRequests: texts } = useMessages()
  const confirm = useConfirm()
  const result = useOperation('paymentRequests.listPaymentRequests', { orderId: order.id })
  const send = useAction('paymentRequests.sendPaymentRequest', options)
  const withdraw = useAction('paymentRequests.voidPaymentRequest', options)
  const amountOf = ({ amount }: PaymentRequest) => ({ amount: formatMinor(amount, order, locale) })
  const onWithdraw = async (request: PaymentRequest) => {
    const values = amountOf(request)
    const question = {
      title: texts.withdrawTitle(values),
      text: texts.withdrawText,
      yes: texts.withdraw,
      no: texts.keep,
    }
    if (!(await confirm(question))) return
    await attempt(() => withdraw.mutateAsync({ id: request.id }), texts.withdrawn(values))
  }
  return {
    requests: result.data?.paymentRequests ?? [],
    isBusy: send.isPending || withdraw.isPending,
    onSend: (request) =>
      void attempt(() => send.mutateAsync({ id: request.id }), texts.mailed(amountOf(request))),
    onWithdraw: (request) => void onWithdraw(request),
  }
}
