import { MAX_CLIENT_ADDRESSES, memberScopes } from '@vitrine/contract/clients'
import { ChipsField } from '../../scaffold/chips-field.tsx'
import { ChoiceField, TicksField } from '../../scaffold/choice-field.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { FormState } from '../../scaffold/use-form.ts'
import { ScopesField } from '../keys/scopes-field.tsx'
import { type ClientForm, readAddress } from './form.ts'

interface PartProps {
  readonly state: FormState<ClientForm>
}

/** Whose it is, and what it may ask members for. */
export function Strangers({ state: { form, errors, set } }: PartProps) {
  const { clients: words } = useMessages()
  return (
    <Section title={words.whose}>
      <ChoiceField
        label={words.belongsTo}
        value={form.isThirdParty ? 'third' : 'own'}
        options={[
          { value: 'own', ...words.ours },
          { value: 'third', ...words.theirs },
        ]}
        onValue={(one) => set({ isThirdParty: one === 'third' })}
      />
      {form.isThirdParty && (
        <TicksField
          label={words.mayAsk}
          hint={words.mayAskHint}
          error={errors.allowedScopes}
          values={form.allowedScopes}
          options={memberScopes
            .filter((scope) => scope !== 'openid')
            .map((scope) => ({ value: scope, label: words.memberScopes[scope] }))}
          onValues={(allowedScopes) => set({ allowedScopes: ['openid', ...allowedScopes] })}
        />
      )}
    </Section>
  )
}

/** Where signing out may lead. */
export function Leaving({ state: { form, errors, set } }: PartProps) {
  const messages = useMessages()
  const { clients: words } = messages
  return (
    <Section title={words.leaving}>
      <ChipsField
        label={words.postLogoutUris}
        hint={words.redirectUrisHint}
        placeholder="https://example.com/goodbye"
        values={form.postLogoutRedirectUris}
        error={errors.postLogoutRedirectUris}
        max={MAX_CLIENT_ADDRESSES}
        read={(text) => readAddress(text, messages)}
        onValues={(postLogoutRedirectUris) => set({ postLogoutRedirectUris })}
      />
    </Section>
  )
}

/** What it may do without a member, with its secret. */
export function InOwnName({ state: { form, errors, set } }: PartProps) {
  const { clients: words, keys } = useMessages()
  return (
    <Section title={words.ownName}>
      <p className="field-hint">{words.ownNameHint}</p>
      <ChoiceField
        label={words.mayDo}
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
