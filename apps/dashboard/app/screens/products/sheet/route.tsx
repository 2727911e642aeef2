import type { ProductFilter } from '@vitrine/contract/products'
import { useState } from 'react'
import { links } from '../../../links.ts'
import { EmptyState, Skeleton } from '../../../shared/empty-state.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { PageHeader } from '../../../shared/page-header.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useUrlSearch } from '../../../shared/url-params.ts'
import { useMoney } from '../../../shared/use-money.ts'
import { useUnsavedChangesGuard } from '../../../shared/use-unsaved-changes-guard.ts'
import { productsFilter, sortOf } from '../query.ts'
import { readProductsSearch } from '../search.ts'
import { SheetColumns } from './columns-dialog.tsx'
import { SheetSaveBar } from './save-bar.tsx'
import { SheetBody } from './sheet-body.tsx'
import { type ProductSheet, useProductSheet } from './use-product-sheet.ts'
import './sheet.css'

/** The products of a list, or the selected ones, as a sheet. */
export function ProductSheetRoute() {
  const raw = useUrlSearch()
  const search = readProductsSearch(raw)
  const ids = raw.ids?.split(',').filter((id) => /^[0-9a-f-]{36}$/.test(id)) ?? []
  const filter: ProductFilter = ids.length > 0 ? { ids } : productsFilter(search)
  const { sheet: texts, form, products, shell } = useMessages()
  const { currency } = useMoney()
  const sheet = useProductSheet(filter, sortOf(search))
  const { rows, loaded, drafts, error } = sheet
  const [isChoosing, setChoosing] = useState(false)
  const [finding, setFinding] = useState(0)
  const mayEdit = useIsAllowed('products.saveProducts')
  useUnsavedChangesGuard(texts.title, () => drafts.cells.length > 0)
  return (
    <div className="sheet-page">
      <PageHeader
        title={texts.title}
        backLink={<Link href={links.products(search)}>{products.title}</Link>}
        aside={<LineCount sheet={sheet} />}
        actions={
          <>
            <button type="button" className="button" onClick={() => setFinding(finding + 1)}>
              {texts.find.action}…
            </button>
            <button type="button" className="button" onClick={() => setChoosing(true)}>
              {texts.chooseColumns}
            </button>
          </>
        }
      />
      {!mayEdit && <p className="notice">{form.readOnly}</p>}
      {error ? <Failure error={error} onRetry={sheet.retry} /> : null}
      {rows.length === 0 && !loaded.isComplete && !error && (
        <Skeleton rows={12} label={shell.loading} />
      )}
      {rows.length === 0 && loaded.isComplete && (
        <EmptyState title={products.nothingTitle} text={products.nothingText} />
      )}
      {rows.length > 0 && <SheetBody sheet={sheet} finding={finding} onFinding={setFinding} />}
      <SheetSaveBar sheet={drafts} saving={sheet.saving} currency={currency} />
      {isChoosing && <SheetColumns columns={sheet.columns} onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** How many lines there are, or how many products are read so far. */
function LineCount({ sheet: { rows, loaded } }: { readonly sheet: ProductSheet }) {
  const { sheet: texts } = useMessages()
  const { done, of, isComplete } = loaded
  return (
    <span className="figure" role="status">
      {isComplete
        ? texts.lines({ n: rows.length })
        : texts.loading({ done: String(done), of: String(of) })}
      {isComplete && done < of && ` · ${texts.notAll}`}
    </span>
  )
}
