import { useState } from 'react'
import { bytesOf } from '../../shared/download-file.ts'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useDownload } from '../../shared/use-download.ts'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import { ProductLabelsDialog } from '../product-labels/dialog.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { StockListFilters } from './filters.tsx'
import { StockHistoryRoute } from './history/route.tsx'
import { LocationsDialog } from './locations-dialog.tsx'
import { StockPage } from './page.tsx'
import {
  isHistoryAddress,
  readStockListSearch,
  type StockListSearch,
  stockExportQuery,
  stockListQuery,
} from './search.ts'
import { SaveBar } from './sheet/save-bar.tsx'
import { StockSheet } from './sheet/table.tsx'
import { useSheet } from './sheet/use-sheet.ts'
import { useColumns } from './use-columns.ts'
import { usePictures } from './use-pictures.ts'

/** The list; the history for older addresses. */
export const StockRoute = () =>
  isHistoryAddress(useUrlSearch()) ? <StockHistoryRoute /> : <StockListRoute />

function StockListRoute() {
  const search = readStockListSearch(useUrlSearch())
  const { stockList, stock, labelPrint } = useMessages()
  const list = useOperation('stock.listVariantStock', stockListQuery(search), {
    keepPrevious: true,
  })
  const locations = useOperation('inventory.listLocations', {})
  const places = locations.data?.locations
  const { columns, chosenIds, choose } = useColumns(places ?? [], search.at)
  const sheet = useSheet()
  useUnsavedChangesGuard(stockList.leaving, () => sheet.drafts.size > 0, { staysOnScreen: true })
  const [open, setOpen] = useState<'columns' | 'locations' | 'labels'>()
  const close = () => setOpen(undefined)
  const rows = places && list.data?.variants
  const hasSeveral = columns.length > 0 && (places?.length ?? 0) > 1
  const exportCsv = useCsv(search)
  return (
    <>
      <StockPage
        search={search}
        rows={rows}
        total={list.data?.total ?? 0}
        hasTransfers={hasSeveral}
        filters={<StockListFilters search={search} locations={places ?? []} />}
        actions={
          <>
            {hasSeveral && (
              <button type="button" className="button" onClick={() => setOpen('columns')}>
                {stockList.shownLocations}
              </button>
            )}
            <button type="button" className="button" onClick={() => setOpen('locations')}>
              {stock.locations}
            </button>
            <IfAllowed call="stock.printVariantLabels">
              <button type="button" className="button" onClick={() => setOpen('labels')}>
                {labelPrint.action}…
              </button>
            </IfAllowed>
            <button type="button" className="button" onClick={() => void exportCsv()}>
              {stockList.csv}
            </button>
          </>
        }
        stale={list.isPlaceholderData}
        error={list.error ?? locations.error}
        onRetry={() => void list.refetch()}
      >
        <StockSheet
          rows={rows ?? []}
          search={search}
          locations={columns}
          pictures={usePictures(rows ?? [])}
          sheet={sheet}
        />
      </StockPage>
      <SaveBar sheet={sheet} />
      {open === 'columns' && (
        <ColumnsDialog
          locations={places ?? []}
          chosenIds={chosenIds}
          onChoose={choose}
          onClose={close}
        />
      )}
      {open === 'labels' && (
        <ProductLabelsDialog filter={stockListQuery(search).filter ?? {}} onClose={close} />
      )}
      {open === 'locations' && <LocationsDialog locations={places ?? []} onClose={close} />}
    </>
  )
}

/** Downloads all that the list is narrowed to. */
function useCsv(search: StockListSearch) {
  const { stockList } = useMessages()
  const { call } = useCall()
  const { download } = useDownload()
  return () =>
    download(async () => {
      const file = await call('stock.exportVariantStock', stockExportQuery(search))
      const { rows, total } = file
      return {
        file: { ...file, content: bytesOf(file.data) },
        success:
          rows === total
            ? stockList.exported({ n: rows })
            : stockList.exportedPart({ rows: String(rows), total: String(total) }),
      }
    })
}
