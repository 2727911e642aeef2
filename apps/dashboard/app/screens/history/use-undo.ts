import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { type Conflict, type HistoryEntry, thingWords } from './words.ts'

const refreshes = [
  'history.listHistory',
  'catalogV1.getProduct',
  'catalogV1.queryProducts',
  'jobs.listJobs',
] as const

/** Undoes after asking; what stands against it is kept until it is read. */
export function useUndo() {
  const messages = useMessages()
  const { history } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const one = useAction('history.undoChange', { refreshes })
  const group = useAction('history.undoGroup', { refreshes })
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const after = {
    onSuccess: ({ jobId, undone }: { readonly jobId?: string | undefined; undone: number }) =>
      tell({ text: jobId ? history.undoing : history.undoneNow(undone) }),
    onError: (error: VitrineError) => {
      const found = conflictsOf(error)
      if (found.length > 0) setConflicts(found)
      else tell({ text: wordsOf(error, messages), bad: true })
    },
  }
  return {
    conflicts,
    closeConflicts: () => setConflicts([]),
    async undo(entry: HistoryEntry) {
      const title = history.undoTitle(thingWords(entry.entity, messages))
      if (!(await confirm({ title, text: history.undoText, yes: messages.action.undo }))) return
      one.mutate({ id: entry.id }, after)
    },
    async undoGroup({ groupId, groupSize }: HistoryEntry) {
      const title = history.undoAllTitle(groupSize)
      if (!(await confirm({ title, text: history.undoText, yes: messages.action.undo }))) return
      group.mutate({ groupId }, after)
    },
  }
}

/** Conflicts that an error, of a call or of an item of a job, tells. */
export function conflictsOf({ code, data }: ToldError): readonly Conflict[] {
  if (code !== 'UNDO_CONFLICTS') return []
  const { conflicts } = (data ?? {}) as { readonly conflicts?: readonly Conflict[] }
  return conflicts ?? []
}

interface ToldError {
  readonly code?: string | number | undefined
  readonly data?: unknown
}
