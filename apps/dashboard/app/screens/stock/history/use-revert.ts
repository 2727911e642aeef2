import { useConfirm } from '../../../shared/confirm.tsx'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction } from '../../../shared/use-operation.ts'
import { piecesOf, type StockChange } from './labels.ts'
import { stockItemLabel } from './table.tsx'

const invalidates = [
  'inventory.listStockChanges',
  'stock.listVariantStock',
  'products.getProduct',
  'products.listProducts',
] as const

/** Reverts one movement, after a confirmation. */
export function useRevert(): (change: StockChange) => Promise<void> {
  const messages = useMessages()
  const { stock } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const action = useAction('inventory.revertStockChange', { invalidates })
  return async (change) => {
    const what = stockItemLabel(change)
    const title = stock.revertTitle({ what })
    const pieces = piecesOf(change)
    const text =
      change.delta === 0 ? stock.revertAhead({ pieces }) : stock.revertText({ delta: pieces })
    if (!(await confirm({ title, text, yes: stock.revert }))) return
    action.mutate(
      { id: change.id },
      {
        onSuccess: ({ changes }) =>
          showToast({ text: stock.revertedNow({ what, after: changes[0]?.after ?? 0 }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}

/** Reverts the remaining movements of one call, after a confirmation. */
export function useRevertBatch(): (batchId: string) => Promise<void> {
  const messages = useMessages()
  const { stock } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const action = useAction('inventory.revertStockBatch', { invalidates })
  return async (batchId) => {
    const question = { title: stock.revertAllTitle, text: stock.revertAllText, yes: stock.revert }
    if (!(await confirm(question))) return
    action.mutate(
      { batchId },
      {
        onSuccess: ({ changes }) => showToast({ text: stock.revertedAll({ n: changes.length }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
