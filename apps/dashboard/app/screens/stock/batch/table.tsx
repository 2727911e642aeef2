import { X } from 'lucide-react'
import { links } from '../../../links.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { itemAt, variantLabel } from '../variant.ts'
import { type BatchKind, type BatchLine, type BatchPlaces, lineKey, planLine } from './lines.ts'

interface LinesTableProps {
  readonly kind: BatchKind
  readonly lines: readonly BatchLine[]
  readonly places: BatchPlaces
  readonly onText: (key: string, text: string) => void
  readonly onRemove: (key: string) => void
}

/** Scanned items, with current and resulting stock. */
export function LinesTable({ kind, lines, places, onText, onRemove }: LinesTableProps) {
  const { columns, ...words } = useMessages().stockList
  const isCount = kind === 'count'
  return (
    <table className="list stock-sheet batch-lines">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.sku}</th>
          <th scope="col" className="figure">
            {isCount ? words.expected : words.thereNow}
          </th>
          <th scope="col" className="figure">
            {isCount ? words.counted : words.quantity}
          </th>
          <th scope="col" className="figure">
            {isCount ? words.difference : words.afterwards}
          </th>
          <th scope="col">
            <span className="v-hidden">{words.remove({ what: '' })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={lineKey(line)}
            kind={kind}
            line={line}
            places={places}
            onText={(text) => onText(lineKey(line), text)}
            onRemove={() => onRemove(lineKey(line))}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps extends Pick<LinesTableProps, 'kind' | 'places'> {
  readonly line: BatchLine
  readonly onText: (text: string) => void
  readonly onRemove: () => void
}

function Line({ kind, line, places, onText, onRemove }: LineProps) {
  const { stockList } = useMessages()
  const { variant, text } = line
  const what = variantLabel(variant)
  const { there, result, resultLabel } = useFigures(kind, line, places)
  const note = useLineNote(kind, line, places)
  const noteId = `note-${lineKey(line)}`
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.product(variant.productId)} tabIndex={-1}>
          <span dir="auto">{what}</span>
        </Link>
      </th>
      <td className="cell-sku mute">{variant.sku ?? '–'}</td>
      <td
        className="cell-total figure mute"
        data-word={kind === 'count' ? stockList.expected : stockList.thereNow}
      >
        {there}
      </td>
      <td className="cell-pieces figure">
        <span className="stock-cell" data-changed="true" data-bad={note?.isBad}>
          <input
            className="input figure"
            inputMode="numeric"
            autoComplete="off"
            aria-label={stockList.quantityOf({ what })}
            aria-invalid={note?.isBad || undefined}
            aria-describedby={note ? noteId : undefined}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          {note && <small id={noteId}>{note.text}</small>}
        </span>
      </td>
      <td className="cell-total figure" data-word={resultLabel}>
        {result}
      </td>
      <td className="cell-actions">
        <button
          type="button"
          className="icon-button"
          aria-label={stockList.remove({ what })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

/** The current and the resulting stock of a line. */
function useFigures(kind: BatchKind, line: BatchLine, places: BatchPlaces) {
  const { stockList } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const item = itemAt(line.variant, places.at)
  const plan = planLine(kind, line, places)
  const resultLabel = kind === 'count' ? stockList.difference : stockList.afterwards
  if (!item?.tracked) {
    const there = item ? stockList.notCounted : '–'
    const after = kind === 'receive' && plan.problem === undefined ? number(plan.pieces) : '–'
    return { there, result: after, resultLabel }
  }
  const quantity = item.quantity ?? 0
  const expected = kind === 'count' ? quantity + item.held : quantity
  if (plan.problem !== undefined) return { there: number(expected), result: '–', resultLabel }
  const { pieces } = plan
  const difference = pieces - expected
  const signed = `${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${number(Math.abs(difference))}`
  const after = number(kind === 'transfer' ? quantity - pieces : quantity + pieces)
  return { there: number(expected), result: kind === 'count' ? signed : after, resultLabel }
}

/** The error or a note of a line. */
function useLineNote(kind: BatchKind, line: BatchLine, places: BatchPlaces) {
  const { stockList } = useMessages()
  const language = useLanguage()
  const plan = planLine(kind, line, places)
  const item = itemAt(line.variant, places.at)
  const held = item?.held ?? 0
  if (line.refusal) return { text: line.refusal, isBad: true }
  if (plan.problem === 'fewerThanHeld') {
    return { text: stockList.fewerThanHeld({ n: held }), isBad: true }
  }
  if (plan.problem) return { text: stockList.problems[plan.problem], isBad: true }
  if (line.isStale) {
    const now = formatNumber((item?.quantity ?? 0) + (kind === 'count' ? held : 0), language)
    return { text: stockList.nowIs({ now }), isBad: true }
  }
  return kind === 'count' && held > 0
    ? { text: stockList.heldToo({ n: held }), isBad: false }
    : undefined
}
