import { fromMinorUnits, toMinorUnits } from '@vitrine/money'
import { parseAmount } from '../../shared/amount.ts'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Money } from '../../shared/use-money.ts'
import type { OrderSettings } from './setup.ts'

interface SettingsDialogProps {
  readonly settings: OrderSettings
  readonly money: Money
  readonly onClose: () => void
}

const stockTimings: readonly OrderSettings['takeStock'][] = ['ON_ORDER_PLACED', 'ON_ORDER_PAID']

/** The minutes that an order may wait for its payment; undefined if invalid. */
export function minutesOf(text: string): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return minutes >= 5 && minutes <= 1440 ? minutes : undefined
}

/** In minor units; 0 if empty, undefined if it is no amount. */
function minimumOf(text: string, { currency, digits }: Money): number | undefined {
  if (text.trim() === '') return 0
  const { value } = parseAmount(text, digits)
  return value === undefined ? undefined : Number(toMinorUnits(value, currency))
}

const minimumText = (minor: number, { currency }: Money): string =>
  minor === 0 ? '' : fromMinorUnits(BigInt(minor), currency)

/** When stock is reduced, how long orders wait for payment, and the minimum amount. */
export function SettingsDialog({ settings, money, onClose }: SettingsDialogProps) {
  const { payments, action } = useMessages()
  const texts = payments.settings
  const saving = useDialogSave('sites.updateSettings', {
    invalidates: ['sites.getSettings'],
    onClose,
    stored: settings,
  })
  const refused = fieldErrorsOf(saving.failure, 'settings.orders.', [
    'takeStock',
    'holdMinutes',
    'minimumSubtotal',
  ])
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: {
      takeStock: settings.takeStock,
      holdMinutes: String(settings.holdMinutes),
      minimumSubtotal: minimumText(settings.minimumSubtotal, money),
    },
    validate: ({ holdMinutes, minimumSubtotal }) => ({
      ...(minutesOf(holdMinutes) === undefined && { holdMinutes: texts.wrongMinutes }),
      ...(minimumOf(minimumSubtotal, money) === undefined && {
        minimumSubtotal: payments.wrong.amount,
      }),
    }),
    serverErrors: () => refused,
    onSubmit: (form) => {
      const orders = {
        takeStock: form.takeStock,
        holdMinutes: minutesOf(form.holdMinutes) ?? settings.holdMinutes,
        minimumSubtotal: minimumOf(form.minimumSubtotal, money) ?? settings.minimumSubtotal,
      }
      saving.save({ settings: { orders } }, texts.saved)
    },
  })
  return (
    <FormDialog
      title={texts.heading}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <ChoiceField
        label={texts.takeStock}
        value={form.takeStock}
        options={stockTimings.map((value) => ({
          value,
          label: texts.takeStocks[value],
          hint: texts.takeStockHints[value],
        }))}
        onValue={(takeStock) => set({ takeStock })}
      />
      <TextField
        label={texts.holdMinutes}
        hint={texts.holdMinutesHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={form.holdMinutes}
        {...(errors.holdMinutes && { error: errors.holdMinutes })}
        onText={(holdMinutes) => set({ holdMinutes })}
      />
      <TextField
        label={texts.minimum({ currency: money.currency })}
        hint={texts.minimumHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={form.minimumSubtotal}
        {...(errors.minimumSubtotal && { error: errors.minimumSubtotal })}
        onText={(minimumSubtotal) => set({ minimumSubtotal })}
      />
    </FormDialog>
  )
}
