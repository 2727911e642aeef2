import { useMutation } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import type { Call, OperationName } from '../api/client.ts'
import { useCall, useInvalidate } from './use-operation.ts'

interface CallsOptions {
  readonly invalidates: readonly OperationName[]
}

/** Saves by several calls, one after the other. Sent again after a failure, each has to find what is there already. */
export function useCalls<F>(save: (call: Call, form: F) => Promise<void>, options: CallsOptions) {
  const { call } = useCall()
  const refresh = useInvalidate()
  return useMutation<void, VitrineError, F>({
    mutationFn: (form) => save(call, form),
    // What was saved before a failure is there.
    onSettled: () => refresh(options.invalidates),
  })
}
