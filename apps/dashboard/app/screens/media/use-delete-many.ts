import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { mediaReads } from './invalidated-queries.ts'
import type { Media } from './search.ts'
import { useUndoOfMedia } from './use-undo.ts'

/** Deletes files that nothing shows; the others stay. */
export function useDeleteMany(onDone: () => void) {
  const messages = useMessages()
  const { media, action } = messages
  const { call } = useCall()
  const refresh = useInvalidate()
  const confirm = useConfirm()
  const showToast = useToast()
  const undoOf = useUndoOfMedia()
  const [isBusy, setIsBusy] = useState(false)
  const report = (text: string) => showToast({ text, isError: true })

  const deleteAll = async (items: readonly Media[]) => {
    const deleted: string[] = []
    let used = 0
    for (const { id } of items) {
      try {
        await call('media.deleteMedia', { id })
        deleted.push(id)
      } catch (error) {
        if (errorCodeOf(error) !== 'MEDIA_IN_USE') {
          report(errorMessage(error, messages))
          break
        }
        used += 1
      }
    }
    if (deleted.length > 0) {
      showToast({ text: media.deleted({ n: deleted.length }), undo: undoOf(deleted) })
    }
    if (used > 0) report(media.stillUsed({ n: used }))
  }
  const deleteMany = async (items: readonly Media[]) => {
    const title = media.deleteTitle({ n: items.length })
    if (!(await confirm({ title, text: media.deleteText, yes: action.delete }))) return
    setIsBusy(true)
    await deleteAll(items)
    setIsBusy(false)
    onDone()
    await refresh(mediaReads)
  }
  return { isBusy, deleteMany: (items: readonly Media[]) => void deleteMany(items) }
}
