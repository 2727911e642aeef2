import type { ProductFilter } from '@vitrine/contract/products'
import { useMemo, useRef, useState } from 'react'
import { links } from '../../../links.ts'
import { EmptyState, Skeleton } from '../../../shared/empty-state.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { PageHeader } from '../../../shared/page-header.tsx'
import { IfAllowed, useIsAllowed } from '../../../shared/permissions.tsx'
import { useUrlSearch } from '../../../shared/url-params.ts'
import { useMoney } from '../../../shared/use-money.ts'
import { useUnsavedChangesGuard } from '../../../shared/use-unsaved-changes-guard.ts'
import { productsFilter, sortOf } from '../query.ts'
import { readProductsSearch } from '../search.ts'
import { CollectionsCellDialog } from './collections/cell-dialog.tsx'
import { useCollections } from './collections/use-collections.ts'
import { SheetColumns, useShownColumns } from './columns-dialog.tsx'
import { FindPanel } from './find/find-panel.tsx'
import { FormulaBar } from './formula-bar.tsx'
import { SheetGrid } from './grid.tsx'
import { noteAt } from './notes.ts'
import type { SheetRow } from './rows.ts'
import { SheetSaveBar } from './save-bar.tsx'
import { LocationChoice } from './stock/location-choice.tsx'
import { useStock } from './stock/use-stock.ts'
import { useCursor } from './use-cursor.ts'
import { useDrafts } from './use-drafts.ts'
import { useRows } from './use-rows.ts'
import { useSave } from './use-save.ts'
import './sheet.css'

/** The products of a list, or those that were selected in it, as a sheet. */
export function ProductSheetRoute() {
  const raw = useUrlSearch()
  const search = readProductsSearch(raw)
  const ids = raw.ids?.split(',').filter((id) => /^[0-9a-f-]{36}$/.test(id)) ?? []
  const filter: ProductFilter = ids.length > 0 ? { ids } : productsFilter(search)
  const messages = useMessages()
  const { sheet: words, form, products, shell } = messages
  const { currency, digits } = useMoney()
  const loaded = useRows(filter, sortOf(search))
  const columns = useShownColumns()
  const mayReadStock = useIsAllowed('stock.listVariantStock')
  const [isChoosing, setChoosing] = useState(false)
  const [chosenCell, setChosenCell] = useState<{ readonly row: SheetRow; readonly text: string }>()
  const [finding, setFinding] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const { isComplete } = loaded
  const stock = useStock(loaded.rows, mayReadStock && columns.shown.includes('stock'))
  const collections = useCollections(stock.rows, columns.shown.includes('collections'))
  const { rows, names } = collections
  const reading = useMemo(() => ({ digits, collections: names }), [digits, names])
  const error = loaded.error ?? stock.error ?? collections.error
  const sheet = useDrafts(rows, reading)
  const renew = async (ids: readonly string[]) => {
    await Promise.all([loaded.renew(ids), stock.renew(ids)])
  }
  const saving = useSave({ rows, sheet, collections: names, renew })
  const cursor = useCursor({ rows: rows.length, columns: columns.shown.length })
  const mayEdit = useIsAllowed('products.saveProducts')
  useUnsavedChangesGuard(words.title, () => sheet.cells.length > 0)
  const place = { row: rows[cursor.at.row], column: columns.shown[cursor.at.column] }
  const note = noteAt(place, { drafts: sheet.drafts, reading, messages })
  const locationChoice = (
    <LocationChoice
      locations={stock.locations}
      locationId={stock.locationId}
      isFixed={sheet.cells.some(({ column }) => column === 'stock')}
      onChoose={stock.choose}
    />
  )
  const common = { rows, columnIds: columns.shown, drafts: sheet.drafts }
  return (
    <div className="sheet-page">
      <PageHeader
        title={words.title}
        backLink={<Link href={links.products(search)}>{products.title}</Link>}
        aside={
          <span className="figure" role="status">
            {isComplete
              ? words.lines({ n: rows.length })
              : words.loading({ done: String(loaded.done), of: String(loaded.of) })}
            {isComplete && loaded.done < loaded.of && ` · ${words.notAll}`}
          </span>
        }
        actions={
          <>
            <button type="button" className="button" onClick={() => setFinding(finding + 1)}>
              {words.find.action}…
            </button>
            <button type="button" className="button" onClick={() => setChoosing(true)}>
              {words.chooseColumns}
            </button>
          </>
        }
      />
      {!mayEdit && <p className="notice">{form.readOnly}</p>}
      {error ? (
        <Failure
          error={error}
          onRetry={() => {
            if (loaded.error) loaded.retry()
            if (stock.error) stock.retry()
            if (collections.error) collections.retry()
          }}
        />
      ) : null}
      {rows.length === 0 && !isComplete && !error && <Skeleton rows={12} label={shell.loading} />}
      {rows.length === 0 && isComplete && (
        <EmptyState title={products.nothingTitle} text={products.nothingText} />
      )}
      {rows.length > 0 && (
        <>
          <IfAllowed call="products.saveProducts">
            <FormulaBar {...common} digits={digits} area={cursor.area} onType={sheet.type} />
          </IfAllowed>
          {finding > 0 && (
            <FindPanel
              sheet={{ ...common, flags: words }}
              cursor={cursor}
              opened={finding}
              onType={sheet.type}
              onUndo={sheet.undo}
              onClose={() => {
                setFinding(0)
                frame.current?.focus()
              }}
            />
          )}
          <SheetGrid
            {...common}
            reading={reading}
            frame={frame}
            cursor={cursor}
            onType={sheet.type}
            onUndo={sheet.undo}
            onChooseCollections={(row, text) => setChosenCell({ row, text })}
            onFind={() => setFinding(finding + 1)}
            heads={stock.locations.length > 1 ? { stock: locationChoice } : {}}
          />
          <p className={note ? 'field-error' : 'field-hint'} role="status">
            {note ?? words.hint}
          </p>
        </>
      )}
      <SheetSaveBar sheet={sheet} saving={saving} currency={currency} />
      {chosenCell && (
        <CollectionsCellDialog
          label={chosenCell.row.label}
          text={chosenCell.text}
          names={names}
          onText={(text) => {
            sheet.type([{ row: chosenCell.row, column: 'collections', text }])
            setChosenCell(undefined)
          }}
          onClose={() => setChosenCell(undefined)}
        />
      )}
      {isChoosing && <SheetColumns columns={columns} onClose={() => setChoosing(false)} />}
    </div>
  )
}
