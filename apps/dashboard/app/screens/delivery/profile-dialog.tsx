import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { profileRenamed } from './region-form.ts'
import { type EditorProps, staleReads } from './setup.ts'

/** The name of a profile; its regions are edited one by one. */
export function ProfileDialog({ setup, id, onClose }: EditorProps & { readonly id?: string }) {
  const { delivery, action, field } = useMessages()
  const texts = delivery.profile
  const stored = setup.profiles.find((one) => one.id === id)
  const saving = useDialogSave('delivery.saveDeliveryProfile', {
    invalidates: staleReads,
    onClose,
    stored: stored && { name: stored.name },
  })
  const refused = fieldErrorsOf(saving.failure, 'profile.', ['name'])
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { name: stored?.name ?? '' },
    validate: ({ name }) => (name.trim() === '' ? { name: field.required } : {}),
    serverErrors: () => refused,
    onSubmit: ({ name: typed }) => {
      const name = typed.trim()
      const profile = stored ? profileRenamed(stored, name) : { name, regions: [] }
      saving.save({ profile }, delivery.saved({ name }))
    },
  })
  return (
    <FormDialog
      title={stored ? delivery.changeTitle({ name: stored.name }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="delivery.saveDeliveryProfile"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={100}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
    </FormDialog>
  )
}
