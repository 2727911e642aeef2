import { useEffect } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { type Order, type OrderPayment, staleReads } from './setup.ts'

const options = { invalidates: staleReads }

/** Actions on an order that need no dialog; each shows a toast. */
export function useOrderActions(order: Order) {
  const messages = useMessages()
  const texts = messages.order
  const showToast = useToast()
  const update = useAction('orders.updateOrder', options)
  const note = useAction('orders.addNote', options)
  const { id, number } = order
  const attempt = async (act: () => Promise<unknown>, done?: string, undo?: () => void) => {
    try {
      await act()
      if (done) showToast({ text: done, ...(undo && { undo }) })
      return true
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
      return false
    }
  }
  const archive = (archived: boolean): void => {
    const done = archived ? texts.archived({ number }) : texts.unarchived({ number })
    void attempt(
      () => update.mutateAsync({ id, archived }),
      done,
      () => archive(!archived),
    )
  }
  return {
    attempt,
    onArchive: archive,
    onLift: () =>
      void attempt(
        () => update.mutateAsync({ id, hold: null }),
        messages.shipments.lifted({ number }),
      ),
    onTags: (tags: readonly string[]) =>
      void attempt(() => update.mutateAsync({ id, tags: [...tags] })),
    onNote: (text: string) => attempt(() => note.mutateAsync({ id, text }), texts.timeline.noted),
  }
}

type Attempt = ReturnType<typeof useOrderActions>['attempt']

/** Captures or releases an authorized payment, after a confirmation. */
export function usePaymentActions(order: Order, locale: string, attempt: Attempt) {
  const { payments } = useMessages().order
  const confirm = useConfirm()
  const capture = useAction('orders.capturePayment', options)
  const release = useAction('orders.releasePayment', options)
  const valuesOf = ({ amount, name }: OrderPayment) => ({
    amount: formatMinor(amount, order, locale),
    name,
  })
  const idsOf = ({ id: paymentId }: OrderPayment) => ({ id: order.id, paymentId })
  return {
    isBusy: capture.isPending || release.isPending,
    onCapture: async (payment: OrderPayment) => {
      const values = valuesOf(payment)
      const title = payments.captureTitle(values)
      const yes = payments.captureOf(values)
      if (!(await confirm({ title, text: payments.captureText, yes }))) return
      await attempt(() => capture.mutateAsync(idsOf(payment)), payments.captured(values))
    },
    onRelease: async (payment: OrderPayment) => {
      const values = valuesOf(payment)
      const title = payments.releaseTitle(values)
      if (!(await confirm({ title, text: payments.releaseText, yes: payments.release }))) return
      await attempt(() => release.mutateAsync(idsOf(payment)), payments.released(values))
    },
  }
}

/** Marks the order as seen when a user with write permission opens it. */
export function useMarkAsSeen({ id, seen }: Pick<Order, 'id' | 'seen'>): void {
  const isAllowed = useIsAllowed('orders.updateOrder')
  const { mutate } = useAction('orders.updateOrder', options)
  useEffect(() => {
    if (isAllowed && !seen) mutate({ id, seen: true })
  }, [isAllowed, id, seen, mutate])
}
