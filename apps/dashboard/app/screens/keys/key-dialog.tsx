import type { ApiKey } from '@vitrine/contract/api-keys'
import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { checkKey, emptyKey, formOf, type KeyForm, lifetimes } from './form.ts'
import { PresetsField } from './presets-field.tsx'
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
  const { form, set, errors, submit } = useDialogForm<KeyForm>({
    start: stored ? formOf(stored) : emptyKey,
    check: (typed) => checkKey(typed, messages),
    onSubmit,
  })
  const choices = stored ? (['kept', ...lifetimes] as const) : lifetimes
  return (
    <FormDialog
      title={stored ? words.changeTitle(stored.name) : words.newTitle}
      submitWords={stored ? action.save : words.create}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
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
      {!stored && <PresetsField form={form} onChoose={set} />}
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
    </FormDialog>
  )
}
