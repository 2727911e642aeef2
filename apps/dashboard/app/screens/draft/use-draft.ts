import { useRef, useState } from 'react'
import { errorCodeOf } from '../../shared/error-code.ts'
import {
  useAction,
  useInvalidate,
  useOperation,
  useSetQueryData,
} from '../../shared/use-operation.ts'
import { type DraftChange, type DraftOrder, staleDrafts } from './setup.ts'

const invalidates = staleDrafts

/** A draft, the preview of applying it, and its changes, saved one after the other. */
export function useDraft(stored: DraftOrder) {
  const { id } = stored
  const isOpen = stored.status === 'OPEN'
  const preview = useOperation(
    'draftOrders.previewDraftOrder',
    { id },
    { enabled: isOpen, keepPrevious: true },
  )
  const save = useAction('draftOrders.saveDraftOrder', { invalidates })
  const setData = useSetQueryData()
  const refresh = useInvalidate()
  const [failure, setFailure] = useState<unknown>()
  const revision = useRef(stored.revision)
  revision.current = Math.max(revision.current, stored.revision)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = async (change: DraftChange): Promise<boolean> => {
    try {
      const answer = await save.mutateAsync({ id, revision: revision.current, ...change })
      revision.current = answer.draftOrder.revision
      setData('draftOrders.getDraftOrder', { id }, answer)
      setFailure(undefined)
      return true
    } catch (error) {
      setFailure(error)
      // It was changed elsewhere: shows the current version.
      if (errorCodeOf(error) === 'DRAFT_ORDER_REVISION_CONFLICT') await refresh(invalidates)
      return false
    }
  }
  return {
    preview: isOpen ? preview.data : undefined,
    isBusy: save.isPending,
    failure,
    onSave: (change: DraftChange): Promise<boolean> => {
      const sent = last.current.then(() => send(change))
      last.current = sent
      return sent
    },
  }
}
