import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { StaleNotice } from '../../../shared/stale-notice.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { checkTracking, type TrackingForm, trackingFormOf, trackingOf } from './send-form.ts'
import { type Fulfillment, staleShipments } from './setup.ts'
import { TrackingFields } from './tracking-fields.tsx'

interface EditDialogProps {
  readonly fulfillment: Fulfillment
  readonly name: string
  readonly onClose: () => void
}

/** Changes how a parcel is followed. */
export function EditDialog({ fulfillment, name, onClose }: EditDialogProps) {
  const messages = useMessages()
  const { shipments, action } = messages
  const { id, revision } = fulfillment
  const saving = useDialogSave('fulfillments.updateFulfillment', {
    invalidates: staleShipments,
    onClose,
    stored: fulfillment,
  })
  const { form, set, errors, dirty, submit } = useDialogForm<TrackingForm>({
    initialForm: () => trackingFormOf(fulfillment),
    validate: (typed) => checkTracking(typed, messages),
    onSubmit: (typed) =>
      saving.save({ id, revision, ...trackingOf(typed) }, shipments.saved({ name })),
  })
  return (
    <FormDialog
      title={shipments.editOf({ name })}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      saveOperation="fulfillments.updateFulfillment"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TrackingFields form={form} set={set} errors={errors} />
    </FormDialog>
  )
}
