import { useId } from 'react'
import { Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { formatMinor } from '../orders/texts.ts'
import {
  type RefundForm,
  refundablePieces,
  refundedDeliveries,
  wholeRefund,
} from './refund-form.ts'
import type { Order, OrderLine } from './setup.ts'

interface RefundFieldsProps {
  readonly order: Order
  readonly form: RefundForm
  readonly set: (change: Partial<RefundForm>) => void
}

interface RefundLinesProps extends RefundFieldsProps {
  readonly errors: Errors
}

/** Which pieces go back, and which of them return to stock. */
export function RefundLines(props: RefundLinesProps) {
  const { order, set } = props
  const { refunds } = useMessages().order
  return (
    <fieldset className="refund-lines">
      <legend>{refunds.lines}</legend>
      <button
        type="button"
        className="link-button"
        data-first=""
        onClick={() => set(wholeRefund(order))}
      >
        {refunds.all}
      </button>
      {order.lines.map((line) => (
        <RefundLine key={line.id} {...props} line={line} />
      ))}
    </fieldset>
  )
}

function RefundLine({ line, form, set, errors }: RefundLinesProps & { readonly line: OrderLine }) {
  const { refunds } = useMessages().order
  const { id, name, kind } = line
  const most = refundablePieces(line)
  const error = errors[`pieces.${id}`]
  const restock = (isOn: boolean) =>
    set({ restock: isOn ? [...form.restock, id] : form.restock.filter((one) => one !== id) })
  return (
    <div className="refund-line">
      <bdi>{name}</bdi>
      {most === 0 ? (
        <span className="mute">{refunds.gone}</span>
      ) : (
        <>
          <TextField
            hideLabel
            label={refunds.pieces({ name })}
            inputMode="numeric"
            autoComplete="off"
            value={form.pieces[id] ?? ''}
            hint={refunds.of({ n: most })}
            {...(error && { error })}
            onText={(pieces) => set({ pieces: { ...form.pieces, [id]: pieces } })}
          />
          {kind === 'PHYSICAL' && (
            <RestockTick
              label={refunds.restock}
              name={refunds.restockOf({ name })}
              checked={form.restock.includes(id)}
              onChecked={restock}
            />
          )}
        </>
      )}
    </div>
  )
}

interface RestockTickProps {
  readonly label: string
  readonly name: string
  readonly checked: boolean
  readonly onChecked: (checked: boolean) => void
}

function RestockTick({ label, name, checked, onChecked }: RestockTickProps) {
  const id = useId()
  return (
    <div className="tick">
      <input
        type="checkbox"
        id={id}
        aria-label={name}
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

/** Which deliveries go back; nothing where none was paid for. */
export function RefundDeliveries({
  order,
  locale,
  form,
  set,
}: RefundFieldsProps & { readonly locale: string }) {
  const { refunds } = useMessages().order
  const gone = refundedDeliveries(order)
  const paid = order.delivery.filter(({ total }) => total > 0)
  return paid.map(({ groupId, title, afterTax }) => (
    <Switch
      key={groupId}
      label={`${refunds.delivery}: ${refunds.deliveryLine({
        title,
        amount: formatMinor(afterTax, order, locale),
      })}`}
      {...(gone.includes(groupId) && { hint: refunds.gone })}
      disabled={gone.includes(groupId)}
      checked={form.deliveryGroupIds.includes(groupId)}
      onChecked={(isOn) =>
        set({
          deliveryGroupIds: isOn
            ? [...form.deliveryGroupIds, groupId]
            : form.deliveryGroupIds.filter((one) => one !== groupId),
        })
      }
    />
  ))
}
