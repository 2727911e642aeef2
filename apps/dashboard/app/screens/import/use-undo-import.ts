import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import type { Conflict, HistoryEntry } from '../history/labels.ts'
import { conflictsOf } from '../history/use-undo.ts'

const invalidates = [
  'history.listHistory',
  'products.getProduct',
  'products.listProducts',
  'collections.listCollections',
  'jobs.listJobs',
] as const

/** Enough to see whether the import was undone, because all of its changes are undone together. */
const MAX_ENTRIES = 20

/** Undoes a whole import after a confirmation, on its own page. */
export function useUndoImport(id: string, fileName: string, hasWritten: boolean) {
  const { importMapping: labels, action } = useMessages()
  const confirm = useConfirm()
  const undo = useAction('history.undoGroup', { invalidates })
  const mayRead = useIsAllowed('history.listHistory')
  const entries = useOperation(
    'history.listHistory',
    { groupId: id, limit: MAX_ENTRIES },
    { enabled: hasWritten && mayRead },
  ).data?.entries
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const onError = (error: VitrineError) => setConflicts(conflictsOf(error))
  return {
    result: undo.data,
    /** When the whole import was undone; undefined while something can still be undone. */
    undoneDate: undoneDateOf(entries),
    /** Whether there is something to undo; false while unknown. */
    isOffered: entries?.some(({ undoable }) => undoable) === true,
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

function undoneDateOf(entries: readonly HistoryEntry[] | undefined): Date | undefined {
  if (!entries || entries.some(({ undoable }) => undoable)) return undefined
  return entries.find(({ undoneBy }) => undoneBy)?.undoneBy?.at
}
