import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { VitrineError } from '@vitrine/sdk'
import { useEffect } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { useCall } from '../../shared/use-operation.ts'
import { type CollectionsSearch, TREE_PAGE, treeQuery } from './search.ts'

type Page = OutputOf<'collections.listCollections'>

/** One list, which stays the same one until an answer differs. */
const allOf = ({ pages }: InfiniteData<Page>) => pages.flatMap(({ collections }) => collections)

/** All matching collections, page after page; undefined while the first page loads. */
export function useCategoryTree(search: CollectionsSearch) {
  const { siteId, call } = useCall()
  const name = 'collections.listCollections'
  const result = useInfiniteQuery<Page, VitrineError, Page['collections']>({
    queryKey: [name, siteId, search],
    queryFn: ({ pageParam, signal }) =>
      call(name, treeQuery(search, Number(pageParam)), { signal }),
    select: allOf,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * TREE_PAGE < total ? pages.length * TREE_PAGE : undefined,
    placeholderData: (before) => before,
  })
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = result
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return { collections: data, error: result.error, refetch: result.refetch }
}
