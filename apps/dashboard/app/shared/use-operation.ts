import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import { createContext, use, useCallback } from 'react'
import {
  type Call,
  createCall,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../api/client.ts'
import { type ActionCallbacks, withCallbacks } from './action-callbacks.ts'

interface CallContext {
  readonly siteId: string
  readonly call: Call
}

/** The caller and site for the screens below. Without a provider: the first site. */
export const CallContext = createContext<CallContext>({ siteId: '', call: createCall('') })
export const useCall = () => use(CallContext)

interface ReadOptions<N extends OperationName> {
  readonly enabled?: boolean
  /** Whether to show the previous data while the next page loads. */
  readonly keepPrevious?: boolean
  /** Poll interval in milliseconds; false stops. */
  readonly refetchInterval?: (last: OutputOf<N> | undefined) => number | false
}

/** Reads through an operation. The cache key is its name, the site and the input. */
export function useOperation<N extends OperationName>(
  name: N,
  input: InputOf<N>,
  options: ReadOptions<N> = {},
): UseQueryResult<OutputOf<N>, VitrineError> {
  const { siteId, call } = useCall()
  return useQuery<OutputOf<N>, VitrineError>({
    queryKey: [name, siteId, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state }) => options.refetchInterval?.(state.data) ?? false,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  })
}

/** Loads the requested number of pages of a list; shows previous data until the next response. */
export function useOperationPages<N extends OperationName>(
  name: N,
  inputs: readonly InputOf<N>[],
): readonly UseQueryResult<OutputOf<N>, VitrineError>[] {
  const { siteId, call } = useCall()
  return useQueries({
    queries: inputs.map((input, at) => ({
      queryKey: [name, siteId, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(name, input, { signal }),
      ...(at === 0 ? { placeholderData: keepPreviousData as never } : {}),
    })),
  }) as readonly UseQueryResult<OutputOf<N>, VitrineError>[]
}

/** Marks all results of these operations as stale. */
export function useInvalidate() {
  const client = useQueryClient()
  return (names: readonly OperationName[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => names.includes(queryKey[0] as OperationName),
    })
}

/** Hands in an answer that a screen reads through `useOperation`. */
export function useSetQueryData() {
  const client = useQueryClient()
  const { siteId } = useCall()
  return <N extends OperationName>(name: N, input: InputOf<N>, answer: OutputOf<N>) =>
    client.setQueryData([name, siteId, input], answer)
}

interface ActionOptions {
  readonly invalidates?: readonly OperationName[]
  /** Makes a retried call idempotent, for operations that support it. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Calls an operation and refetches affected queries. Callbacks of `mutate` run even if the screen is
 * unmounted by then.
 */
export function useAction<N extends OperationName>(name: N, options: ActionOptions = {}) {
  const { call } = useCall()
  const refresh = useInvalidate()
  const { idempotencyKey: key } = options
  const mutation = useMutation<OutputOf<N>, VitrineError, InputOf<N>>({
    mutationFn: (input) =>
      call(name, input, key ? { headers: { 'idempotency-key': key } } : undefined),
    onSuccess: async () => {
      await refresh(options.invalidates ?? [])
    },
  })
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: InputOf<N>, callbacks?: ActionCallbacks<OutputOf<N>, VitrineError, InputOf<N>>) =>
      withCallbacks(mutateAsync, input, callbacks),
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
