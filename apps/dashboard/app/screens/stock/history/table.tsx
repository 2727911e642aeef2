import { links } from '../../../links.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { RelativeTime } from '../../../shared/relative-time.tsx'
import { actorLabel, piecesOf, type StockChange } from './labels.ts'

interface StockTableProps {
  readonly changes: readonly StockChange[]
  readonly now: Date
  /** Whether all of it is of one call already. */
  readonly isBatch: boolean
  readonly onRevert: (change: StockChange) => void
}

/** Movements of stock, latest first, each with a revert action. */
export function StockTable({ changes, now, isBatch, onRevert }: StockTableProps) {
  const batchSizes = isBatch ? new Map<string, number>() : countsOf(changes)
  const { columns } = useMessages().stock
  return (
    <table className="list stock">
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="cell-moved">
            {columns.moved}
          </th>
          <th scope="col">{columns.reason}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">
            <span className="v-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Row
            key={change.id}
            change={change}
            batchSizes={batchSizes.get(change.id)}
            now={now}
            onRevert={onRevert}
          />
        ))}
      </tbody>
    </table>
  )
}

/** How many lines one call wrote, by the first of them where there are several. */
export function countsOf(changes: readonly StockChange[]): ReadonlyMap<string, number> {
  const batches = new Map<string, StockChange[]>()
  for (const change of changes) {
    batches.set(change.batchId, [...(batches.get(change.batchId) ?? []), change])
  }
  const several = [...batches.values()].filter(({ length }) => length > 1)
  return new Map(several.map((batch) => [batch[0]?.id ?? '', batch.length]))
}

interface RowProps {
  readonly change: StockChange
  /** The number of lines in the batch that starts with this one. */
  readonly batchSizes: number | undefined
  readonly now: Date
  readonly onRevert: (change: StockChange) => void
}

function Row({ change, batchSizes, now, onRevert }: RowProps) {
  const messages = useMessages()
  const { stock } = messages
  const mayRevert = useIsAllowed('inventory.revertStockChange')
  return (
    <tr data-reverted={change.revertedBy !== undefined}>
      <td className="cell-at mute">
        <RelativeTime moment={change.at} now={now} />
      </td>
      <td className="cell-what">
        <StockItemLink change={change} />
      </td>
      <td className="cell-moved">
        <Movement change={change} />
      </td>
      <td className="cell-reason">
        {stock.reasons[change.reason]}
        {batchSizes && (
          <Link className="quiet-link" href={links.stockHistory({ batch: change.batchId })}>
            {stock.together({ n: batchSizes })}
          </Link>
        )}
      </td>
      <td className="cell-who mute">{actorLabel(change, messages)}</td>
      <td className="cell-actions">
        {change.revertedBy !== undefined && <span className="mute">{stock.reverted}</span>}
        {change.revertedBy === undefined && mayRevert && (
          <button
            type="button"
            className="link-button"
            aria-label={stock.revertOf({ what: stockItemLabel(change), delta: piecesOf(change) })}
            onClick={() => onRevert(change)}
          >
            {stock.revert}
          </button>
        )}
      </td>
    </tr>
  )
}

export const stockItemLabel = ({ productName, choices }: StockChange): string =>
  [productName ?? '–', ...choices].join(' · ')

/** The product leads to its page, its choices to the history of that variant. */
function StockItemLink({ change }: { readonly change: StockChange }) {
  const { stock } = useMessages()
  const { productId, productName, variantId, choices, locationName } = change
  if (productName === undefined) return <span className="mute">{stock.deletedProduct}</span>
  return (
    <>
      <Link href={links.product(productId)}>
        <bdi>{productName}</bdi>
      </Link>
      {choices.length > 0 && (
        <Link
          className="quiet-link"
          href={links.stockHistory({ product: productId, variant: variantId })}
          aria-label={stock.historyOf({ what: stockItemLabel(change) })}
        >
          <bdi>{choices.join(' · ')}</bdi>
        </Link>
      )}
      {locationName && (
        <span className="mute at-location">
          <bdi>{locationName}</bdi>
        </span>
      )}
    </>
  )
}

function Movement({ change }: { readonly change: StockChange }) {
  const { delta, before, after } = change
  const pieces = piecesOf(change)
  const { stock } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const signed = `${pieces > 0 ? '+' : '−'}${number(Math.abs(pieces))}`
  if (delta === 0) {
    return (
      <span className="figure">
        <b>{signed}</b>
        <span className="mute">{stock.ahead}</span>
      </span>
    )
  }
  return (
    <span className="figure">
      <b>{signed}</b>
      <span className="mute">
        <span className="v-hidden">
          {stock.fromTo({ before: number(before), after: number(after) })}
        </span>
        <span aria-hidden="true" dir="ltr">
          {number(before)} → {number(after)}
        </span>
      </span>
    </span>
  )
}
