import { useMemo, useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useCollectionNames } from '../../shared/references.ts'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { ProductLabelsDialog } from '../product-labels/dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CollectionsDialog } from './collections-dialog.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { exportRequest, exportScopes } from './export-scope.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { ProductsPage } from './page.tsx'
import { PlannedChanges } from './planned.tsx'
import { PricesDialog } from './prices-dialog.tsx'
import { exportFilter, productsFilter, productsQuery, tagsQuery } from './query.ts'
import { rowOf } from './row.ts'
import { type ProductsSearch, readProductsSearch } from './search.ts'
import { useBulk } from './use-bulk.ts'
import { useExport } from './use-export.ts'

export function ProductsRoute() {
  const search = readProductsSearch(useUrlSearch())
  const { bulkLabels } = useMessages()
  const list = useOperation('products.listProducts', productsQuery(search), { keepPrevious: true })
  const figures = useOperation('sites.getFigures', {})
  const site = useOperation('sites.getSettings', {})
  const [collection] = useCollectionNames([search.collection].filter(Boolean), '')
  const products = list.data?.products
  const rows = useMemo(() => products?.map(rowOf), [products])
  const target = useTarget(search, rows ?? [], list.data?.total ?? 0)
  const bulk = useBulk(target.clear)
  const exporting = useExport()
  const [open, setOpen] = useState<'collections' | 'prices' | 'labels' | 'printLabels' | 'date'>()
  const close = () => setOpen(undefined)
  const { selected, matchCount } = target
  const total = figures.data?.products.total ?? matchCount
  const currency = site.data?.settings.currency
  const ids = selected.map(({ id }) => id)
  return (
    <ProductsPage
      search={search}
      rows={currency === undefined ? undefined : rows}
      matchCount={matchCount}
      productCounts={figures.data?.products}
      collection={collection?.name ?? ''}
      tags={useTags(search)}
      currency={currency ?? ''}
      selection={target.selection}
      stale={list.isPlaceholderData}
      error={list.error ?? site.error}
      now={new Date()}
      onRetry={() => list.refetch()}
      planned={<PlannedChanges />}
      onExport={total > 0 ? exporting.open : undefined}
      bulk={
        <>
          <BulkBar
            count={target.count}
            matchCount={matchCount}
            isAll={target.isAll}
            progress={bulk.progress}
            sheetLink={links.productSheet(target.isAll ? search : { ids: ids.join(',') })}
            onAll={target.takeAll}
            onShow={(visible) => bulk.show(target.filter, visible)}
            onPrices={() => setOpen('prices')}
            onDate={() => setOpen('date')}
            onExport={exporting.open}
            onCollections={() => setOpen('collections')}
            onLabels={() => setOpen('labels')}
            onPrintLabels={() => setOpen('printLabels')}
            onDelete={() => bulk.remove(selected)}
            onClear={target.clear}
          />
          {open === 'collections' && (
            <CollectionsDialog
              count={target.count}
              onClose={close}
              onMove={(into, chosen) => {
                close()
                void bulk.collect(
                  target.filter,
                  into,
                  chosen.map(({ id }) => id),
                )
              }}
            />
          )}
          {open === 'labels' && (
            <LabelsDialog
              filter={target.filter}
              count={target.count}
              onClose={close}
              onChange={(changes) => {
                close()
                void bulk.change(target.filter, changes, bulkLabels.done)
              }}
            />
          )}
          {open === 'printLabels' && (
            <ProductLabelsDialog filter={{ productIds: ids }} onClose={close} />
          )}
          {open === 'date' && (
            <DatesDialog
              filter={target.filter}
              count={target.count}
              onClose={close}
              onPlanned={() => {
                close()
                target.clear()
              }}
            />
          )}
          {open === 'prices' && (
            <Prices
              target={target}
              currency={currency ?? ''}
              onClose={close}
              onChange={(changes, textOf) => {
                close()
                void bulk.change(target.filter, changes, textOf)
              }}
            />
          )}
          {exporting.isOpen && (
            <ExportDialog
              scopes={exportScopes({ search, matchCount, total, selectedCount: ids.length })}
              run={exporting.run}
              busy={exporting.busy}
              failure={exporting.failure}
              onStart={(scope, format) =>
                exporting.start(
                  exportRequest(scope, format, { filter: exportFilter(search), selectedIds: ids }),
                )
              }
              onStop={exporting.stop}
              onDownload={exporting.download}
              onAnother={exporting.another}
              onClose={exporting.close}
            />
          )}
        </>
      }
    />
  )
}

interface PricesProps {
  readonly target: ReturnType<typeof useTarget>
  readonly currency: string
  readonly onClose: () => void
  readonly onChange: (
    changes: Parameters<ReturnType<typeof useBulk>['change']>[1],
    textOf: (count: { readonly n: number }) => string,
  ) => void
}

function Prices({ target: { filter, count }, currency, onClose, onChange }: PricesProps) {
  const { bulkPrices } = useMessages()
  return (
    <PricesDialog
      filter={filter}
      count={count}
      currency={currency}
      onClose={onClose}
      onChange={(changes) => onChange(changes, bulkPrices.done)}
    />
  )
}

/** The target of an action: the selected products, or all matches. */
function useTarget(
  search: ProductsSearch,
  rows: readonly ReturnType<typeof rowOf>[],
  total: number,
) {
  const selection = useSelection(rows)
  const matching = productsFilter(search)
  const key = JSON.stringify(matching)
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === key && selection.selected.size > 0
  const selected = [...selection.selected.values()]
  return {
    selection,
    selected,
    matchCount: total,
    isAll,
    count: isAll ? total : selected.length,
    filter: isAll ? matching : { ids: selected.map(({ id }) => id) },
    takeAll: () => setAllOf(key),
    clear: () => {
      setAllOf(undefined)
      selection.clear()
    },
  }
}

function useTags(search: ProductsSearch) {
  const result = useOperation('products.listProducts', tagsQuery(search), { keepPrevious: true })
  return result.data?.facets[0]?.values ?? []
}
