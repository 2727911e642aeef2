import type { Auth, Client, OAuthAuth, Services } from '@vitrine/sdk'

/** A client with or without a session. */
export type AnyServiceClient =
  | Pick<Client<Services, OAuthAuth>, 'auth'>
  | Pick<Client<Services>, 'auth'>
/** The services of a client by name. */
export type ServiceName<C> = Extract<Exclude<keyof C, 'auth' | 'fetch' | 'use'>, string>

/** The functions of a client's service by name, such as `'getProduct'`. */
type Operations<C, S extends keyof C> = Extract<keyof C[S], string>
type Callable = (...call: never[]) => Promise<unknown>
type CallOf<C, S extends keyof C, O extends keyof C[S]> = C[S][O] extends Callable ? C[S][O] : never
export type InputOf<C, S extends keyof C, O extends keyof C[S]> = Parameters<CallOf<C, S, O>>[0]
export type OutputOf<C, S extends keyof C, O extends keyof C[S]> = Awaited<
  ReturnType<CallOf<C, S, O>>
>

/** Query key prefix: all of a client, of a service, of an operation, or of one input. */
export type CallKey = readonly ['vitrine', service?: string, operation?: string, input?: unknown]

/**
 * Query key, to invalidate or remove queries: `invalidateQueries({ queryKey: callKey('members')
 * })`.
 */
export const callKey = (service?: string, operation?: string): CallKey =>
  operation ? ['vitrine', service, operation] : service ? ['vitrine', service] : ['vitrine']

/**
 * One reading call as options for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. Visitors and
 * members have separate keys.
 */
export function callQuery<
  C extends AnyServiceClient,
  S extends ServiceName<C>,
  O extends Operations<C, S>,
>(client: C, service: S, operation: O, input: InputOf<C, S, O>) {
  type Send = (input: unknown, options: { signal: AbortSignal }) => Promise<OutputOf<C, S, O>>
  const tokens = oauthAuthOf(client.auth)?.getTokens()
  const isMember = tokens?.refreshToken.role === 'member'
  return {
    queryKey: [
      'vitrine',
      service,
      operation,
      input ?? {},
      isMember ? 'member' : 'visitor',
    ] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (client[service][operation] as unknown as Send)(input, { signal }),
  }
}

/** The auth strategy of a client, if it has one. */
export const oauthAuthOf = (auth: Auth | OAuthAuth): OAuthAuth | undefined =>
  'getTokens' in auth ? auth : undefined
