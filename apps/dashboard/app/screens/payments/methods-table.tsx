import { Status } from '@vitrine/ui/status'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import type { Money } from '../../shared/use-money.ts'
import { useProviderName } from './provider-texts.ts'
import type { PaymentMethod } from './setup.ts'
import { limitText, renewalText } from './texts.ts'

export interface MethodsTableProps {
  readonly methods: readonly PaymentMethod[]
  readonly money: Money
  /** Whether the order is being saved. */
  readonly isBusy: boolean
  readonly onChange: (method: PaymentMethod) => void
  readonly onMove: (method: PaymentMethod, by: -1 | 1) => void
  readonly onDelete: (method: PaymentMethod) => void
}

/** Payment methods in the order shown to buyers. */
export function MethodsTable({ methods, ...rest }: MethodsTableProps) {
  const { payments } = useMessages()
  const { columns } = payments
  return (
    <div className="list-frame">
      <table className="list payment-methods">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.limits}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">
              <span className="visually-hidden">{payments.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method, at) => (
            <MethodRow
              key={method.id}
              {...rest}
              method={method}
              isFirst={at === 0}
              isLast={at === methods.length - 1}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MethodRowProps extends Omit<MethodsTableProps, 'methods'> {
  readonly method: PaymentMethod
  readonly isFirst: boolean
  readonly isLast: boolean
}

function MethodRow(props: MethodRowProps) {
  const { method, money, onChange, onDelete } = props
  const messages = useMessages()
  const { payments } = messages
  const providerName = useProviderName()
  const { name, provider, active } = method
  return (
    <tr>
      <IfAllowed
        call="payments.saveMethod"
        fallback={
          <th scope="row" className="cell-name">
            <bdi>{name}</bdi>
          </th>
        }
      >
        <RowName name={name} onChange={() => onChange(method)} />
      </IfAllowed>
      <td className="mute">{providerName(provider)}</td>
      <td className="cell-words mute">
        <div>{limitText(method, messages, money)}</div>
        <div>{renewalText(method, messages)}</div>
      </td>
      <td>
        <Status tone={active ? 'good' : 'quiet'}>{active ? payments.active : payments.off}</Status>
      </td>
      <td className="cell-actions">
        <MoveButtons {...props} />
        <RowActions
          labels={payments}
          name={name}
          updateOperation="payments.saveMethod"
          deleteOperation="payments.deleteMethod"
          onChange={() => onChange(method)}
          onDelete={() => onDelete(method)}
        />
      </td>
    </tr>
  )
}

function MoveButtons({ method, isFirst, isLast, isBusy, onMove }: MethodRowProps) {
  const { payments } = useMessages()
  const { name } = method
  return (
    <IfAllowed call="payments.orderMethods">
      <button
        type="button"
        className="icon-button"
        aria-label={payments.up({ name })}
        title={payments.up({ name })}
        disabled={isFirst || isBusy}
        onClick={() => onMove(method, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={payments.down({ name })}
        title={payments.down({ name })}
        disabled={isLast || isBusy}
        onClick={() => onMove(method, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </IfAllowed>
  )
}
