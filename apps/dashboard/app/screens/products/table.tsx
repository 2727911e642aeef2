import { Status } from '@vitrine/ui/status'
import { useCallback, useRef } from 'react'
import { links } from '../../links.ts'
import {
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRelativeTime,
} from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { usePermissionCheck } from '../../shared/permissions.tsx'
import { SelectAllCell } from '../../shared/select-all-cell.tsx'
import { SortHeader } from '../../shared/sort-header.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { shownColumns } from '../../shared/views/view-search.ts'
import { ProductPeek } from './peek.tsx'
import type { ProductRow } from './row.ts'
import { type ProductSort, type ProductsSearch, productColumns } from './search.ts'
import { stockTones } from './stock-tones.ts'

/** Whether anything can be done with the rows that are selected. */
function useMaySelect(): boolean {
  const may = usePermissionCheck()
  return (
    may('products.changeProducts') || may('products.deleteProduct') || may('exports.startExport')
  )
}

interface TableProps {
  readonly rows: readonly ProductRow[]
  readonly search: ProductsSearch
  readonly selection: Selection<ProductRow>
  readonly currency: string
  readonly now: Date
}

export function ProductsTable({ rows, search, selection, currency, now }: TableProps) {
  const { products } = useMessages()
  const maySelect = useMaySelect()
  const body = useRef<HTMLTableSectionElement>(null)
  const { selected, toggle, toggleAll } = selection
  const select = useCallback(
    (index: number, range: boolean) => maySelect && rows[index] && toggle(rows[index], range),
    [rows, toggle, maySelect],
  )
  useRowShortcuts(body, select)
  const peek = usePeek(rows)
  const selectedCount = rows.filter(({ id }) => selected.has(id)).length
  const { columns } = products
  const shown = shownColumns(productColumns, search)
  return (
    <>
      <table className="list" data-rows={search.rows}>
        <thead>
          <tr>
            {maySelect && (
              <SelectAllCell
                label={products.selectAll}
                selectedCount={selectedCount}
                rowCount={rows.length}
                onToggle={toggleAll}
              />
            )}
            <Head search={search} column="name" label={columns.name} />
            {shown.has('state') && <th scope="col">{columns.state}</th>}
            {shown.has('options') && <th scope="col">{columns.options}</th>}
            {shown.has('price') && (
              <Head search={search} column="price" label={columns.price} figure />
            )}
            {shown.has('stock') && (
              <Head search={search} column="stock" label={columns.stock} figure />
            )}
            {shown.has('updated') && (
              <Head search={search} column="updated" label={columns.updated} />
            )}
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              shown={shown}
              currency={currency}
              now={now}
              maySelect={maySelect}
              selected={selected.has(row.id)}
              onSelect={(range) => toggle(row, range)}
            />
          ))}
        </tbody>
      </table>
      {peek.row && (
        <ProductPeek row={peek.row} currency={currency} now={now} onClose={peek.close} />
      )}
    </>
  )
}

interface HeadProps {
  readonly search: ProductsSearch
  readonly column: ProductSort
  readonly label: string
  readonly figure?: boolean
}

const Head = ({ search, column, ...rest }: HeadProps) => (
  <SortHeader
    {...rest}
    sorted={search.sort === column ? search.order : undefined}
    linkTo={(order) => links.products({ ...search, sort: column, order, page: 1 })}
  />
)

interface RowProps extends CellsProps {
  readonly maySelect: boolean
  readonly selected: boolean
  readonly onSelect: (range: boolean) => void
}

function Row({ row, maySelect, selected, onSelect, ...rest }: RowProps) {
  const { products } = useMessages()
  return (
    <tr aria-selected={selected}>
      {maySelect && (
        <td className="cell-check">
          <input
            type="checkbox"
            checked={selected}
            aria-label={products.select({ name: row.name })}
            onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey === true)}
          />
        </td>
      )}
      <td className="cell-name">
        <Link href={links.product(row.id)} data-row-link="">
          <Thumbnail url={row.picture} backgroundColor={row.backgroundColor} />
          <span dir="auto">{row.name}</span>
        </Link>
        <PeekButton name={row.name} />
      </td>
      <Cells row={row} {...rest} />
    </tr>
  )
}

interface CellsProps {
  readonly row: ProductRow
  readonly shown: ReadonlySet<(typeof productColumns)[number]>
  readonly currency: string
  readonly now: Date
}

/** The visible cells of a row, except the name. */
function Cells({ row, shown, currency, now }: CellsProps) {
  const { products } = useMessages()
  const language = useLanguage()
  return (
    <>
      {shown.has('state') && (
        <td className="cell-state">
          <Status tone={row.visible ? stockTones[row.stock] : 'quiet'}>
            {row.visible ? products.stockStates[row.stock] : products.hidden}
          </Status>
        </td>
      )}
      {shown.has('options') && (
        <td className="cell-options mute">
          {row.options > 0
            ? products.options({ options: row.options, variants: row.variants })
            : '–'}
        </td>
      )}
      {shown.has('price') && <PriceCell row={row} currency={currency} />}
      {shown.has('stock') && (
        <td className="cell-stock figure" data-word={products.columns.stock}>
          {row.quantity === undefined ? (
            <span className="mute" title={products.notTracked}>
              –<span className="visually-hidden">{products.notTracked}</span>
            </span>
          ) : (
            formatNumber(row.quantity, language)
          )}
        </td>
      )}
      {shown.has('updated') && (
        <td className="cell-updated mute">
          <time dateTime={row.updated.toISOString()} title={formatDateTime(row.updated, language)}>
            {formatRelativeTime(row.updated, now, language)}
          </time>
        </td>
      )}
    </>
  )
}

function PriceCell({ row, currency }: Pick<CellsProps, 'row' | 'currency'>) {
  const { products } = useMessages()
  const language = useLanguage()
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <td className="cell-price figure">
      {row.originalPrice && (
        <s>
          <span className="visually-hidden">{products.was} </span>
          {money(row.originalPrice)}
        </s>
      )}{' '}
      {row.from && <span className="mute">{products.from} </span>}
      {money(row.price)}
    </td>
  )
}
