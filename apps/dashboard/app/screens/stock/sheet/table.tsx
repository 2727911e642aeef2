import type { VariantStock } from '@vitrine/contract/stock'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { links } from '../../../links.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { type CellPlace, nextPlace } from '../../../shared/sheet/places.ts'
import { Thumbnail } from '../../../shared/thumbnail.tsx'
import { shownColumns } from '../../../shared/views/view-search.ts'
import type { Location } from '../locations-dialog.tsx'
import { type StockColumn, type StockListSearch, stockColumns } from '../search.ts'
import { itemAt, totalsOf, variantKey, variantLabel } from '../variant.ts'
import { Cell } from './cell.tsx'
import { cellKey } from './drafts.ts'
import type { Sheet } from './use-sheet.ts'

export interface Picture {
  readonly url: string | undefined
  readonly backgroundColor: string | undefined
}

interface StockSheetProps {
  readonly rows: readonly VariantStock[]
  readonly search: StockListSearch
  /** Locations with a column. */
  readonly locations: readonly Location[]
  /** The main pictures of products by their ids. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly sheet: Sheet
}

const totals = ['held', 'available', 'onHand'] as const

/** An editable grid with a row per variant and a column per location. */
export function StockSheet({ rows, search, locations, pictures, sheet }: StockSheetProps) {
  const { columns, heldHint, onHandHint } = useMessages().stockList
  const hints: Partial<Record<StockColumn, string>> = { held: heldHint, onHand: onHandHint }
  const shown = shownColumns(stockColumns, search)
  const page = { rows, locationIds: locations.map(({ id }) => id) }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (place && sheet.paste(text, place, page)) event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place) return
    const [variant, locationId] = [rows[place.row], page.locationIds[place.column]]
    if (event.key === 'Escape' && variant && locationId) sheet.type(variant, locationId, '')
    const size = { rows: rows.length, columns: locations.length }
    const next = nextPlace(place, event, size)
    const input = next && event.currentTarget.querySelector<HTMLElement>(selectorOf(next))
    if (!input) return
    event.preventDefault()
    input.focus()
  }
  return (
    <table className="list stock-sheet" data-rows={search.rows}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          {shown.has('sku') && <th scope="col">{columns.sku}</th>}
          {locations.map(({ id, name }) => (
            <th scope="col" key={id} className="figure">
              <bdi>{name}</bdi>
            </th>
          ))}
          {totals
            .filter((column) => shown.has(column))
            .map((column) => (
              <th scope="col" key={column} className="figure" title={hints[column]}>
                {columns[column]}
              </th>
            ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown} onPaste={onPaste}>
        {rows.map((variant, row) => (
          <Row
            key={variantKey(variant)}
            variant={variant}
            row={row}
            shown={shown}
            locations={locations}
            sheet={sheet}
            picture={pictures.get(variant.productId)}
          />
        ))}
      </tbody>
    </table>
  )
}

const selectorOf = ({ row, column }: CellPlace) => `[data-place="${row},${column}"]`

/** The place of a cell; undefined for other elements. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const text = target instanceof HTMLElement ? target.dataset.place : undefined
  const [row, column] = text?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

interface RowProps extends Pick<StockSheetProps, 'locations' | 'sheet'> {
  readonly variant: VariantStock
  readonly row: number
  readonly shown: ReadonlySet<StockColumn>
  readonly picture: Picture | undefined
}

function Row({ variant, row, shown, locations, sheet, picture }: RowProps) {
  const { stockList } = useMessages()
  const mayEdit = useIsAllowed('stock.saveStock')
  const number = useNumber()
  const sums = totalsOf(variant)
  const what = variantLabel(variant)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.product(variant.productId)} tabIndex={-1}>
          <Thumbnail url={picture?.url} backgroundColor={picture?.backgroundColor} />
          <span dir="auto">{what}</span>
        </Link>
      </th>
      {shown.has('sku') && <td className="cell-sku mute">{variant.sku ?? '–'}</td>}
      {locations.map(({ id, name }, column) => (
        <td key={id} className="cell-pieces figure" data-word={name}>
          {mayEdit ? (
            <Cell
              label={stockList.cell({ what, location: name })}
              place={`${row},${column}`}
              item={itemAt(variant, id)}
              draft={sheet.drafts.get(cellKey(variant, id))}
              onText={(text) => sheet.type(variant, id, text)}
            />
          ) : (
            number(itemAt(variant, id)?.quantity)
          )}
        </td>
      ))}
      {totals
        .filter((column) => shown.has(column))
        .map((column) => (
          <td
            key={column}
            className={`cell-total figure${column === 'held' ? ' mute' : ''}`}
            data-word={stockList.columns[column]}
          >
            {number(sums[column])}
          </td>
        ))}
    </tr>
  )
}

/** Formats a quantity; a dash if untracked. */
function useNumber() {
  const language = useLanguage()
  return (value: number | null | undefined) => (value == null ? '–' : formatNumber(value, language))
}
