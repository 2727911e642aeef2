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
import type { Location } from '../locations-dialog.tsx'
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
  /** Those that have a column. */
  readonly locations: readonly Location[]
  /** The main pictures of products by their ids. */
  readonly pictures: ReadonlyMap<string, Picture>
  readonly sheet: Sheet
}

/** A row for each variant and a column for each location, whose cells are typed over. */
export function StockSheet({ rows, locations, pictures, sheet }: StockSheetProps) {
  const { columns, heldHint, onHandHint } = useMessages().stockList
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
    <table className="list stock-sheet">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.sku}</th>
          {locations.map(({ id, name }) => (
            <th scope="col" key={id} className="figure">
              <bdi>{name}</bdi>
            </th>
          ))}
          <th scope="col" className="figure" title={heldHint}>
            {columns.held}
          </th>
          <th scope="col" className="figure">
            {columns.available}
          </th>
          <th scope="col" className="figure" title={onHandHint}>
            {columns.onHand}
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown} onPaste={onPaste}>
        {rows.map((variant, row) => (
          <Row
            key={variantKey(variant)}
            variant={variant}
            row={row}
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

/** The place of a cell; undefined for what is no cell. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const text = target instanceof HTMLElement ? target.dataset.place : undefined
  const [row, column] = text?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

interface RowProps extends Pick<StockSheetProps, 'locations' | 'sheet'> {
  readonly variant: VariantStock
  readonly row: number
  readonly picture: Picture | undefined
}

function Row({ variant, row, locations, sheet, picture }: RowProps) {
  const { stockList } = useMessages()
  const mayEdit = useIsAllowed('stock.saveStock')
  const number = useNumber()
  const { held, available, onHand } = totalsOf(variant)
  const what = variantLabel(variant)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.product(variant.productId)} tabIndex={-1}>
          <Thumbnail url={picture?.url} backgroundColor={picture?.backgroundColor} />
          <span dir="auto">{what}</span>
        </Link>
      </th>
      <td className="cell-sku mute">{variant.sku ?? '–'}</td>
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
      <td className="cell-total figure mute" data-word={stockList.columns.held}>
        {number(held)}
      </td>
      <td className="cell-total figure" data-word={stockList.columns.available}>
        {number(available)}
      </td>
      <td className="cell-total figure" data-word={stockList.columns.onHand}>
        {number(onHand)}
      </td>
    </tr>
  )
}

/** A number as it is written; a dash where nothing is counted. */
function useNumber() {
  const language = useLanguage()
  return (value: number | null | undefined) => (value == null ? '–' : formatNumber(value, language))
}
