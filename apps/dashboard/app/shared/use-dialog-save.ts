import { useState } from 'react'
import type { InputOf, OperationName } from '../api/client.ts'
import { errorCodeOf } from './error-code.ts'
import { useToast } from './toast.tsx'
import { useAction, useInvalidate } from './use-operation.ts'

interface DialogSaveOptions {
  readonly invalidates: readonly OperationName[]
  readonly onClose: () => void
  /** The current version of the edited record. */
  readonly stored: object | null | undefined
  readonly idempotencyKey?: string
}

/**
 * Saves the form of a dialog, closes it and shows a toast. `isStale` means that the record was changed
 * elsewhere since the dialog opened: the user is warned, and saving again overwrites it.
 */
export function useDialogSave<N extends OperationName>(
  name: N,
  { invalidates, onClose, stored, idempotencyKey }: DialogSaveOptions,
) {
  const action = useAction(name, { invalidates, idempotencyKey })
  const showToast = useToast()
  const refresh = useInvalidate()
  const isRefused = isStaleError(action.error)
  const hasChanged = useHasChanged(stored)
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
  return {
    save,
    isBusy: action.isPending,
    isStale: !action.isPending && (isRefused || hasChanged),
    failure: isRefused ? null : action.error,
  }
}

const staleCodes: ReadonlySet<string | undefined> = new Set([
  'INVALID_REVISION',
  'FULFILLMENT_REVISION_CONFLICT',
  'ORDER_REVISION_CONFLICT',
  'PAYMENT_METHOD_REVISION_CONFLICT',
  'PAYMENT_CONNECTION_REVISION_CONFLICT',
])
const isStaleError = (error: unknown): boolean => staleCodes.has(errorCodeOf(error))

function useHasChanged(stored: object | null | undefined): boolean {
  const [opened] = useState(stored)
  return stored !== undefined && JSON.stringify(stored) !== JSON.stringify(opened)
}
