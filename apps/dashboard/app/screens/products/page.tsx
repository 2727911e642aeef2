import { Download, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import type { Selection } from '../../scaffold/use-selection.ts'
import { Filters } from './filters.tsx'
import { PAGE_SIZE } from './query.ts'
import type { ProductRow } from './row.ts'
import { isFiltered, type ProductsSearch } from './search.ts'
import { ProductsTable } from './table.tsx'

export interface ProductsPageProps {
  readonly search: ProductsSearch
  /** Undefined until the first answer. */
  readonly rows: readonly ProductRow[] | undefined
  readonly found: number
  readonly standing: { readonly total: number; readonly hidden: number } | undefined
  /** Name of the collection that the list is narrowed to. */
  readonly collection: string
  readonly selection: Selection<ProductRow>
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
  /** Absent while there is nothing to export. */
  readonly onExport?: (() => void) | undefined
  /** What floats over the list while rows are selected. */
  readonly bulk?: ReactNode
}

export function ProductsPage(props: ProductsPageProps) {
  const { search, rows, found, collection, selection, error } = props
  const { products, exports } = useMessages()
  return (
    <>
      <PageHeader
        title={products.title}
        aside={<Counts {...props} />}
        actions={
          <>
            {props.onExport && (
              <May call="exports.startExport">
                <button type="button" className="button" onClick={props.onExport}>
                  <Download aria-hidden="true" />
                  {exports.action}
                </button>
              </May>
            )}
            <May call="catalogV1.createProduct">
              <Link className="button button-primary" href={links.newProduct()}>
                <Plus aria-hidden="true" />
                {products.new}
              </Link>
            </May>
          </>
        }
      />
      <Filters search={search} collection={collection} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {rows && !error && (
        <Pager
          page={search.page}
          size={PAGE_SIZE}
          total={found}
          linkTo={(page) => links.products({ ...search, page })}
        />
      )}
      {selection.chosen.size > 0 && <div className="bulk-room" />}
      {props.bulk}
    </>
  )
}

function Counts({ search, rows, found, standing }: ProductsPageProps) {
  const { products } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!standing) return null
  const all = number(standing.total)
  return (
    <span className="figure" role="status">
      {isFiltered(search) && rows
        ? products.found(number(found), all)
        : products.count(all, number(standing.hidden))}
    </span>
  )
}

function Rows({ search, rows, selection, stale, now }: ProductsPageProps) {
  const { products, action, shell, places } = useMessages()
  if (!rows) return <Skeleton rows={12} label={shell.loading} />
  if (rows.length > 0) {
    return (
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <ProductsTable rows={rows} search={search} selection={selection} now={now} />
      </div>
    )
  }
  if (isFiltered(search) || search.page > 1) {
    return (
      <Empty title={products.nothingTitle} text={products.nothingText}>
        <Link className="button" href={links.products()}>
          {action.clearFilters}
        </Link>
      </Empty>
    )
  }
  return (
    <Empty title={products.emptyTitle} text={products.emptyText}>
      <May call="catalogV1.createProduct">
        <Link className="button" href={links.newProduct()}>
          {products.new}
        </Link>
      </May>
      <May call="imports.startImport">
        <Link className="button" href={links.imports()}>
          {places.import}
        </Link>
      </May>
    </Empty>
  )
}
