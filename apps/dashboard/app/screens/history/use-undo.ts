import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { type Conflict, entityLabel, type HistoryEntry } from './labels.ts'

const invalidates = [
  'history.listHistory',
  'products.getProduct',
  'products.listProducts',
  'jobs.listJobs',
] as const

/** Undoes after a confirmation; conflicts are stored until the dialog is closed. */
export function useUndo() {
  const messages = useMessages()
  const { history } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const undoOne = useAction('history.undoChange', { invalidates })
  const undoMany = useAction('history.undoGroup', { invalidates })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const after = {
    onSuccess: ({ jobId, undone }: { readonly jobId?: string | undefined; undone: number }) =>
      showToast({ text: jobId ? history.undoing : history.undoneNow({ n: undone }) }),
    onError: (error: VitrineError) => {
      const undoConflicts = conflictsOf(error)
      if (undoConflicts.length > 0) setConflicts(undoConflicts)
      else showToast({ text: errorMessage(error, messages), isError: true })
    },
  }
  return {
    conflicts,
    closeConflicts: () => setConflicts([]),
    async undo(entry: HistoryEntry) {
      const title = history.undoTitle({ what: entityLabel(entry.entity, messages) })
      if (!(await confirm({ title, text: history.undoText, yes: messages.action.undo }))) return
      undoOne.mutate({ id: entry.id }, after)
    },
    async undoGroup({ groupId, groupSize }: HistoryEntry) {
      const title = history.undoAllTitle({ count: groupSize })
      if (!(await confirm({ title, text: history.undoText, yes: messages.action.undo }))) return
      undoMany.mutate({ groupId }, after)
    },
  }
}

/** Conflicts in the error of a call or of a job item. */
export function conflictsOf({ code, data }: ConflictError): readonly Conflict[] {
  if (code !== 'UNDO_CONFLICTS') return []
  const { conflicts } = (data ?? {}) as { readonly conflicts?: readonly Conflict[] }
  return conflicts ?? []
}

interface ConflictError {
  readonly code?: string | number | undefined
  readonly data?: unknown
}
