import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type Visit, VitrineProvider } from '@vitrine/react'
import { Account } from './account.tsx'
import type { Shop } from './shop.ts'
import { Things } from './things.tsx'

export interface SiteProps {
  readonly shop: Shop
  readonly queries: QueryClient
  readonly visit: Visit
  /** Queries that the server has prefetched. */
  readonly dehydrated?: DehydratedState
}

export function Site({ shop, queries, visit, dehydrated }: SiteProps) {
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={dehydrated}>
        <VitrineProvider client={shop} visit={visit}>
          <Account />
          <main>
            <h1>Two sides</h1>
            <Things />
          </main>
        </VitrineProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
