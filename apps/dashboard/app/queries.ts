import { QueryCache, QueryClient } from '@tanstack/react-query'
import { VitrineError } from '@vitrine/sdk'
import { clearSignedInHint } from './api/signed-in-hint.ts'
import { links } from './links.ts'
import type { AppRouter } from './routes.ts'
import type { Navigation } from './shared/navigation.tsx'

export const goWith =
  ({ history }: AppRouter): Navigation['go'] =>
  (address, options) =>
    options?.replace ? history.replace(address) : history.push(address)

/**
 * After a 401, redirects to sign-in and back afterwards. After an error for a missing second factor, reloads
 * the session, which leads to adding one.
 */
export function createQueries(router: AppRouter): QueryClient {
  const go = goWith(router)
  const onError = (error: unknown) => {
    const { pathname, search } = globalThis.location
    if (!(error instanceof VitrineError)) return
    if (error.status === 403 && error.data?.secondFactor === 'required') {
      void queries.invalidateQueries({ queryKey: ['staff.getCurrent'] })
    }
    if (error.status !== 401 || pathname === links.signIn()) return
    clearSignedInHint()
    go(links.signIn(pathname + search))
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) =>
          count < 2 && error instanceof VitrineError && error.kind === 'system',
      },
    },
  })
  return queries
}
