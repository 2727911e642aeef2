import type { Page, Place } from './page-to-sql.ts'

/** One page, how many fit in all, and for a walk where it ends. */
export interface Found<T> {
  readonly items: readonly T[]
  readonly total: number
  /** The places of the first and the last item; absent when there is none, or no walk. */
  readonly edges?: { readonly first: Place; readonly last: Place }
  /** There are more in the direction of the walk. */
  readonly hasMore?: boolean
}

/** What each row of a page brings beside its item; a page without items is one row with the total. */
export interface PageRow {
  readonly total: number
  readonly rank: number | null
  readonly place: readonly string[] | null
}

/** Rows of a statement → the page in the order of the list, without the row that a walk takes too many. */
export function foundPage<Row extends PageRow, T>(
  rows: readonly Row[],
  { walk, limit }: Pick<Page, 'walk' | 'limit'>,
  toItem: (row: Row) => T,
): Found<T> {
  const total = rows[0]?.total ?? 0
  const found = rows.filter(({ rank }) => rank !== null)
  if (!walk) return { items: found.map(toItem), total }
  const shown = found.slice(0, limit)
  if (walk.backwards) shown.reverse()
  const [first, last] = [shown[0]?.place, shown.at(-1)?.place]
  return {
    items: shown.map(toItem),
    total,
    hasMore: found.length > limit,
    ...(first && last && { edges: { first, last } }),
  }
}
