import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'

type Reconciliation = OutputOf<'inventory.getReconciliation'>['reconciliation']

const isOver = ({ state }: Reconciliation) => state !== 'QUEUED' && state !== 'RUNNING'
const ASK_MS = 1000

/** Holds all stock against its history; what differs can be put right at once. */
export function CheckStock() {
  const messages = useMessages()
  const { stock } = messages
  const tell = useTell()
  const [id, setId] = useState('')
  const start = useAction('inventory.startReconciliation', {
    refreshes: ['inventory.listStockChanges'],
  })
  const run = (repair: 'NONE' | 'COUNTERS') =>
    start.mutate(
      { repair },
      {
        onSuccess: ({ reconciliation }) => setId(reconciliation.id),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  const found = useOperation(
    'inventory.getReconciliation',
    { id },
    {
      enabled: id !== '',
      every: (last) => (last && isOver(last.reconciliation) ? false : ASK_MS),
    },
  )
  const last = found.data?.reconciliation
  useWhenOver(last, () => run('COUNTERS'))
  const isBusy = start.isPending || (id !== '' && !(last?.id === id && isOver(last)))
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => run('NONE')}>
      {isBusy ? stock.checking(last?.checked ?? 0, last?.total ?? 0) : stock.check}
    </button>
  )
}

/** Says once how a check ended, and offers to repair what it only told. */
function useWhenOver(last: Reconciliation | undefined, onRepair: () => void) {
  const { stock } = useMessages()
  const tell = useTell()
  const confirm = useConfirm()
  const told = useRef('')
  useEffect(() => {
    if (!last || !isOver(last) || told.current === last.id) return
    told.current = last.id
    const { state, found, repaired, repair } = last
    if (state !== 'DONE') tell({ text: stock.checkFailed, bad: true })
    else if (found === 0) tell({ text: stock.checkedWell })
    else if (repair !== 'NONE') tell({ text: stock.repaired(repaired, found) })
    else {
      const question = {
        title: stock.differTitle(found),
        text: stock.differText,
        yes: stock.repair,
      }
      void confirm(question).then((yes) => yes && onRepair())
    }
  }, [last, stock, tell, confirm, onRepair])
}
