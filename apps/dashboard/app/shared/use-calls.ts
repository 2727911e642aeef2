import { useMutation } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import type { Call, OperationName } from '../api/client.ts'
import { useCall, useInvalidate } from './use-operation.ts'

interface CallsOptions {
  readonly invalidates: readonly OperationName[]
}

/**
 * Saves with several calls in sequence. When retried after a failure, each has to detect what was done
 * already.
 */
export function useCalls<F>(save: (call: Call, form: F) => Promise<void>, options: CallsOptions) {
  const { call } = useCall()
  const refresh = useInvalidate()
  return useMutation<void, VitrineError, F>({
    mutationFn: (form) => save(call, form),
    // The calls before a failure were saved.
    onSettled: () => refresh(options.invalidates),
  })
}
