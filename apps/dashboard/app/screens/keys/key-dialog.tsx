import type { ApiKey } from '@vitrine/contract/api-keys'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
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

/** Edits name, permissions and expiry of a key. */
export function KeyDialog({ stored, busy, failure, onClose, onSubmit }: KeyDialogProps) {
  const messages = useMessages()
  const { keys, action } = messages
  const { form, set, errors, submit } = useDialogForm<KeyForm>({
    initialForm: stored ? formOf(stored) : emptyKey,
    validate: (typed) => checkKey(typed, messages),
    onSubmit,
  })
  const choices = stored ? (['unchanged', ...lifetimes] as const) : lifetimes
  return (
    <FormDialog
      title={stored ? keys.changeTitle({ name: stored.name }) : keys.newTitle}
      submitLabel={stored ? action.save : keys.create}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={keys.name}
        hint={keys.nameHint}
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
        label={keys.scopes}
        value={form.all ? 'all' : 'some'}
        options={[
          { value: 'some', ...keys.someScopes },
          { value: 'all', ...keys.allScopes },
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
        label={keys.expiry}
        value={form.lifetime}
        options={choices.map((one) => [one, keys.expiries[one]] as const)}
        onValue={(lifetime) => set({ lifetime })}
      />
    </FormDialog>
  )
}
