import { Switch, TextArea, TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { type CollectionForm, checkCollection, emptyCollection, formOf } from './form.ts'
import { PictureField } from './picture-field.tsx'
import type { Category } from './search.ts'

interface CollectionDialogProps {
  /** The collection to change; without one a new one is made. */
  readonly stored?: Category | undefined
  /** The collection that a new one is made in. */
  readonly within?: Category | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CollectionForm) => void
}

const fields = Object.keys(emptyCollection)

export function CollectionDialog(props: CollectionDialogProps) {
  const { stored, within, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { collections: words, action } = messages
  const refused = refusalsOf(failure, 'category.', fields)
  const { form, set, errors, submit } = useDialogForm<CollectionForm>({
    start: stored ? formOf(stored) : emptyCollection,
    check: (typed) => checkCollection(typed, messages),
    refused: () => refused,
    onSubmit,
  })
  const fresh = within ? words.newIn(within.name) : words.new
  return (
    <FormDialog
      title={stored ? words.changeTitle(stored.name) : fresh}
      submitWords={stored ? action.save : words.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.name}
        data-first=""
        autoComplete="off"
        maxLength={80}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <TextField
        label={words.slug}
        hint={words.slugHint}
        before="/collections/"
        autoComplete="off"
        maxLength={300}
        value={form.slug}
        error={errors.slug}
        onText={(slug) => set({ slug })}
      />
      <TextArea
        label={words.description}
        rows={4}
        maxLength={600}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
      <PictureField picture={form.image} onPicture={(image) => set({ image })} />
      <Switch
        label={words.inMenu}
        hint={words.inMenuHint}
        checked={form.inMenu}
        onChecked={(inMenu) => set({ inMenu })}
      />
    </FormDialog>
  )
}
