import { applicationTypes, MAX_CLIENT_ADDRESSES } from '@vitrine/contract/clients'
import { ChipsField } from '../../shared/chips-field.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'
import { SelectField, TextArea, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import { type ClientForm, parseDomain, parseUrl } from './form.ts'
import { AppScopesSection, LogoutRedirectsSection, ThirdPartySection } from './openid.tsx'

interface ClientFieldsProps {
  readonly state: FormState<ClientForm>
  /** Whether it is the storefront's own client, which is neither a third party nor has scopes. */
  readonly isOwn: boolean
}
type PartProps = Pick<ClientFieldsProps, 'state'>

/** The editable fields of a client. */
export function ClientFields({ state, isOwn }: ClientFieldsProps) {
  return (
    <>
      <General state={state} />
      <Addresses state={state} />
      {!isOwn && <ThirdPartySection state={state} />}
      <LogoutRedirectsSection state={state} />
      {!isOwn && <AppScopesSection state={state} />}
    </>
  )
}

function General({ state: { form, errors, set } }: PartProps) {
  const { clients } = useMessages()
  return (
    <Section title={clients.general}>
      <TextField
        label={clients.name}
        hint={clients.nameHint}
        name="name"
        autoComplete="off"
        maxLength={256}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <TextArea
        label={clients.description}
        hint={clients.descriptionHint}
        rows={2}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
      <SelectField
        label={clients.type}
        value={form.applicationType}
        options={applicationTypes.map((one) => [one, clients.types[one]] as const)}
        onValue={(applicationType) => set({ applicationType })}
      />
    </Section>
  )
}

function Addresses({ state: { form, errors, set } }: PartProps) {
  const messages = useMessages()
  const { clients } = messages
  const url = (name: 'loginUrl' | 'logoutUrl') => ({
    name,
    label: clients[name],
    type: 'url',
    autoComplete: 'off',
    value: form[name],
    error: errors[name],
    onText: (text: string) => set({ [name]: text.trim() }),
  })
  return (
    <Section title={clients.addresses}>
      <ChipsField
        label={clients.redirectUris}
        hint={clients.redirectUrisHint}
        placeholder="https://example.com/callback"
        values={form.allowedRedirectUris}
        error={errors.allowedRedirectUris}
        max={MAX_CLIENT_ADDRESSES}
        parse={(text) => parseUrl(text, messages)}
        onValues={(allowedRedirectUris) => set({ allowedRedirectUris })}
      />
      <ChipsField
        label={clients.redirectDomains}
        hint={clients.redirectDomainsHint}
        placeholder="example.com"
        values={form.allowedRedirectDomains}
        error={errors.allowedRedirectDomains}
        max={MAX_CLIENT_ADDRESSES}
        parse={(text) => parseDomain(text, messages)}
        onValues={(allowedRedirectDomains) => set({ allowedRedirectDomains })}
      />
      <div className="fields-2">
        <TextField {...url('loginUrl')} hint={clients.loginUrlHint} />
        <TextField {...url('logoutUrl')} />
      </div>
    </Section>
  )
}

/** The identifiers that the client program needs. */
export function ClientIdentifiers({ id, site }: { readonly id: string; readonly site: string }) {
  const { clients } = useMessages()
  return (
    <figure className="preview">
      <figcaption>{clients.tryIt}</figcaption>
      <p className="mute">{clients.tryText}</p>
      <dl className="client-facts">
        {(
          [
            [clients.id, id],
            [clients.site, site],
            [clients.discovery, `${site}/.well-known/openid-configuration`],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} subject={label} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
