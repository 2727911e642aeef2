import { carrierNames, carriers } from '@vitrine/contract/fulfillments'
import { SelectField, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { Errors } from '../../../shared/use-form.ts'
import { linkPreview, type TrackingForm } from './send-form.ts'

interface TrackingFieldsProps {
  readonly form: TrackingForm
  readonly set: (change: Partial<TrackingForm>) => void
  readonly errors: Errors
}

/** Carrier and tracking; previews the link before it is saved. */
export function TrackingFields({ form, set, errors }: TrackingFieldsProps) {
  const { shipments } = useMessages()
  const { carrier, carrierName, number, link } = form
  return (
    <>
      <SelectField
        label={shipments.carrier}
        value={carrier}
        options={[
          ['', shipments.noCarrier],
          ...carriers.map((one) => [one, carrierNames[one]] as const),
          ['other', shipments.otherCarrier],
        ]}
        onValue={(one) => set({ carrier: one })}
      />
      {carrier === 'other' && (
        <TextField
          label={shipments.carrierName}
          autoComplete="off"
          maxLength={100}
          value={carrierName}
          {...(errors.carrierName && { error: errors.carrierName })}
          onText={(typed) => set({ carrierName: typed })}
        />
      )}
      <TextField
        label={shipments.number}
        autoComplete="off"
        maxLength={100}
        value={number}
        onText={(typed) => set({ number: typed })}
      />
      {carrier === 'other' && (
        <TextField
          label={shipments.link}
          type="url"
          autoComplete="off"
          maxLength={2048}
          value={link}
          {...(errors.link && { error: errors.link })}
          onText={(typed) => set({ link: typed })}
        />
      )}
      <LinkPreview form={form} />
    </>
  )
}

function LinkPreview({ form }: Pick<TrackingFieldsProps, 'form'>) {
  const { shipments } = useMessages()
  const link = linkPreview(form)
  if (!link) return null
  return (
    <p className="shipment-link" aria-live="polite">
      {shipments.linkPreview}{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {link}
      </a>
    </p>
  )
}
