import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { Progress } from './use-bulk.ts'

interface BulkBarProps {
  readonly count: number
  readonly progress: Progress | undefined
  readonly onShow: (visible: boolean) => void
  readonly onExport: () => void
  readonly onCollections: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** How many are selected and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { count, progress, onShow, onExport, onCollections, onDelete, onClear } = props
  const { products, bulkCollections, exports, action } = useMessages()
  if (count === 0 && !progress) return null
  return (
    <section className="bulk" aria-label={products.selected({ n: count })}>
      <span className="figure" role="status">
        {progress
          ? products.working({ done: progress.done, of: progress.of })
          : products.selected({ n: count })}
      </span>
      <IfAllowed call="catalogV1.updateProduct">
        <button type="button" disabled={progress !== undefined} onClick={() => onShow(true)}>
          {products.show}
        </button>
        <button type="button" disabled={progress !== undefined} onClick={() => onShow(false)}>
          {products.hide}
        </button>
      </IfAllowed>
      <IfAllowed call="catalogV1.addProductsToCollection">
        <button type="button" disabled={progress !== undefined} onClick={onCollections}>
          {bulkCollections.action}…
        </button>
      </IfAllowed>
      <IfAllowed call="exports.startExport">
        <button type="button" disabled={progress !== undefined} onClick={onExport}>
          {exports.action}…
        </button>
      </IfAllowed>
      <IfAllowed call="catalogV1.deleteProduct">
        <button type="button" disabled={progress !== undefined} onClick={onDelete}>
          {action.delete}…
        </button>
      </IfAllowed>
      <button type="button" onClick={onClear}>
        {products.clear}
      </button>
    </section>
  )
}
