import { type ReactNode, useRef } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import { CustomerPeek } from '../customer/peek.tsx'
import { averageOf, countryName, nameOf } from '../customer/setup.ts'
import { formatMinor } from '../orders/texts.ts'
import {
  type CustomerColumn,
  type CustomerSummary,
  type CustomersSearch,
  customerColumns,
  usualCustomerColumns,
} from './search.ts'

interface CustomersTableProps {
  readonly customers: readonly CustomerSummary[]
  readonly search: CustomersSearch
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
}

const figures: ReadonlySet<CustomerColumn> = new Set(['orders', 'average', 'spent'])

export function CustomersTable({ customers, ...rest }: CustomersTableProps) {
  const texts = useMessages().customers
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const peek = usePeek(customers)
  const shown = shownColumns(customerColumns, rest.search, usualCustomerColumns)
  return (
    <>
      <table className="list customers" data-rows={rest.search.rows}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <ColumnHeads
              columns={customerColumns}
              shown={shown}
              labels={texts.columns}
              figures={figures}
            />
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} shown={shown} {...rest} />
          ))}
        </tbody>
      </table>
      {peek.row && (
        <CustomerPeek
          key={peek.row.id}
          customer={peek.row}
          locale={rest.locale}
          now={rest.now}
          onClose={peek.close}
        />
      )}
    </>
  )
}

interface CustomerRowProps extends Omit<CustomersTableProps, 'customers'> {
  readonly customer: CustomerSummary
  readonly shown: ReadonlySet<CustomerColumn>
}

function CustomerRow({ customer, shown, search, locale, now }: CustomerRowProps) {
  const { customers } = useMessages()
  const { id, name, email, tags } = customer
  return (
    <tr>
      <th scope="row">
        <Link href={links.customer(id)} data-row-link="">
          <bdi>{nameOf(customer, customers.noName)}</bdi>
        </Link>
        {tags.map((tag) => (
          <Link
            key={tag}
            className="order-tag"
            href={links.customers({ ...search, tag, page: 1 })}
            aria-label={customers.ofTag({ tag })}
          >
            <bdi>{tag}</bdi>
          </Link>
        ))}
        <PeekButton name={nameOf(customer, customers.noName)} />
        {name !== '' && email && !shown.has('email') && (
          <span className="customer-email mute">
            <bdi>{email}</bdi>
          </span>
        )}
      </th>
      {customerColumns
        .filter((column) => shown.has(column))
        .map((column) => (
          <Cell key={column} column={column} customer={customer} locale={locale} now={now} />
        ))}
    </tr>
  )
}

interface CellProps extends Pick<CustomersTableProps, 'locale' | 'now'> {
  readonly column: CustomerColumn
  readonly customer: CustomerSummary
}

/** The cell of a column, except the name. */
function Cell({ column, customer, locale, now }: CellProps) {
  const { customers } = useMessages()
  const language = useLanguage()
  const { email, kind, country, orders, spent, firstOrderDate, lastOrderDate } = customer
  const moment = (date: Date | null) =>
    date ? <RelativeTime moment={date} now={now} /> : customers.never
  const values: Record<CustomerColumn, () => ReactNode> = {
    email: () => <bdi>{email ?? '–'}</bdi>,
    kind: () => customers.kind[kind],
    country: () => (country ? countryName(country, language) : '–'),
    firstOrder: () => moment(firstOrderDate),
    lastOrder: () => moment(lastOrderDate),
    orders: () => formatNumber(orders, language),
    average: () => (orders > 0 ? formatMinor(averageOf(customer), customer, locale) : '–'),
    spent: () => formatMinor(spent, customer, locale),
    since: () => moment(customer.createdDate),
  }
  if (figures.has(column)) {
    return (
      <td className="cell-figure" data-word={customers.columns[column]}>
        <span className="figure">{values[column]()}</span>
      </td>
    )
  }
  return <td className={`mute${column === 'email' ? ' cell-email' : ''}`}>{values[column]()}</td>
}
