import type { SiteSettings } from '@vitrine/contract/sites'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'

const MAX_DAYS = 90

/** The days that are typed; undefined where they are none that a shop can have. */
export const daysOf = (text: string): number | undefined => {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return days >= 1 && days <= MAX_DAYS ? days : undefined
}

interface SettingsDialogProps {
  readonly settings: SiteSettings['storeCredit']
  readonly onClose: () => void
}

/** Whether, and how early, members are mailed about expiring credit. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const messages = useMessages()
  const { settings: texts } = messages.storeCredit
  const saving = useDialogSave('sites.updateSettings', {
    invalidates: ['sites.getSettings'],
    onClose,
    stored: settings,
  })
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: {
      mailBeforeEnd: settings.mailBeforeEnd,
      days: String(settings.mailDaysBefore),
    },
    validate: ({ days }) =>
      daysOf(days) === undefined ? { days: texts.wrongDays({ n: MAX_DAYS }) } : {},
    onSubmit: ({ mailBeforeEnd, days }) =>
      saving.save(
        { settings: { storeCredit: { mailBeforeEnd, mailDaysBefore: daysOf(days) ?? 1 } } },
        texts.saved,
      ),
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
      <Switch
        label={texts.mail}
        hint={texts.mailHint}
        checked={form.mailBeforeEnd}
        onChecked={(mailBeforeEnd) => set({ mailBeforeEnd })}
      />
      <TextField
        label={texts.days}
        inputMode="numeric"
        value={form.days}
        {...(errors.days && { error: errors.days })}
        onText={(days) => set({ days })}
      />
    </FormDialog>
  )
}
