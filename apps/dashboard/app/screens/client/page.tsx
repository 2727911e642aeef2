import { applicationTypes, MAX_CLIENT_ADDRESSES } from '@vitrine/contract/clients'
import { ChipsField } from '../../scaffold/chips-field.tsx'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { SelectField, TextArea, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { FormState } from '../../scaffold/use-form.ts'
import { type ClientForm, readAddress, readDomain } from './form.ts'
import { InOwnName, Leaving, Strangers } from './openid.tsx'

interface ClientFieldsProps {
  readonly state: FormState<ClientForm>
  /** Whether it is the storefront's own, which is no stranger and does nothing in the site's name. */
  readonly isOwn: boolean
}
type PartProps = Pick<ClientFieldsProps, 'state'>

/** Everything about a client that can be written. */
export function ClientFields({ state, isOwn }: ClientFieldsProps) {
  return (
    <>
      <General state={state} />
      <Addresses state={state} />
      {!isOwn && <Strangers state={state} />}
      <Leaving state={state} />
      {!isOwn && <InOwnName state={state} />}
    </>
  )
}

function General({ state: { form, errors, set } }: PartProps) {
  const { clients: words } = useMessages()
  return (
    <Section title={words.general}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="off"
        maxLength={256}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        rows={2}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
      <SelectField
        label={words.type}
        value={form.applicationType}
        options={applicationTypes.map((one) => [one, words.types[one]] as const)}
        onValue={(applicationType) => set({ applicationType })}
      />
    </Section>
  )
}

function Addresses({ state: { form, errors, set } }: PartProps) {
  const messages = useMessages()
  const { clients: words } = messages
  const url = (name: 'loginUrl' | 'logoutUrl') => ({
    name,
    label: words[name],
    type: 'url',
    autoComplete: 'off',
    value: form[name],
    error: errors[name],
    onText: (text: string) => set({ [name]: text.trim() }),
  })
  return (
    <Section title={words.addresses}>
      <ChipsField
        label={words.redirectUris}
        hint={words.redirectUrisHint}
        placeholder="https://example.com/callback"
        values={form.allowedRedirectUris}
        error={errors.allowedRedirectUris}
        max={MAX_CLIENT_ADDRESSES}
        read={(text) => readAddress(text, messages)}
        onValues={(allowedRedirectUris) => set({ allowedRedirectUris })}
      />
      <ChipsField
        label={words.redirectDomains}
        hint={words.redirectDomainsHint}
        placeholder="example.com"
        values={form.allowedRedirectDomains}
        error={errors.allowedRedirectDomains}
        max={MAX_CLIENT_ADDRESSES}
        read={(text) => readDomain(text, messages)}
        onValues={(allowedRedirectDomains) => set({ allowedRedirectDomains })}
      />
      <div className="fields-2">
        <TextField {...url('loginUrl')} hint={words.loginUrlHint} />
        <TextField {...url('logoutUrl')} />
      </div>
    </Section>
  )
}

/** What the program that is this client needs to be told. */
export function ForTheProgram({ id, site }: { readonly id: string; readonly site: string }) {
  const { clients: words } = useMessages()
  return (
    <figure className="preview">
      <figcaption>{words.tryIt}</figcaption>
      <p className="mute">{words.tryText}</p>
      <dl className="told">
        {(
          [
            [words.id, id],
            [words.site, site],
            [words.discovery, `${site}/.well-known/openid-configuration`],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} what={label} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
