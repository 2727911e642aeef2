import { useInfiniteQuery } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import type { InputOf, OperationName, OutputOf } from '../api/client.ts'
import { useCall } from './use-operation.ts'

/** Things of one page of an answer. */
const RESULTS_PAGE_SIZE = 30

interface SearchSource<N extends OperationName, Item> {
  readonly operation: N
  readonly input: (q: string, paging: { limit: number; offset: number }) => InputOf<N>
  readonly read: (answer: OutputOf<N>) => readonly Item[]
}

/** The results of a search, page by page. */
export interface SearchResults<Item> {
  /** Undefined until the first answer. */
  readonly items: readonly Item[] | undefined
  readonly hasMore: boolean
  readonly more: () => void
  readonly isBusy: boolean
  readonly error: VitrineError | null
  readonly retry: () => void
}

/** Searches with an operation that lists by offset; previous results stay until the response. */
export function useSearchResults<N extends OperationName, Item>(
  { operation, input, read }: SearchSource<N, Item>,
  q: string,
  enabled = true,
): SearchResults<Item> {
  const { siteId, call } = useCall()
  const result = useInfiniteQuery<OutputOf<N>, VitrineError>({
    queryKey: [operation, siteId, input(q, { limit: RESULTS_PAGE_SIZE, offset: -1 })],
    queryFn: ({ pageParam, signal }) => {
      const paging = { limit: RESULTS_PAGE_SIZE, offset: pageParam as number }
      return call(operation, input(q, paging), { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      read(last).length < RESULTS_PAGE_SIZE ? undefined : (offset as number) + RESULTS_PAGE_SIZE,
    placeholderData: (before) => before,
    enabled,
  })
  return {
    items: result.data?.pages.flatMap(read),
    hasMore: result.hasNextPage,
    more: () => {
      if (result.hasNextPage && !result.isFetchingNextPage) void result.fetchNextPage()
    },
    isBusy: result.isFetching,
    error: result.error,
    retry: () => void result.refetch(),
  }
}
