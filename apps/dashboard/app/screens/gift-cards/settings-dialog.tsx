import type { SiteSettings } from '@vitrine/contract/sites'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'

const MAX_MONTHS = 240

/** The typed number of months, 0 for empty; undefined if out of range. */
export const monthsOf = (text: string): number | undefined => {
  if (text.trim() === '') return 0
  const months = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
  return months !== undefined && months <= MAX_MONTHS ? months : undefined
}

interface SettingsDialogProps {
  readonly settings: SiteSettings['giftCards']
  readonly onClose: () => void
}

/** The validity of gift cards sold by the shop. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const messages = useMessages()
  const { settings: texts } = messages.giftCards
  const saving = useDialogSave('sites.updateSettings', {
    invalidates: ['sites.getSettings'],
    onClose,
    stored: settings,
  })
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { months: settings.validMonths === 0 ? '' : String(settings.validMonths) },
    validate: ({ months }) =>
      monthsOf(months) === undefined ? { months: texts.wrongMonths({ n: MAX_MONTHS }) } : {},
    onSubmit: ({ months }) =>
      saving.save({ settings: { giftCards: { validMonths: monthsOf(months) ?? 0 } } }, texts.saved),
  })
  return (
    <FormDialog
      title={texts.heading}
      submitLabel={messages.action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      saveOperation="sites.updateSettings"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.months}
        hint={texts.monthsHint}
        inputMode="numeric"
        value={form.months}
        {...(errors.months && { error: errors.months })}
        onText={(months) => set({ months })}
      />
    </FormDialog>
  )
}
