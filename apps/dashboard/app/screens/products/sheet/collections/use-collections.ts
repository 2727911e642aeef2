import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OutputOf } from '../../../../api/client.ts'
import { useCall } from '../../../../shared/use-operation.ts'
import type { SheetRow } from '../rows.ts'
import { namesOf, noCollections, withCollections } from './names.ts'

/** Most collections of one answer; a site has at most ten times as many. */
const PAGE = 1000

type Collection = OutputOf<'collections.listCollections'>['collections'][number]

/** The lines with the names of their collections, read where their column is shown. */
export function useCollections(rows: readonly SheetRow[], isShown: boolean) {
  const { siteId, call } = useCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['collections.listCollections', siteId, { all: true }],
    queryFn: async ({ signal }) => {
      const all: Collection[] = []
      for (;;) {
        const page = { sort: 'NAME', limit: PAGE, offset: all.length } as const
        const { collections, total } = await call('collections.listCollections', page, { signal })
        all.push(...collections)
        if (collections.length < PAGE || all.length >= total) return all
      }
    },
    enabled: isShown,
  })
  const known = useMemo(() => data && namesOf(data), [data])
  return {
    rows: useMemo(() => (isShown ? withCollections(rows, known) : rows), [rows, known, isShown]),
    names: known ?? noCollections,
    error,
    retry: () => void refetch(),
  }
}
