import { CustomFieldInputs } from '../../shared/custom-field-inputs.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { type CollectionForm, checkCollection, emptyCollection, formOf } from './form.ts'
import { PictureField } from './picture-field.tsx'
import type { Category } from './search.ts'

interface CollectionDialogProps {
  /** The collection to edit; absent for a new one. */
  readonly stored?: Category | undefined
  /** The parent of a new collection. */
  readonly within?: Category | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CollectionForm) => void
}

const plainFields = Object.keys(emptyCollection).filter((name) => name !== 'customFields')

export function CollectionDialog(props: CollectionDialogProps) {
  const { stored, within, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { collections, action } = messages
  const { data } = useOperation('customFields.listCustomFields', { owner: 'COLLECTION' })
  const custom = data?.fields ?? []
  const keys = custom.map(({ key }) => `customFields.${key}`)
  const refused = fieldErrorsOf(failure, 'collection.', [...plainFields, ...keys])
  const { form, set, errors, submit } = useDialogForm<CollectionForm>({
    initialForm: stored ? formOf(stored) : emptyCollection,
    validate: (typed) => checkCollection(typed, messages),
    serverErrors: () => refused,
    onSubmit,
  })
  const fresh = within ? collections.newIn({ name: within.name }) : collections.new
  return (
    <FormDialog
      title={stored ? collections.changeTitle({ name: stored.name }) : fresh}
      submitLabel={stored ? action.save : collections.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={collections.name}
        data-first=""
        autoComplete="off"
        maxLength={80}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <TextField
        label={collections.slug}
        hint={collections.slugHint}
        prefix="/collections/"
        autoComplete="off"
        maxLength={300}
        value={form.slug}
        error={errors.slug}
        onText={(slug) => set({ slug })}
      />
      <TextField
        label={collections.subtitle}
        hint={collections.subtitleHint}
        autoComplete="off"
        maxLength={200}
        value={form.subtitle}
        error={errors.subtitle}
        onText={(subtitle) => set({ subtitle })}
      />
      <TextArea
        label={collections.description}
        rows={4}
        maxLength={600}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
      <PictureField picture={form.image} onPicture={(image) => set({ image })} />
      <Switch
        label={collections.inMenu}
        hint={collections.inMenuHint}
        checked={form.inMenu}
        onChecked={(inMenu) => set({ inMenu })}
      />
      <CustomFieldInputs
        fields={custom}
        values={form.customFields}
        errors={errors}
        onValues={(customFields) => set({ customFields })}
      />
    </FormDialog>
  )
}
