import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { Errors } from '../../../shared/use-form.ts'
import type { Order, OrderLine } from '../setup.ts'
import type { SendForm } from './send-form.ts'
import { isPickup, linesToSend, piecesAt } from './setup.ts'

interface SendLinesProps {
  readonly order: Order
  readonly form: SendForm
  readonly set: (change: Partial<SendForm>) => void
  readonly errors: Errors
}

/** How many pieces of each line go into a parcel. */
export function SendLines(props: SendLinesProps) {
  const { order, form } = props
  const { shipments } = useMessages()
  const lines = linesToSend(order).filter(
    (line) => form.place === null || piecesAt(line, form.place) > 0,
  )
  return (
    <fieldset className="refund-lines">
      <legend>{isPickup(order) ? shipments.linesPickup : shipments.lines}</legend>
      {lines.map((line) => (
        <SendLine key={line.id} {...props} line={line} />
      ))}
    </fieldset>
  )
}

function SendLine({ line, form, set, errors }: SendLinesProps & { readonly line: OrderLine }) {
  const { shipments } = useMessages()
  const { id, name, refunded } = line
  const most = piecesAt(line, form.place)
  const error = errors[`pieces.${id}`]
  return (
    <div className="refund-line">
      <bdi>{name}</bdi>
      {most === 0 ? (
        <span className="mute">{shipments.gone}</span>
      ) : (
        <>
          <TextField
            hideLabel
            label={shipments.piecesOf({ name })}
            inputMode="numeric"
            autoComplete="off"
            value={form.pieces[id] ?? ''}
            hint={shipments.of({ n: most })}
            {...(error && { error })}
            onText={(pieces) => set({ pieces: { ...form.pieces, [id]: pieces } })}
          />
          {refunded > 0 && <span className="mute">{shipments.refunded({ n: refunded })}</span>}
        </>
      )}
    </div>
  )
}
