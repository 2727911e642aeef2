import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { Conflict } from '../history/labels.ts'
import { conflictsOf } from '../history/use-undo.ts'

const invalidates = [
  'history.listHistory',
  'products.getProduct',
  'products.listProducts',
  'collections.listCollections',
  'jobs.listJobs',
] as const

/** Undoes a whole import after a confirmation, on its own page. */
export function useUndoImport(id: string, fileName: string) {
  const { importMapping: labels, action } = useMessages()
  const confirm = useConfirm()
  const undo = useAction('history.undoGroup', { invalidates })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const onError = (error: VitrineError) => setConflicts(conflictsOf(error))
  return {
    result: undo.data,
    error: conflicts.length > 0 ? undefined : undo.error,
    isPending: undo.isPending,
    conflicts,
    closeConflicts: () => setConflicts([]),
    async ask() {
      const title = labels.undoTitle({ name: fileName })
      const sure = await confirm({
        title,
        text: labels.undoText,
        yes: labels.undo,
        no: action.close,
      })
      if (sure) undo.mutate({ groupId: id }, { onError })
    },
  }
}
