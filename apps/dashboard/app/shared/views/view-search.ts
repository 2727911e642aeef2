/** Search parameters of every list with saved views, besides its filters. */
export type ViewSearch = {
  /** The id of the saved view that is open. */
  readonly view: string
  /** Names of the columns that are shown; empty means the usual ones. */
  readonly columns: string
  readonly rows: '' | 'compact'
}

const NO_COLUMNS = 'none'

/** Parses an address; unknown columns are ignored. */
export function readViewSearch(
  raw: Readonly<Record<string, unknown>>,
  allColumns: readonly string[],
  usualColumns = allColumns,
): ViewSearch {
  const named = typeof raw.columns === 'string' ? raw.columns.split(',') : undefined
  return {
    view: typeof raw.view === 'string' ? raw.view.slice(0, 36) : '',
    columns: named ? columnsText(allColumns, named, usualColumns) : '',
    rows: raw.rows === 'compact' ? 'compact' : '',
  }
}

/** The columns in the format of an address, in the order of the list. */
export function columnsText(
  allColumns: readonly string[],
  shown: readonly string[],
  usualColumns = allColumns,
): string {
  const known = allColumns.filter((one) => shown.includes(one))
  const isUsual =
    known.length === usualColumns.length && known.every((one) => usualColumns.includes(one))
  if (isUsual) return ''
  return known.length > 0 ? known.join(',') : NO_COLUMNS
}

/** The visible columns: those in the address, else the default ones. */
export function shownColumns<C extends string>(
  allColumns: readonly C[],
  { columns }: Pick<ViewSearch, 'columns'>,
  usualColumns = allColumns,
): ReadonlySet<C> {
  if (columns === '') return new Set(usualColumns)
  return new Set(allColumns.filter((one) => columns.split(',').includes(one)))
}

/** The position in a list is not part of a view. */
const notSaved: ReadonlySet<string> = new Set(['view', 'page', 'cursor', 'open'])

/** The part of a list's address that a view saves. */
export function savedPartOf(address: string): Record<string, string> {
  const { searchParams } = new URL(address, 'http://localhost')
  return Object.fromEntries([...searchParams].filter(([key]) => !notSaved.has(key)))
}

/** Whether two addresses of a list save the same. */
export function isSameView(address: string, other: string): boolean {
  const [one, two] = [address, other].map((each) =>
    Object.entries(savedPartOf(each))
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .toSorted()
      .join('&'),
  )
  return one === two
}
