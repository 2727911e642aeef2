import type { QueryClient } from '@tanstack/react-query'
import type { Call, InputOf, OperationName } from './api/client.ts'
import { productQuery } from './screens/product/query.ts'

interface Caller {
  readonly call: Call
  readonly siteId: string
}

const PRODUCT = /^\/dashboard\/products\/([0-9a-f-]{36})$/

/**
 * Starts the calls of the first screen while its script loads. A screen finds their answers where `useOperation` caches
 * them, and repeats a failed one.
 */
export function startEarlyCalls(queries: QueryClient, { call, siteId }: Caller, path: string) {
  const start = <N extends OperationName>(name: N, input: InputOf<N>) =>
    void queries.prefetchQuery({
      queryKey: [name, siteId, input],
      queryFn: ({ signal }) => call(name, input, { signal }),
    })
  start('staff.getCurrent', {})
  const id = PRODUCT.exec(path)?.[1]
  if (id === undefined) return
  start('sites.getSettings', {})
  start('products.getProduct', productQuery(id))
}
