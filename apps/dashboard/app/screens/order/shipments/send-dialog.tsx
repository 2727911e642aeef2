import { useState } from 'react'
import { SelectField, Switch } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction } from '../../../shared/use-operation.ts'
import { formatMinor } from '../../orders/texts.ts'
import { useLocationNames } from '../../routing/use-location-names.ts'
import type { Order, WindowProps } from '../setup.ts'
import {
  checkSend,
  countOf,
  newSendForm,
  piecesFrom,
  type SendForm,
  sendRequest,
} from './send-form.ts'
import { SendLines } from './send-lines.tsx'
import { isPickup, sendPlaces, staleShipments } from './setup.ts'
import { TrackingFields } from './tracking-fields.tsx'
import { useTakeBack } from './use-shipment-actions.ts'

/** Creates a parcel or a pickup; shows the effects beforehand. */
export function SendDialog({ order, locale, onClose }: WindowProps) {
  const messages = useMessages()
  const { shipments } = messages
  const sending = useSend(order, onClose)
  const { locations, nameOf } = useLocationNames()
  const places = sendPlaces(order, locations.find((one) => one.default)?.id ?? '')
  const { form, set, errors, dirty, submit } = useDialogForm<SendForm>({
    initialForm: () => newSendForm(order, places[0] ?? null),
    validate: (typed) => checkSend(typed, order, messages),
    onSubmit: (typed) => sending.send(typed),
  })
  const isCollected = isPickup(order)
  const { number, email } = order
  return (
    <FormDialog
      title={isCollected ? shipments.readyTitle({ number }) : shipments.sendTitle({ number })}
      submitLabel={isCollected ? shipments.submitReady : shipments.submit}
      busy={sending.isBusy}
      isIncomplete={countOf(form, order).sent === 0}
      dirty={dirty}
      failure={sending.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      {form.place && (
        <SelectField
          label={messages.routing.from}
          value={form.place.locationId}
          options={places.map(({ locationId }) => [locationId, nameOf(locationId)])}
          onValue={(id) =>
            set(piecesFrom(order, places.find(({ locationId }) => locationId === id) ?? null))
          }
        />
      )}
      <SendLines order={order} form={form} set={set} errors={errors} />
      {!isCollected && <TrackingFields form={form} set={set} errors={errors} />}
      <Switch
        label={shipments.notify}
        hint={email ? shipments.notifyHint({ email }) : shipments.noEmail}
        disabled={email === null}
        checked={form.notify}
        onChecked={(notify) => set({ notify })}
      />
      <SendPreview order={order} locale={locale} form={form} />
    </FormDialog>
  )
}

interface SendPreviewProps extends Pick<WindowProps, 'order' | 'locale'> {
  readonly form: SendForm
}

/** The effects, before the action is confirmed. */
export function SendPreview({ order, locale, form }: SendPreviewProps) {
  const { shipments } = useMessages()
  const { sent, left } = countOf(form, order)
  const { due } = order.balance
  const count = isPickup(order) ? shipments.willBeReady : shipments.willSend
  return (
    <section className="refund-preview" aria-label={shipments.preview} aria-live="polite">
      <h3>{shipments.preview}</h3>
      {sent === 0 ? (
        <p className="mute">{shipments.nothing}</p>
      ) : (
        <ul className="lines">
          <li>{count({ n: sent })}</li>
          <li>{left > 0 ? shipments.willLeave({ n: left }) : shipments.willComplete}</li>
          <li>{form.notify ? shipments.willMail : shipments.willNotMail}</li>
          {due > 0 && (
            <li>
              <strong>{shipments.unpaid({ amount: formatMinor(due, order, locale) })}</strong>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** Sends once, even if the button is pressed again or the response is lost; offers to undo. */
function useSend(order: Order, onClose: () => void) {
  const { shipments } = useMessages()
  const showToast = useToast()
  const takeBack = useTakeBack()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const action = useAction('fulfillments.createFulfillment', {
    invalidates: staleShipments,
    idempotencyKey,
  })
  const { number } = order
  const send = (form: SendForm) =>
    action.mutate(sendRequest(form, order), {
      onSuccess: ({ fulfillment }) => {
        onClose()
        const isPart = countOf(form, order).left > 0
        const sent = isPart ? shipments.sentPart : shipments.sent
        const text = fulfillment.kind === 'PICKUP' ? shipments.isReady : sent
        const undo = () => void takeBack(fulfillment.id, shipments.undone({ number }))
        showToast({ text: text({ number }), undo })
      },
    })
  return { send, isBusy: action.isPending, failure: action.error }
}
