import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { CheckProvider } from './check-provider.tsx'
import { Details } from './dialog-details.tsx'
import { Addresses, ButtonFields, ClientFields } from './dialog-fields.tsx'
import {
  checkProvider,
  emptyProvider,
  formOf,
  type Preset,
  type ProviderForm,
  presets,
  withPreset,
} from './form.ts'
import { CallbackAddress } from './page.tsx'

interface ProviderDialogProps {
  /** The provider to change; without one a new one is made. */
  readonly stored?: IdentityProvider | undefined
  readonly callbackUrl: string
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: ProviderForm) => void
}

const fields = [
  'name',
  'clientId',
  'issuer',
  'authorizationUrl',
  'tokenUrl',
  'userUrl',
  'secret',
  'scopes',
  'emailDomains',
]

/** Edits an identity provider. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { stored, callbackUrl, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { providers, action } = messages
  const [preset, setPreset] = useState<Preset>('openid')
  const refused = fieldErrorsOf(failure, 'provider.', fields, {
    IDENTITY_PROVIDER_IN_USE: [stored?.kind === 'OAUTH2' ? 'userUrl' : 'issuer', providers.inUse],
  })
  const state = useDialogForm<ProviderForm>({
    initialForm: stored ? formOf(stored) : emptyProvider,
    validate: (typed) => checkProvider(typed, messages),
    serverErrors: () => refused,
    onSubmit,
  })
  const { form, set, submit } = state
  const choose = (next: Preset) => {
    setPreset(next)
    set(withPreset(form, next))
  }
  return (
    <FormDialog
      title={stored ? providers.changeTitle({ name: stored.name }) : providers.new}
      submitLabel={stored ? action.save : providers.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 ? failure : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {!stored && (
        <ChoiceField
          label={providers.preset}
          value={preset}
          options={presets.map((value) => ({ value, ...providers.presets[value] }))}
          onValue={choose}
        />
      )}
      <CallbackAddress address={callbackUrl} />
      <ButtonFields {...state} isFirst={stored !== undefined} />
      <Addresses {...state} />
      <ClientFields {...state} hasSecret={stored?.hasSecret === true} />
      <CheckProvider form={form} />
      <Switch
        label={providers.registers}
        hint={providers.registersHint}
        checked={form.registers}
        onChecked={(registers) => set({ registers })}
      />
      <Switch
        label={providers.isEnabled}
        hint={providers.isEnabledHint}
        checked={form.isEnabled}
        onChecked={(isEnabled) => set({ isEnabled })}
      />
      <Details {...state} />
    </FormDialog>
  )
}
