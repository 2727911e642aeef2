import type { ApiKey } from '@vitrine/contract/api-keys'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { checkKey, emptyKey, formOf, type KeyForm, lifetimes } from './form.ts'
import { ScopesField } from './scopes-field.tsx'

interface KeyDialogProps {
  /** The key to change; without one a new key is made. */
  readonly stored?: ApiKey | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: KeyForm) => void
}

/** Asks what a key is for, what it may do and for how long. */
export function KeyDialog({ stored, busy, failure, onClose, onSubmit }: KeyDialogProps) {
  const messages = useMessages()
  const { keys: words, action } = messages
  const [form, setForm] = useState(stored ? formOf(stored) : emptyKey)
  const [asked, setAsked] = useState(false)
  const choices = stored ? (['kept', ...lifetimes] as const) : lifetimes
  const errors = asked ? checkKey(form, messages) : {}
  const set = (change: Partial<KeyForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(checkKey(form, messages)).length === 0) onSubmit(form)
  }
  return (
    <Dialog
      title={stored ? words.changeTitle(stored.name) : words.newTitle}
      onClose={onClose}
      className="dialog-wide"
    >
      <form className="dialog-form" onSubmit={submit} noValidate>
        {failure ? <Failure error={failure} /> : null}
        <TextField
          label={words.name}
          hint={words.nameHint}
          name="name"
          autoComplete="off"
          data-first=""
          maxLength={100}
          value={form.name}
          error={errors.name}
          onText={(name) => set({ name })}
        />
        <ChoiceField
          label={words.scopes}
          value={form.all ? 'all' : 'some'}
          options={[
            { value: 'some', ...words.someScopes },
            { value: 'all', ...words.allScopes },
          ]}
          onValue={(one) => set({ all: one === 'all' })}
        />
        {!form.all && (
          <ScopesField
            scopes={form.scopes}
            error={errors.scopes}
            onScopes={(scopes) => set({ scopes })}
          />
        )}
        <SelectField
          label={words.expiry}
          value={form.lifetime}
          options={choices.map((one) => [one, words.expiries[one]] as const)}
          onValue={(lifetime) => set({ lifetime })}
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
