import { clientProofs, providerIcons } from '@vitrine/contract/identity-providers'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { Errors } from '../../scaffold/use-form.ts'
import { addressFields, type ProviderForm } from './form.ts'

export interface PartProps {
  readonly form: ProviderForm
  readonly errors: Errors
  readonly set: (change: Partial<ProviderForm>) => void
}

/** What stands on the button. */
export function Looks({ form, errors, set, isFirst }: PartProps & { isFirst: boolean }) {
  const { providers: words } = useMessages()
  return (
    <div className="fields-2">
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="off"
        data-first={isFirst ? '' : undefined}
        maxLength={60}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <SelectField
        label={words.icon}
        value={form.icon}
        options={providerIcons.map((icon) => [icon, words.icons[icon]] as const)}
        onValue={(icon) => set({ icon })}
      />
    </div>
  )
}

/** Where it is. */
export function Addresses({ form, errors, set }: PartProps) {
  const { providers: words } = useMessages()
  const names = form.kind === 'OIDC' ? (['issuer'] as const) : addressFields
  return names.map((name) => (
    <TextField
      key={name}
      name={name}
      label={words.addresses[name].label}
      hint={words.addresses[name].hint}
      type="url"
      autoComplete="off"
      maxLength={2048}
      placeholder={words.addresses[name].example}
      value={form[name]}
      error={errors[name]}
      onText={(text) => set({ [name]: text })}
    />
  ))
}

/** Who this site is there. */
export function Client({ form, errors, set, hasSecret }: PartProps & { hasSecret: boolean }) {
  const { providers: words } = useMessages()
  return (
    <>
      <div className="fields-2">
        <TextField
          label={words.clientId}
          hint={words.clientIdHint}
          name="clientId"
          autoComplete="off"
          maxLength={500}
          value={form.clientId}
          error={errors.clientId}
          onText={(clientId) => set({ clientId })}
        />
        <TextField
          label={words.secret}
          hint={hasSecret ? words.secretKept : words.secretHint}
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
        label={words.proof}
        value={form.clientProof}
        options={clientProofs.map((proof) => [proof, words.proofs[proof]] as const)}
        onValue={(clientProof) => set({ clientProof })}
      />
    </>
  )
}
