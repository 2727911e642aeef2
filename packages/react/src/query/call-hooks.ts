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
import { createSessionStore } from '../session/session-store.ts'
import { constantStore } from '../store.ts'
import { useVitrineContext } from '../vitrine-context.ts'
import {
  type AnyServiceClient,
  callKey,
  callQuery,
  type InputOf,
  type OutputOf,
  oauthAuthOf,
  type ServiceName,
} from './call-query.ts'

/** All options of `useQuery` except the call itself. */
export interface CallOptions<T>
  extends Omit<UseQueryOptions<T, VitrineError, T, readonly unknown[]>, 'queryKey' | 'queryFn'> {}

/**
 * Hooks for the calls of a client, typed by its services, within a `QueryClientProvider` of
 * `@tanstack/react-query`. `createCallHooks<typeof shop>()` uses the client of the surrounding
 * `<VitrineProvider>`; `createCallHooks(shop)` uses the given one, for sessions on the server too.
 * What a server prefetched with `callQuery` and passed on with `HydrationBoundary` is available in
 * the first render.
 */
export function createCallHooks<C extends AnyServiceClient>(own?: C) {
  const useClient = own ? () => useRole(own) : useProviderClient<C>
  return {
    /** Queries and caches; repeats when the input changes, or after a login or logout. */
    useCall: <S extends ServiceName<C>, O extends Extract<keyof C[S], string>>(
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

    /** Mutates; then invalidates the queries of the same service. */
    useChange: <S extends ServiceName<C>, O extends Extract<keyof C[S], string>>(
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

/** The type parameter must match the client of the provider. */
function useProviderClient<C extends AnyServiceClient>(): C {
  const { client, session } = useVitrineContext()
  useSyncExternalStore(session.subscribe, session.get, () => session.first)
  if (client) return client as unknown as C
  throw new Error(
    'Where a server keeps the session the calls need a client: createCallHooks(client)',
  )
}

/** The client; rerenders on login and logout. */
function useRole<C extends AnyServiceClient>(client: C): C {
  const keeper = oauthAuthOf(client.auth)
  const { subscribe, get } = keeper ? createSessionStore(keeper) : noSession
  useSyncExternalStore(subscribe, get, get)
  return client
}

const noSession = constantStore('none')
