import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { useState } from 'react'
import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { Switch } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { CheckProvider } from './check-provider.tsx'
import { Details } from './dialog-details.tsx'
import { Addresses, Client, Looks } from './dialog-fields.tsx'
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
  ...['name', 'clientId', 'issuer', 'authorizationUrl', 'tokenUrl', 'userUrl', 'secret'],
  ...['scopes', 'emailDomains'],
]

/** Asks for everything about a system that people sign in with. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { stored, callbackUrl, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { providers: words, action } = messages
  const [preset, setPreset] = useState<Preset>('openid')
  const refused = refusalsOf(failure, 'provider.', fields, {
    IDENTITY_PROVIDER_IN_USE: [stored?.kind === 'OAUTH2' ? 'userUrl' : 'issuer', words.inUse],
  })
  const state = useDialogForm<ProviderForm>({
    start: stored ? formOf(stored) : emptyProvider,
    check: (typed) => checkProvider(typed, messages),
    refused: () => refused,
    onSubmit,
  })
  const { form, set, submit } = state
  const choose = (next: Preset) => {
    setPreset(next)
    set(withPreset(form, next))
  }
  return (
    <FormDialog
      title={stored ? words.changeTitle(stored.name) : words.new}
      submitWords={stored ? action.save : words.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 ? failure : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {!stored && (
        <ChoiceField
          label={words.preset}
          value={preset}
          options={presets.map((value) => ({ value, ...words.presets[value] }))}
          onValue={choose}
        />
      )}
      <CallbackAddress address={callbackUrl} />
      <Looks {...state} isFirst={stored !== undefined} />
      <Addresses {...state} />
      <Client {...state} hasSecret={stored?.hasSecret === true} />
      <CheckProvider form={form} />
      <Switch
        label={words.registers}
        hint={words.registersHint}
        checked={form.registers}
        onChecked={(registers) => set({ registers })}
      />
      <Switch
        label={words.isEnabled}
        hint={words.isEnabledHint}
        checked={form.isEnabled}
        onChecked={(isEnabled) => set({ isEnabled })}
      />
      <Details {...state} />
    </FormDialog>
  )
}
