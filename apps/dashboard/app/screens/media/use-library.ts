import { useCallback, useState } from 'react'
import { useOperationPages } from '../../shared/use-operation.ts'
import { MEDIA_PAGE, type MediaSearch, mediaQuery } from './search.ts'

export type Library = ReturnType<typeof useLibrary>

/** The files of the search, of which the visible ones are loaded. */
export function useLibrary(search: MediaSearch) {
  const [range, setRange] = useState({ first: 0, last: 0 })
  const from = Math.floor(range.first / MEDIA_PAGE)
  const to = Math.floor(range.last / MEDIA_PAGE)
  const inSight = Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => from + at)
  const pages = [...new Set([0, ...inSight])]
  const results = useOperationPages(
    'media.queryMedia',
    pages.map((page) => mediaQuery(search, page)),
  )
  const itemsOf = new Map(pages.map((page, at) => [page, results[at]?.data?.items ?? []]))
  const failed = results.find(({ error }) => error)
  const onRange = useCallback(
    (first: number, last: number) =>
      setRange((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
    [],
  )
  return {
    total: results[0]?.data?.pagingMetadata.total,
    loaded: [...itemsOf.values()].flat(),
    itemAt: (index: number) => itemsOf.get(Math.floor(index / MEDIA_PAGE))?.[index % MEDIA_PAGE],
    error: failed?.error,
    retry: () => void failed?.refetch(),
    onRange,
  }
}
