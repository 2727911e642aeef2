import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { reads } from './page-reads.ts'

interface DeletionTexts {
  readonly delete: string
  readonly deleteTitle: (values: { readonly name: string }) => string
  readonly deleteText: string
  readonly deleted: (values: { readonly name: string }) => string
}

/** Deletes a page or article after a confirmation by name, and offers to undo. */
export function useUndoableDeletion(texts: DeletionTexts) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const undo = useUndoOfDeletion()
  return async (
    page: { readonly id: string; readonly name: string },
    act: () => Promise<unknown>,
  ) => {
    const { id, name } = page
    const title = texts.deleteTitle({ name })
    if (!(await confirm({ title, text: texts.deleteText, yes: texts.delete }))) return
    try {
      await act()
      showToast({ text: texts.deleted({ name }), undo: () => void undo(id) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}

function useUndoOfDeletion() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  return async (entityId: string) => {
    try {
      const asked = { entityType: 'page', entityId, limit: 1 } as const
      const [entry] = (await call('history.listHistory', asked)).entries
      if (entry) await call('history.undoChange', { id: entry.id })
      await refresh(reads)
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
