import type { InputOf, OperationName } from '../api/client.ts'
import { errorCodeOf } from './error-code.ts'
import { useToast } from './toast.tsx'
import { useAction, useInvalidate } from './use-operation.ts'

interface DialogSaveOptions {
  readonly invalidates: readonly OperationName[]
  readonly onClose: () => void
}

/**
 * Saves what a window holds, closes it and says so. Where somebody else saved meanwhile (`isStale`), the window stays
 * and the reads are renewed, so that saving again takes the present revision.
 */
export function useDialogSave<N extends OperationName>(
  name: N,
  { invalidates, onClose }: DialogSaveOptions,
) {
  const action = useAction(name, { invalidates })
  const showToast = useToast()
  const refresh = useInvalidate()
  const isStale = isStaleError(action.error)
  const save = (input: InputOf<N>, doneText: string) =>
    action.mutate(input, {
      onSuccess: () => {
        onClose()
        showToast({ text: doneText })
      },
      onError: (error) => {
        if (isStaleError(error)) void refresh(invalidates)
      },
    })
  return { save, isBusy: action.isPending, isStale, failure: isStale ? null : action.error }
}

const isStaleError = (error: unknown): boolean => errorCodeOf(error) === 'INVALID_REVISION'
