import { Status } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { nameOf, returnTones } from '../order/returns/setup.ts'

export type Return = OutputOf<'returns.queryReturns'>['returns'][number]

interface ReturnsTableProps {
  readonly returns: readonly Return[]
  readonly now: Date
}

/** Each leads to its order, where it is decided. */
export function ReturnsTable({ returns, now }: ReturnsTableProps) {
  const { columns } = useMessages().returns
  return (
    <table className="list orders">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.goods}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.order}</th>
        </tr>
      </thead>
      <tbody>
        {returns.map((one) => (
          <ReturnRow key={one.id} one={one} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function ReturnRow({ one, now }: { readonly one: Return; readonly now: Date }) {
  const messages = useMessages()
  const { returns: words, orders } = messages
  const { orderId, orderNumber, buyerName, state, late, lines, createdDate } = one
  const goods = lines.map(({ name, quantity: n }) => words.line({ n, name })).join(', ')
  return (
    <tr>
      <th scope="row" className="order-number">
        <Link href={links.order(orderId)} data-row-link="">
          {nameOf(one, messages)}
        </Link>
      </th>
      <td className="mute order-date">
        <RelativeTime moment={createdDate} now={now} />
      </td>
      <td className="order-buyer">
        <bdi>{buyerName || one.withdrawal?.name || orders.noName}</bdi>
      </td>
      <td className="order-products">
        <bdi className="mute">{goods || words.inWords}</bdi>
      </td>
      <td>
        <Status tone={returnTones[state]}>{words.states[state]}</Status>
        {late && <span className="order-tag">{words.late}</span>}
      </td>
      <td>
        <span className="figure">{orderNumber}</span>
      </td>
    </tr>
  )
}
