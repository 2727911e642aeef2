import type { InputOf } from '../../api/client.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { OrderLine } from './setup.ts'

interface MoveDialogProps {
  readonly orderId: string
  readonly line: OrderLine
  readonly locations: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

type Pieces = Readonly<Record<string, string>>
type MovedSources = InputOf<'orders.moveOrderLines'>['lines'][number]['sources']

const countOf = (text: string | undefined): number => {
  const typed = (text ?? '').trim()
  if (typed === '') return 0
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}

const invalidates = ['orders.getOrder', 'orders.queryOrders', 'stock.listVariantStock'] as const

/** How many pieces of a line each location sends. */
export function MoveDialog({ orderId, line, locations, onClose }: MoveDialogProps) {
  const { routing } = useMessages()
  const showToast = useToast()
  const { name, quantity } = line
  const action = useAction('orders.moveOrderLines', { invalidates })
  const send = (sources: MovedSources, onSuccess: () => void) =>
    action.mutate({ id: orderId, lines: [{ lineId: line.id, sources }] }, { onSuccess })
  const before = line.sources.map((one) => ({
    locationId: one.locationId,
    quantity: one.quantity,
  }))
  const { form, set, errors, dirty, submit } = useDialogForm<Pieces>({
    initialForm: Object.fromEntries(before.map((one) => [one.locationId, String(one.quantity)])),
    validate: (typed) => {
      const sum = locations.reduce((total, { id }) => total + countOf(typed[id]), 0)
      const first = locations[0]?.id ?? ''
      return sum === quantity ? {} : { [first]: routing.wrongSum({ n: quantity }) }
    },
    onSubmit: (typed) => {
      const sources = locations
        .map(({ id }) => ({ locationId: id, quantity: countOf(typed[id]) }))
        .filter((one) => one.quantity > 0)
      send(sources, () => {
        onClose()
        const undo = () => send(before, () => showToast({ text: routing.movedBack({ name }) }))
        showToast({ text: routing.moved({ name }), undo })
      })
    },
  })
  return (
    <FormDialog
      title={routing.moveTitle({ name })}
      submitLabel={routing.moveSubmit}
      busy={action.isPending}
      dirty={dirty}
      failure={action.error}
      saveOperation="orders.moveOrderLines"
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="field-hint">{routing.moveText({ n: quantity })}</p>
      {locations.map(({ id, name: location }) => {
        const error = errors[id]
        return (
          <TextField
            key={id}
            label={routing.piecesFrom({ location })}
            inputMode="numeric"
            autoComplete="off"
            value={form[id] ?? ''}
            {...(error && { error })}
            onText={(pieces) => set({ [id]: pieces })}
          />
        )
      })}
    </FormDialog>
  )
}
