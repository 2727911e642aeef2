import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../../api/client.ts'
import { useConfirm } from '../../../shared/confirm.tsx'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'

type Reconciliation = OutputOf<'inventory.getReconciliation'>['reconciliation']

const isFinished = ({ state }: Reconciliation) => state !== 'QUEUED' && state !== 'RUNNING'
const POLL_MS = 1000

/** Compares all stock with its ledger; differences can be repaired. */
export function CheckStock() {
  const messages = useMessages()
  const { stock } = messages
  const showToast = useToast()
  const [id, setId] = useState('')
  const start = useAction('inventory.startReconciliation', {
    invalidates: ['inventory.listStockChanges'],
  })
  const run = (repair: 'NONE' | 'COUNTERS') =>
    start.mutate(
      { repair },
      {
        onSuccess: ({ reconciliation }) => setId(reconciliation.id),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  const result = useOperation(
    'inventory.getReconciliation',
    { id },
    {
      enabled: id !== '',
      refetchInterval: (last) => (last && isFinished(last.reconciliation) ? false : POLL_MS),
    },
  )
  const last = result.data?.reconciliation
  useReconciliationResult(last, () => run('COUNTERS'))
  const isBusy = start.isPending || (id !== '' && !(last?.id === id && isFinished(last)))
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => run('NONE')}>
      {isBusy ? stock.checking({ done: last?.checked ?? 0, of: last?.total ?? 0 }) : stock.check}
    </button>
  )
}

/** Shows the result of a check once, and offers to repair differences. */
function useReconciliationResult(last: Reconciliation | undefined, onRepair: () => void) {
  const { stock } = useMessages()
  const showToast = useToast()
  const confirm = useConfirm()
  const reportedId = useRef('')
  useEffect(() => {
    if (!last || !isFinished(last) || reportedId.current === last.id) return
    reportedId.current = last.id
    const { state, found, repaired, repair } = last
    if (state !== 'DONE') showToast({ text: stock.checkFailed, isError: true })
    else if (found === 0) showToast({ text: stock.checkedWell })
    else if (repair !== 'NONE') showToast({ text: stock.repaired({ done: repaired, of: found }) })
    else {
      const question = {
        title: stock.differTitle({ n: found }),
        text: stock.differText,
        yes: stock.repair,
      }
      void confirm(question).then((yes) => yes && onRepair())
    }
  }, [last, stock, showToast, confirm, onRepair])
}
