import { MAX_FULFILLED_AT_ONCE } from '@vitrine/contract/fulfillments'
import { useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { staleShipments } from '../order/shipments/setup.ts'
import type { OrderSummary } from './texts.ts'

type Result = OutputOf<'fulfillments.fulfillOrders'>['results'][number]

/** The number of orders in the results: an order may have a parcel from each location. */
const ordersOf = (results: readonly Result[]): number =>
  new Set(results.filter(({ error }) => !error).map(({ orderId }) => orderId)).size

const options = { invalidates: staleShipments }

/** Fulfills many orders in one call, reports each result, and offers to undo all of them. */
export function useBulkSend(selection: Selection<OrderSummary>) {
  const messages = useMessages()
  const { bulk } = messages.shipments
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const send = useAction('fulfillments.fulfillOrders', { ...options, idempotencyKey })
  const cancel = useAction('fulfillments.cancelFulfillments', options)
  const orderIds = [...selection.selected.keys()]
  const fail = (text: string) => showToast({ text, isError: true })
  const showFailed = (results: readonly Result[]) => {
    for (const { orderNumber, error } of results) {
      if (error) fail(bulk.failed({ number: orderNumber ?? '', reason: error.description }))
    }
  }
  const undo = async (results: readonly Result[]) => {
    const ids = results.flatMap(({ fulfillmentId: id }) => id ?? [])
    try {
      const undone = await cancel.mutateAsync({ ids })
      showFailed(undone.results)
      showToast({ text: bulk.undone({ n: ordersOf(undone.results) }) })
    } catch (error) {
      fail(errorMessage(error, messages))
    }
  }
  const run = (notify: boolean) =>
    send.mutate(
      { orderIds, notify },
      {
        onSuccess: ({ results }) => {
          setIsOpen(false)
          setKey(crypto.randomUUID())
          selection.clear()
          showFailed(results)
          const done = results.filter(({ error }) => !error)
          if (done.length === 0) return
          showToast({ text: bulk.done({ n: ordersOf(done) }), undo: () => void undo(done) })
        },
      },
    )
  return {
    orderIds,
    isOpen,
    isTooMany: orderIds.length > MAX_FULFILLED_AT_ONCE,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    clear: selection.clear,
    run,
    isBusy: send.isPending,
    failure: send.error,
  }
}
export type BulkSend = ReturnType<typeof useBulkSend>
