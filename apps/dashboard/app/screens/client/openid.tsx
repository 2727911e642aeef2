import { MAX_CLIENT_ADDRESSES, memberScopes } from '@vitrine/contract/clients'
import { ChipsField } from '../../shared/chips-field.tsx'
import { CheckboxesField, ChoiceField } from '../../shared/choice-field.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import { ScopesField } from '../keys/scopes-field.tsx'
import { type ClientForm, parseUrl } from './form.ts'

interface PartProps {
  readonly state: FormState<ClientForm>
}

/** Owner of the client, and the scopes it may request from members. */
export function ThirdPartySection({ state: { form, errors, set } }: PartProps) {
  const { clients } = useMessages()
  return (
    <Section title={clients.ownership}>
      <ChoiceField
        label={clients.belongsTo}
        value={form.isThirdParty ? 'third' : 'own'}
        options={[
          { value: 'own', ...clients.ownClient },
          { value: 'third', ...clients.thirdParty },
        ]}
        onValue={(one) => set({ isThirdParty: one === 'third' })}
      />
      {form.isThirdParty && (
        <CheckboxesField
          label={clients.mayAsk}
          hint={clients.mayAskHint}
          error={errors.allowedScopes}
          values={form.allowedScopes}
          options={memberScopes
            .filter((scope) => scope !== 'openid')
            .map((scope) => ({ value: scope, label: clients.memberScopes[scope] }))}
          onValues={(allowedScopes) => set({ allowedScopes: ['openid', ...allowedScopes] })}
        />
      )}
    </Section>
  )
}

/** Redirect addresses after sign-out. */
export function LogoutRedirectsSection({ state: { form, errors, set } }: PartProps) {
  const messages = useMessages()
  const { clients } = messages
  return (
    <Section title={clients.logoutRedirects}>
      <ChipsField
        label={clients.postLogoutUris}
        hint={clients.redirectUrisHint}
        placeholder="https://example.com/goodbye"
        values={form.postLogoutRedirectUris}
        error={errors.postLogoutRedirectUris}
        max={MAX_CLIENT_ADDRESSES}
        parse={(text) => parseUrl(text, messages)}
        onValues={(postLogoutRedirectUris) => set({ postLogoutRedirectUris })}
      />
    </Section>
  )
}

/** Scopes of the client secret, without a member. */
export function AppScopesSection({ state: { form, errors, set } }: PartProps) {
  const { clients, keys } = useMessages()
  return (
    <Section title={clients.appScopes}>
      <p className="field-hint">{clients.appScopesHint}</p>
      <ChoiceField
        label={clients.mayDo}
        value={form.allAppScopes ? 'all' : 'some'}
        options={[
          { value: 'some', ...keys.someScopes },
          { value: 'all', ...keys.allScopes },
        ]}
        onValue={(one) => set({ allAppScopes: one === 'all' })}
      />
      {!form.allAppScopes && (
        <ScopesField
          scopes={form.appScopes}
          error={errors.appScopes}
          onScopes={(appScopes) => set({ appScopes })}
        />
      )}
    </Section>
  )
}
