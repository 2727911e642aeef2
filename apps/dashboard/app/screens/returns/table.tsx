import { Status } from '@vitrine/ui/status'
import { Fragment, type ReactNode, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import { nameOf, returnTones } from '../order/returns/setup.ts'
import { ReturnPeek } from './peek.tsx'
import { type Return, type ReturnColumn, type ReturnsSearch, returnColumns } from './search.ts'

interface ReturnsTableProps {
  readonly returns: readonly Return[]
  readonly search: ReturnsSearch
  readonly now: Date
}

/** Each row links to its order, where the return is decided. */
export function ReturnsTable({ returns, search, now }: ReturnsTableProps) {
  const { columns } = useMessages().returns
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const peek = usePeek(returns)
  const shown = shownColumns(returnColumns, search)
  return (
    <>
      <table className="list orders" data-rows={search.rows}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <ColumnHeads columns={returnColumns} shown={shown} labels={columns} />
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {returns.map((one) => (
            <ReturnRow key={one.id} one={one} shown={shown} now={now} />
          ))}
        </tbody>
      </table>
      {peek.row && <ReturnPeek one={peek.row} now={now} onClose={peek.close} />}
    </>
  )
}

interface ReturnRowProps {
  readonly one: Return
  readonly shown: ReadonlySet<ReturnColumn>
  readonly now: Date
}

function ReturnRow({ one, shown, now }: ReturnRowProps) {
  const messages = useMessages()
  const { returns: texts, orders } = messages
  const { orderId, orderNumber, buyerName, state, late, lines, createdDate } = one
  const goods = lines.map(({ name, quantity: n }) => texts.line({ n, name })).join(', ')
  const cells: Record<ReturnColumn, ReactNode> = {
    date: (
      <td className="mute order-date">
        <RelativeTime moment={createdDate} now={now} />
      </td>
    ),
    buyer: (
      <td className="order-buyer">
        <bdi>{buyerName || one.withdrawal?.name || orders.noName}</bdi>
      </td>
    ),
    goods: (
      <td className="order-products">
        <bdi className="mute">{goods || texts.inWords}</bdi>
      </td>
    ),
    state: (
      <td>
        <Status tone={returnTones[state]}>{texts.states[state]}</Status>
        {late && <span className="order-tag">{texts.late}</span>}
      </td>
    ),
    order: (
      <td>
        <span className="figure">{orderNumber}</span>
      </td>
    ),
  }
  return (
    <tr>
      <th scope="row" className="order-number">
        <Link href={links.order(orderId)} data-row-link="">
          {nameOf(one, messages)}
        </Link>
        <PeekButton name={nameOf(one, messages)} />
      </th>
      {returnColumns
        .filter((column) => shown.has(column))
        .map((column) => (
          <Fragment key={column}>{cells[column]}</Fragment>
        ))}
    </tr>
  )
}
