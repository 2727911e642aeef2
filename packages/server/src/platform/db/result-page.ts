import type { KeysetPosition, Page } from './page-to-sql.ts'

/** One page, the total number of matches, and for a cursor page its first and last position. */
export interface ResultPage<T> {
  readonly items: readonly T[]
  readonly total: number
  /** The positions of the first and the last item; absent when there is none, or no cursor. */
  readonly edges?: { readonly first: KeysetPosition; readonly last: KeysetPosition }
  /** There are more in the direction of the cursor. */
  readonly hasMore?: boolean
}

/** The columns of each row besides its item; an empty page is one row with the total. */
export interface PageRow {
  readonly total: number
  readonly rank: number | null
  readonly place: readonly string[] | null
}

/** Rows of a statement → the page in the order of the list, without the extra row that a cursor page reads. */
export function toResultPage<Row extends PageRow, T>(
  rows: readonly Row[],
  { walk, limit }: Pick<Page, 'walk' | 'limit'>,
  toItem: (row: Row) => T,
): ResultPage<T> {
  const total = rows[0]?.total ?? 0
  const matching = rows.filter(({ rank }) => rank !== null)
  if (!walk) return { items: matching.map(toItem), total }
  const pageRows = matching.slice(0, limit)
  if (walk.backwards) pageRows.reverse()
  const [first, last] = [pageRows[0]?.place, pageRows.at(-1)?.place]
  return {
    items: pageRows.map(toItem),
    total,
    hasMore: matching.length > limit,
    ...(first && last && { edges: { first, last } }),
  }
}
