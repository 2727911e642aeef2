import { Download, Plus, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { Selection } from '../../shared/use-selection.ts'
import { ListViews } from '../../shared/views/list-views.tsx'
import { Filters, type TagCount } from './filters.tsx'
import { PAGE_SIZE } from './query.ts'
import type { ProductRow } from './row.ts'
import { isFiltered, type ProductsSearch, productColumns, readProductsSearch } from './search.ts'
import { ProductsTable } from './table.tsx'

export interface ProductsPageProps {
  readonly search: ProductsSearch
  /** Undefined until the first answer. */
  readonly rows: readonly ProductRow[] | undefined
  readonly matchCount: number
  readonly productCounts: { readonly total: number; readonly hidden: number } | undefined
  /** Name of the collection that the list is narrowed to. */
  readonly collection: string
  readonly tags: readonly TagCount[]
  readonly currency: string
  readonly selection: Selection<ProductRow>
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
  /** Absent while there is nothing to export. */
  readonly onExport?: (() => void) | undefined
  /** Changes of many products at a date. */
  readonly planned?: ReactNode
  /** The toolbar above the list while rows are selected. */
  readonly bulk?: ReactNode
}

export function ProductsPage(props: ProductsPageProps) {
  const { search, rows, matchCount, collection, tags, selection, error } = props
  const { products, exports, sheet } = useMessages()
  return (
    <>
      <PageHeader
        title={products.title}
        aside={<Counts {...props} />}
        actions={
          <>
            {rows && rows.length > 0 && (
              <Link className="button" href={links.productSheet(search)}>
                <Sheet aria-hidden="true" />
                {sheet.edit}
              </Link>
            )}
            {props.onExport && (
              <IfAllowed call="exports.startExport">
                <button type="button" className="button" onClick={props.onExport}>
                  <Download aria-hidden="true" />
                  {exports.action}
                </button>
              </IfAllowed>
            )}
            <IfAllowed call="products.saveProduct">
              <Link className="button button-primary" href={links.newProduct()}>
                <Plus aria-hidden="true" />
                {products.new}
              </Link>
            </IfAllowed>
          </>
        }
      />
      {props.planned}
      <ListViews
        list="PRODUCTS"
        search={search}
        linkOf={links.products}
        read={readProductsSearch}
        columns={productColumns}
        labels={products.columns}
      />
      <Filters search={search} collection={collection} tags={tags} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {rows && !error && (
        <Pager
          page={search.page}
          size={PAGE_SIZE}
          total={matchCount}
          linkTo={(page) => links.products({ ...search, page })}
        />
      )}
      {selection.selected.size > 0 && <div className="bulk-spacer" />}
      {props.bulk}
    </>
  )
}

function Counts({ search, rows, matchCount, productCounts }: ProductsPageProps) {
  const { products } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  if (!productCounts) return null
  const all = number(productCounts.total)
  return (
    <span className="figure" role="status">
      {isFiltered(search) && rows
        ? products.found({ found: number(matchCount), total: all })
        : products.count({ total: all, hidden: number(productCounts.hidden) })}
    </span>
  )
}

function Rows({ search, rows, selection, currency, stale, now }: ProductsPageProps) {
  const { products, action, shell, navigation: places } = useMessages()
  if (!rows) return <Skeleton rows={12} label={shell.loading} />
  if (rows.length > 0) {
    return (
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <ProductsTable
          rows={rows}
          search={search}
          selection={selection}
          currency={currency}
          now={now}
        />
      </div>
    )
  }
  if (isFiltered(search) || search.page > 1) {
    return (
      <EmptyState title={products.nothingTitle} text={products.nothingText}>
        <Link className="button" href={links.products()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={products.emptyTitle} text={products.emptyText}>
      <IfAllowed call="products.saveProduct">
        <Link className="button" href={links.newProduct()}>
          {products.new}
        </Link>
      </IfAllowed>
      <IfAllowed call="imports.prepareImport">
        <Link className="button" href={links.imports()}>
          {places.import}
        </Link>
      </IfAllowed>
    </EmptyState>
  )
}
