import { useInfiniteQuery } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import type { InputOf, OperationName, OutputOf } from '../api/client.ts'
import { useCall } from './use-operation.ts'

/** Things of one page of an answer. */
const FOUND_PAGE = 30

interface Asked<N extends OperationName, Item> {
  readonly operation: N
  readonly input: (q: string, paging: { limit: number; offset: number }) => InputOf<N>
  readonly read: (answer: OutputOf<N>) => readonly Item[]
}

/** What a search finds, page after page. */
export interface Found<Item> {
  /** Undefined until the first answer. */
  readonly items: readonly Item[] | undefined
  readonly hasMore: boolean
  readonly more: () => void
  readonly isBusy: boolean
  readonly error: VitrineError | null
  readonly retry: () => void
}

/** Searches through an operation that lists by offset; what was found before stays until the answer. */
export function useFound<N extends OperationName, Item>(
  { operation, input, read }: Asked<N, Item>,
  q: string,
  enabled = true,
): Found<Item> {
  const { siteId, call } = useCall()
  const found = useInfiniteQuery<OutputOf<N>, VitrineError>({
    queryKey: [operation, siteId, input(q, { limit: FOUND_PAGE, offset: -1 })],
    queryFn: ({ pageParam, signal }) => {
      const paging = { limit: FOUND_PAGE, offset: pageParam as number }
      return call(operation, input(q, paging), { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      read(last).length < FOUND_PAGE ? undefined : (offset as number) + FOUND_PAGE,
    placeholderData: (before) => before,
    enabled,
  })
  return {
    items: found.data?.pages.flatMap(read),
    hasMore: found.hasNextPage,
    more: () => {
      if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage()
    },
    isBusy: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
  }
}
