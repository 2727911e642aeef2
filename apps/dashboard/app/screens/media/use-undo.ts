import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { mediaReads } from './invalidated-queries.ts'

/** Undoes the last change of these files. */
export function useUndoOfMedia() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const undo = async (ids: readonly string[]) => {
    const groups = new Set<string>()
    for (const entityId of ids) {
      const { entries } = await call('history.listHistory', {
        entityType: 'media',
        entityId,
        limit: 1,
      })
      for (const { groupId } of entries) groups.add(groupId)
    }
    for (const groupId of groups) await call('history.undoGroup', { groupId })
    showToast({ text: messages.media.undone })
  }
  return (ids: readonly string[]) => () =>
    void undo(ids)
      .catch((error: unknown) => showToast({ text: errorMessage(error, messages), isError: true }))
      .finally(() => refresh(mediaReads))
}
