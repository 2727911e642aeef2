import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { OrderSettings } from './setup.ts'

interface SettingsDialogProps {
  readonly settings: OrderSettings
  readonly onClose: () => void
}

const takings: readonly OrderSettings['takeStock'][] = ['ON_ORDER_PLACED', 'ON_ORDER_PAID']

/** Minutes that an order may wait for its payment; undefined for anything else. */
export function minutesOf(text: string): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return minutes >= 5 && minutes <= 1440 ? minutes : undefined
}

/** When stock goes down, and how long an order waits for its payment. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const { payments, action } = useMessages()
  const words = payments.settings
  const saving = useDialogSave('sites.updateSettings', {
    invalidates: ['sites.getSettings'],
    onClose,
    stored: settings,
  })
  const refused = fieldErrorsOf(saving.failure, 'settings.orders.', ['takeStock', 'holdMinutes'])
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { takeStock: settings.takeStock, holdMinutes: String(settings.holdMinutes) },
    validate: ({ holdMinutes }) =>
      minutesOf(holdMinutes) === undefined ? { holdMinutes: words.wrongMinutes } : {},
    serverErrors: () => refused,
    onSubmit: ({ takeStock, holdMinutes }) => {
      const orders = { takeStock, holdMinutes: minutesOf(holdMinutes) ?? settings.holdMinutes }
      saving.save({ settings: { orders } }, words.saved)
    },
  })
  return (
    <FormDialog
      title={words.heading}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <ChoiceField
        label={words.takeStock}
        value={form.takeStock}
        options={takings.map((value) => ({
          value,
          label: words.takeStocks[value],
          hint: words.takeStockHints[value],
        }))}
        onValue={(takeStock) => set({ takeStock })}
      />
      <TextField
        label={words.holdMinutes}
        hint={words.holdMinutesHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={form.holdMinutes}
        {...(errors.holdMinutes && { error: errors.holdMinutes })}
        onText={(holdMinutes) => set({ holdMinutes })}
      />
    </FormDialog>
  )
}
