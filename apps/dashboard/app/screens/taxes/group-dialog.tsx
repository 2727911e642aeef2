import { taxCategories } from '@vitrine/contract/taxes'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { type EditorProps, staleReads, type TaxGroup } from './setup.ts'

interface GroupForm {
  readonly name: string
  readonly category: TaxGroup['category']
}

/** Products that are taxed alike. */
export function GroupDialog({ setup, id, onClose }: EditorProps & { readonly id?: string }) {
  const { taxes, action, field } = useMessages()
  const texts = taxes.group
  const stored = setup.groups.find((one) => one.id === id)
  const saving = useDialogSave('taxes.saveTaxGroup', { invalidates: staleReads, onClose, stored })
  const refused = fieldErrorsOf(saving.failure, 'group.', ['name'])
  const { form, set, errors, dirty, submit } = useDialogForm<GroupForm>({
    initialForm: { name: stored?.name ?? '', category: stored?.category ?? 'STANDARD' },
    validate: ({ name }) => (name.trim() === '' ? { name: field.required } : {}),
    serverErrors: () => refused,
    onSubmit: ({ name: typed, category }) => {
      const name = typed.trim()
      const version = stored && { id: stored.id, revision: stored.revision }
      saving.save({ group: { ...version, name, category } }, taxes.saved({ name }))
    },
  })
  return (
    <FormDialog
      title={stored ? taxes.changeTitle({ name: stored.name }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="taxes.saveTaxGroup"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={200}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      <SelectField
        label={texts.category}
        hint={texts.categoryHint}
        value={form.category}
        options={taxCategories.map((category) => [category, texts.categories[category]] as const)}
        onValue={(category) => set({ category })}
      />
    </FormDialog>
  )
}

/** Buyers who pay other rates. */
export function ExemptDialog({ setup, id, onClose }: EditorProps & { readonly id?: string }) {
  const { taxes, action, field } = useMessages()
  const texts = taxes.exempt
  const stored = setup.exemptGroups.find((one) => one.id === id)
  const saving = useDialogSave('taxes.saveTaxExemptGroup', {
    invalidates: staleReads,
    onClose,
    stored,
  })
  const refused = fieldErrorsOf(saving.failure, 'exemptGroup.', ['name'])
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { name: stored?.name ?? '' },
    validate: ({ name }) => (name.trim() === '' ? { name: field.required } : {}),
    serverErrors: () => refused,
    onSubmit: ({ name: typed }) => {
      const name = typed.trim()
      const version = stored && { id: stored.id, revision: stored.revision }
      saving.save({ exemptGroup: { ...version, name } }, taxes.saved({ name }))
    },
  })
  return (
    <FormDialog
      title={stored ? taxes.changeTitle({ name: stored.name }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="taxes.saveTaxExemptGroup"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={200}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
    </FormDialog>
  )
}
