import type { Collection } from '@vitrine/contract/catalog-v1'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { Switch, TextArea, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { type CollectionForm, checkCollection, emptyCollection, formOf } from './form.ts'

interface CollectionDialogProps {
  /** The collection to change; without one a new one is made. */
  readonly stored?: Collection | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CollectionForm) => void
}

const fields = Object.keys(emptyCollection)

export function CollectionDialog(props: CollectionDialogProps) {
  const { stored, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { collections: words, action } = messages
  const [form, setForm] = useState(stored ? formOf(stored) : emptyCollection)
  const [asked, setAsked] = useState(false)
  const refused = refusalsOf(failure, 'collection.', fields)
  const errors = { ...refused, ...(asked ? checkCollection(form, messages) : {}) }
  const set = (change: Partial<CollectionForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(checkCollection(form, messages)).length === 0) onSubmit(form)
  }
  return (
    <Dialog
      title={stored ? words.changeTitle(stored.name) : words.new}
      onClose={onClose}
      className="dialog-wide"
    >
      <form className="dialog-form" onSubmit={submit} noValidate>
        {failure && Object.keys(refused).length === 0 ? <Failure error={failure} /> : null}
        <TextField
          label={words.name}
          data-first=""
          autoComplete="off"
          maxLength={50}
          value={form.name}
          error={errors.name}
          onText={(name) => set({ name })}
        />
        <TextField
          label={words.slug}
          hint={words.slugHint}
          before="/collections/"
          autoComplete="off"
          maxLength={100}
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
        <Switch
          label={words.shown}
          hint={words.shownHint}
          checked={form.visible}
          onChecked={(visible) => set({ visible })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {stored ? action.save : words.create}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
