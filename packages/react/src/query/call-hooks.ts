import {
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import { useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import { createSessionStore } from '../session/session-store.ts'
import { still } from '../store.ts'
import {
  callKey,
  callQuery,
  type InputOf,
  keeperOf,
  type OutputOf,
  type Served,
  type Serving,
} from './call-query.ts'

/** Everything that `useQuery` takes besides the call itself. */
export interface CallOptions<T>
  extends Omit<UseQueryOptions<T, VitrineError, T, readonly unknown[]>, 'queryKey' | 'queryFn'> {}

/**
 * Hooks for the calls of a client, typed by its services, inside of a `QueryClientProvider` of
 * `@tanstack/react-query`. `createCallHooks<typeof shop>()` asks by the client of the `<VitrineProvider>`
 * above; `createCallHooks(shop)` by that one, whoever keeps the session. What a server has prefetched
 * with `callQuery` and handed over with its `HydrationBoundary` is there at the first look.
 */
export function createCallHooks<C extends Serving>(own?: C) {
  const useClient = own ? () => useRole(own) : useClientOfHouse<C>
  return {
    /** Reads, keeps the answer, and reads again when the input changes or somebody signs in or out. */
    useCall: <S extends Served<C>, O extends Extract<keyof C[S], string>>(
      service: S,
      operation: O,
      input: InputOf<C, S, O>,
      options: CallOptions<OutputOf<C, S, O>> = {},
    ): UseQueryResult<OutputOf<C, S, O>, VitrineError> => {
      const client = useClient()
      return useQuery<OutputOf<C, S, O>, VitrineError, OutputOf<C, S, O>, readonly unknown[]>({
        ...callQuery(client, service, operation, input),
        ...options,
      })
    },

    /** Writes; what was read from the same service is read again afterwards. */
    useChange: <S extends Served<C>, O extends Extract<keyof C[S], string>>(
      service: S,
      operation: O,
    ): UseMutationResult<OutputOf<C, S, O>, VitrineError, InputOf<C, S, O>> => {
      const client = useClient()
      const queries = useQueryClient()
      type Send = (input: InputOf<C, S, O>) => Promise<OutputOf<C, S, O>>
      return useMutation<OutputOf<C, S, O>, VitrineError, InputOf<C, S, O>>({
        mutationFn: (input) => (client[service][operation] as unknown as Send)(input),
        onSuccess: () => queries.invalidateQueries({ queryKey: callKey(service) }),
      })
    },
  }
}

/** Whoever names the type vouches for the client of the provider. */
function useClientOfHouse<C extends Serving>(): C {
  const { client, session } = useHouse()
  useSyncExternalStore(session.subscribe, session.get, () => session.first)
  if (client) return client as unknown as C
  throw new Error(
    'Where a server keeps the session the calls need a client: createCallHooks(client)',
  )
}

/** The client, looked at again when somebody signs in or out of it. */
function useRole<C extends Serving>(client: C): C {
  const keeper = keeperOf(client.auth)
  const { subscribe, get } = keeper ? createSessionStore(keeper) : nobody
  useSyncExternalStore(subscribe, get, get)
  return client
}

const nobody = still('none')
