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
import { usePermissionCheck } from '../../shared/permissions.tsx'
import { SortHeader } from '../../shared/sort-header.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import type { Selection } from '../../shared/use-selection.ts'
import type { ProductRow } from './row.ts'
import type { ProductSort, ProductsSearch } from './search.ts'

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
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const some = rows.some(({ id }) => selected.has(id))
  const { columns } = products
  return (
    <table className="list">
      <thead>
        <tr>
          {maySelect && (
            <th scope="col" className="cell-check">
              <input
                type="checkbox"
                aria-label={products.selectAll}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all
                }}
                onChange={toggleAll}
              />
            </th>
          )}
          <Head search={search} column="name" label={columns.name} />
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.options}</th>
          <Head search={search} column="price" label={columns.price} figure />
          <Head search={search} column="stock" label={columns.stock} figure />
          <Head search={search} column="updated" label={columns.updated} />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            currency={currency}
            now={now}
            maySelect={maySelect}
            selected={selected.has(row.id)}
            onSelect={(range) => toggle(row, range)}
          />
        ))}
      </tbody>
    </table>
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

const tones = { in: 'good', partly: 'warn', out: 'bad' } as const

interface RowProps {
  readonly row: ProductRow
  readonly currency: string
  readonly now: Date
  readonly maySelect: boolean
  readonly selected: boolean
  readonly onSelect: (range: boolean) => void
}

function Row({ row, currency, now, maySelect, selected, onSelect }: RowProps) {
  const { products } = useMessages()
  const language = useLanguage()
  const money = (amount: string) => formatMoney(amount, currency, language)
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
      </td>
      <td className="cell-state">
        <Status tone={row.visible ? tones[row.stock] : 'quiet'}>
          {row.visible ? products.stockStates[row.stock] : products.hidden}
        </Status>
      </td>
      <td className="cell-options mute">
        {row.options > 0 ? products.options({ options: row.options, variants: row.variants }) : '–'}
      </td>
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
      <td className="cell-stock figure" data-word={products.columns.stock}>
        {row.quantity === undefined ? (
          <span className="mute" title={products.notTracked}>
            –<span className="visually-hidden">{products.notTracked}</span>
          </span>
        ) : (
          formatNumber(row.quantity, language)
        )}
      </td>
      <td className="cell-updated mute">
        <time dateTime={row.updated.toISOString()} title={formatDateTime(row.updated, language)}>
          {formatRelativeTime(row.updated, now, language)}
        </time>
      </td>
    </tr>
  )
}
