import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { Progress } from './use-bulk.ts'

interface BulkBarProps {
  readonly count: number
  /** All that match, where that is more than is selected. */
  readonly matchCount: number
  /** Whether all matches are selected, including those on other pages. */
  readonly isAll: boolean
  readonly progress: Progress | undefined
  /** The selected products in the sheet. */
  readonly sheetLink?: string
  readonly onAll: () => void
  readonly onPrices: () => void
  readonly onDate: () => void
  readonly onShow: (visible: boolean) => void
  readonly onExport: () => void
  readonly onCollections: () => void
  readonly onLabels: () => void
  readonly onPrintLabels: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** The number of selected products, with bulk actions. */
export function BulkBar(props: BulkBarProps) {
  const { count, matchCount, isAll, progress, onShow, onExport, onCollections, onDelete } = props
  const {
    products,
    bulkCollections,
    bulkDates,
    bulkLabels,
    bulkPrices,
    exports,
    labelPrint,
    action,
    sheet,
  } = useMessages()
  if (count === 0 && !progress) return null
  return (
    <section className="bulk" aria-label={products.selected({ n: count })}>
      <span className="figure" role="status">
        {progress
          ? products.working({ done: progress.done, of: progress.of })
          : products.selected({ n: count })}
      </span>
      {!isAll && matchCount > count && (
        <button type="button" disabled={progress !== undefined} onClick={props.onAll}>
          {products.selectMatching({ n: matchCount })}
        </button>
      )}
      {!progress && props.sheetLink && <Link href={props.sheetLink}>{sheet.edit}</Link>}
      <IfAllowed call="products.changeProducts">
        <button type="button" disabled={progress !== undefined} onClick={() => onShow(true)}>
          {products.show}
        </button>
        <button type="button" disabled={progress !== undefined} onClick={() => onShow(false)}>
          {products.hide}
        </button>
        <button type="button" disabled={progress !== undefined} onClick={props.onPrices}>
          {bulkPrices.action}…
        </button>
        <button type="button" disabled={progress !== undefined} onClick={props.onDate}>
          {bulkDates.action}…
        </button>
      </IfAllowed>
      <IfAllowed call="products.changeProducts">
        <button type="button" disabled={progress !== undefined} onClick={onCollections}>
          {bulkCollections.action}…
        </button>
        <button type="button" disabled={progress !== undefined} onClick={props.onLabels}>
          {bulkLabels.action}…
        </button>
      </IfAllowed>
      <IfAllowed call="exports.startExport">
        <button type="button" disabled={progress !== undefined} onClick={onExport}>
          {exports.action}…
        </button>
      </IfAllowed>
      {!isAll && (
        <IfAllowed call="stock.printVariantLabels">
          <button type="button" disabled={progress !== undefined} onClick={props.onPrintLabels}>
            {labelPrint.action}…
          </button>
        </IfAllowed>
      )}
      {!isAll && (
        <IfAllowed call="products.deleteProduct">
          <button type="button" disabled={progress !== undefined} onClick={onDelete}>
            {action.delete}…
          </button>
        </IfAllowed>
      )}
      <button type="button" onClick={props.onClear}>
        {products.clear}
      </button>
    </section>
  )
}
