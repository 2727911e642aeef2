import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Client, OAuthAuth, Services, VitrineError } from '@vitrine/sdk'
import { useHouse } from '../house.ts'
import { useSession } from '../session/use-session.ts'
import { callKey, callQuery, type InputOf, type OutputOf } from './call-query.ts'

type Serving = Pick<Client<Services, OAuthAuth>, 'auth'>
type Served<C> = Extract<Exclude<keyof C, 'auth' | 'fetch' | 'use'>, string>

/**
 * Hooks for the calls of the provider's client, typed by its services:
 * `const { useCall, useChange } = createCallHooks<typeof shop>()`. They work inside of a `QueryClientProvider` of
 * `@tanstack/react-query` and a `<VitrineProvider>`; what a server has prefetched with `callQuery` and
 * handed over with its `HydrationBoundary` is there at the first look.
 */
export function createCallHooks<C extends Serving>() {
  return {
    /** Reads, keeps the answer, and reads again when the input changes or somebody signs in or out. */
    useCall: <S extends Served<C>, O extends Extract<keyof C[S], string>>(
      service: S,
      operation: O,
      input: InputOf<C, S, O>,
      options: { readonly enabled?: boolean; readonly staleTime?: number } = {},
    ): UseQueryResult<OutputOf<C, S, O>, VitrineError> => {
      const client = useClient<C>()
      useSession()
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
      const client = useClient<C>()
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
const useClient = <C extends Serving>() => useHouse().client as unknown as C
