import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import { useEffect } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { useCall } from '../../shared/use-operation.ts'
import { type CollectionsSearch, treeQuery } from './search.ts'

type Page = OutputOf<'categories.queryCategories'>

/** One list, which stays the same one until an answer differs. */
const allOf = ({ pages }: InfiniteData<Page>) => pages.flatMap(({ categories }) => categories)

/** All matching collections, page after page; undefined while the first page loads. */
export function useCategoryTree(search: CollectionsSearch) {
  const { siteId, call } = useCall()
  const name = 'categories.queryCategories'
  const result = useInfiniteQuery<Page, VitrineError, Page['categories']>({
    queryKey: [name, siteId, search],
    queryFn: ({ pageParam, signal }) =>
      call(name, treeQuery(search, String(pageParam)), { signal }),
    select: allOf,
    initialPageParam: '',
    getNextPageParam: ({ pagingMetadata }) => pagingMetadata.cursors.next || undefined,
    placeholderData: (before) => before,
  })
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = result
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return { collections: data, error: result.error, refetch: result.refetch }
}
