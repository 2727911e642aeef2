import type { VariantStock } from '@vitrine/contract/stock'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import {
  isListNarrowed,
  PAGE_SIZE,
  readStockListSearch,
  type StockListSearch,
  stockColumns,
} from './search.ts'
import { StockTabs } from './tabs.tsx'
import './stock-list.css'

interface StockPageProps {
  readonly search: StockListSearch
  /** Undefined until the first answer. */
  readonly rows: readonly VariantStock[] | undefined
  readonly total: number
  readonly hasTransfers: boolean
  readonly filters: ReactNode
  readonly actions: ReactNode
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
  /** The sheet, where there is anything in it. */
  readonly children: ReactNode
}

export function StockPage(props: StockPageProps) {
  const { search, rows, total, filters, actions, stale, error } = props
  const { stockList, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={stockList.title}
        count={rows && stockList.variants({ n: total })}
        actions={
          <>
            {actions}
            <IfAllowed call="stock.saveStock">
              <Work hasTransfers={props.hasTransfers} />
            </IfAllowed>
          </>
        }
      />
      <StockTabs here="list" />
      <ListViews
        list="STOCK"
        search={search}
        linkOf={links.stock}
        read={readStockListSearch}
        columns={stockColumns}
        labels={stockList.columns}
      />
      {filters}
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!rows && !error && <Skeleton rows={12} label={shell.loading} />}
      {rows?.length === 0 && !error && <Nothing search={search} />}
      {rows && rows.length > 0 && !error && (
        <div className="list-frame" data-stale={stale} aria-busy={stale}>
          <IfAllowed call="stock.saveStock">
            <p className="field-hint stock-hint">{stockList.hint}</p>
          </IfAllowed>
          {props.children}
        </div>
      )}
      {rows && !error && (
        <Pager
          page={search.page}
          size={PAGE_SIZE}
          total={total}
          linkTo={(page) => links.stock({ ...search, page })}
        />
      )}
    </>
  )
}

/** Ways to change stock other than typing into the list. */
function Work({ hasTransfers }: Pick<StockPageProps, 'hasTransfers'>) {
  const { stockList } = useMessages()
  return (
    <>
      {hasTransfers && (
        <Link className="button" href={links.transferStock()}>
          {stockList.transfer}
        </Link>
      )}
      <Link className="button" href={links.countStock()}>
        {stockList.count}
      </Link>
      <Link className="button button-primary" href={links.receiveStock()}>
        {stockList.receive}
      </Link>
    </>
  )
}

function Nothing({ search }: Pick<StockPageProps, 'search'>) {
  const { stockList, products, action } = useMessages()
  return isListNarrowed(search) || search.page > 1 ? (
    <EmptyState title={products.nothingTitle} text={products.nothingText}>
      <Link className="button" href={links.stock()}>
        {action.clearFilters}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={stockList.emptyTitle} text={stockList.emptyText}>
      <IfAllowed call="products.saveProduct">
        <Link className="button" href={links.newProduct()}>
          {products.new}
        </Link>
      </IfAllowed>
    </EmptyState>
  )
}
