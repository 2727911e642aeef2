import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { whatOf } from './table.tsx'
import { piecesOf, type StockChange } from './words.ts'

const refreshes = [
  'inventory.listStockChanges',
  'catalogV1.getProduct',
  'catalogV1.queryProducts',
] as const

/** Takes one movement back, after asking. */
export function useRevert(): (change: StockChange) => Promise<void> {
  const messages = useMessages()
  const { stock } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const action = useAction('inventory.revertStockChange', { refreshes })
  return async (change) => {
    const what = whatOf(change)
    const title = stock.revertTitle(what)
    const pieces = piecesOf(change)
    const text = change.delta === 0 ? stock.revertAhead(pieces) : stock.revertText(pieces)
    if (!(await confirm({ title, text, yes: stock.revert }))) return
    action.mutate(
      { id: change.id },
      {
        onSuccess: ({ changes }) => tell({ text: stock.revertedNow(what, changes[0]?.after ?? 0) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}

/** Takes back what is left of everything that one call moved, after asking. */
export function useRevertBatch(): (batchId: string) => Promise<void> {
  const messages = useMessages()
  const { stock } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const action = useAction('inventory.revertStockBatch', { refreshes })
  return async (batchId) => {
    const question = { title: stock.revertAllTitle, text: stock.revertAllText, yes: stock.revert }
    if (!(await confirm(question))) return
    action.mutate(
      { batchId },
      {
        onSuccess: ({ changes }) => tell({ text: stock.revertedAll(changes.length) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
