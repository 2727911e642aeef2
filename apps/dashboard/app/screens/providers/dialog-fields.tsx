import { clientProofs, providerIcons } from '@vitrine/contract/identity-providers'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { addressFields, type ProviderForm } from './form.ts'

export interface PartProps {
  readonly form: ProviderForm
  readonly errors: Errors
  readonly set: (change: Partial<ProviderForm>) => void
}

/** The label of the button. */
export function ButtonFields({ form, errors, set, isFirst }: PartProps & { isFirst: boolean }) {
  const { providers } = useMessages()
  return (
    <div className="fields-2">
      <TextField
        label={providers.name}
        hint={providers.nameHint}
        name="name"
        autoComplete="off"
        data-first={isFirst ? '' : undefined}
        maxLength={60}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <SelectField
        label={providers.icon}
        value={form.icon}
        options={providerIcons.map((icon) => [icon, providers.icons[icon]] as const)}
        onValue={(icon) => set({ icon })}
      />
    </div>
  )
}

/** The addresses of the provider. */
export function Addresses({ form, errors, set }: PartProps) {
  const { providers } = useMessages()
  const names = form.kind === 'OIDC' ? (['issuer'] as const) : addressFields
  return names.map((name) => (
    <TextField
      key={name}
      name={name}
      label={providers.addresses[name].label}
      hint={providers.addresses[name].hint}
      type="url"
      autoComplete="off"
      maxLength={2048}
      placeholder={providers.addresses[name].example}
      value={form[name]}
      error={errors[name]}
      onText={(text) => set({ [name]: text })}
    />
  ))
}

/** The site's credentials at the provider. */
export function ClientFields({ form, errors, set, hasSecret }: PartProps & { hasSecret: boolean }) {
  const { providers } = useMessages()
  return (
    <>
      <div className="fields-2">
        <TextField
          label={providers.clientId}
          hint={providers.clientIdHint}
          name="clientId"
          autoComplete="off"
          maxLength={500}
          value={form.clientId}
          error={errors.clientId}
          onText={(clientId) => set({ clientId })}
        />
        <TextField
          label={providers.secret}
          hint={hasSecret ? providers.secretStored : providers.secretHint}
          name="secret"
          type="password"
          autoComplete="new-password"
          maxLength={2000}
          value={form.secret}
          error={errors.secret}
          onText={(secret) => set({ secret })}
        />
      </div>
      <SelectField
        label={providers.proof}
        value={form.clientProof}
        options={clientProofs.map((proof) => [proof, providers.proofs[proof]] as const)}
        onValue={(clientProof) => set({ clientProof })}
      />
    </>
  )
}
