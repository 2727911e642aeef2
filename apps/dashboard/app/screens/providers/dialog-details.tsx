import type { ClaimPlaces } from '@vitrine/contract/identity-providers'
import { ChipsField } from '../../shared/chips-field.tsx'
import { CollapsibleSection } from '../../shared/collapsible-section.tsx'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { PartProps } from './dialog-fields.tsx'
import { parseDomain, parseScope } from './form.ts'

const claimNames = [
  'subject',
  'email',
  'emailVerified',
  'name',
  'picture',
] as const satisfies readonly (keyof ClaimPlaces)[]

/** Rarely changed settings. */
export function Details({ form, errors, set }: PartProps) {
  const messages = useMessages()
  const { providers } = messages
  return (
    <CollapsibleSection
      title={providers.details}
      summary={providers.detailsText}
      isBad={Boolean(errors.subject)}
    >
      <ChipsField
        label={providers.emailDomains}
        hint={providers.emailDomainsHint}
        placeholder="company.example"
        values={form.emailDomains}
        error={errors.emailDomains}
        max={50}
        parse={(text) => parseDomain(text, messages)}
        onValues={(emailDomains) => set({ emailDomains })}
      />
      <Switch
        label={providers.vouches}
        hint={providers.vouchesHint}
        checked={form.vouchesForEmails}
        onChecked={(vouchesForEmails) => set({ vouchesForEmails })}
      />
      <ChipsField
        label={providers.scopes}
        hint={form.kind === 'OIDC' ? providers.scopesHint : providers.scopesHintPlain}
        values={form.scopes}
        error={errors.scopes}
        max={20}
        parse={(text) => parseScope(text, messages)}
        onValues={(scopes) => set({ scopes })}
      />
      <SelectField
        label={providers.responseMode}
        value={form.responseMode}
        options={[
          ['query', providers.responseModes.query],
          ['form_post', providers.responseModes.form_post],
        ]}
        onValue={(responseMode) => set({ responseMode })}
      />
      <fieldset className="choice-field">
        <legend>{providers.claims}</legend>
        <p className="field-hint">{providers.claimsHint}</p>
        <div className="fields-2">
          {claimNames.map((place) => (
            <TextField
              key={place}
              label={providers.claimNames[place]}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={form.claims[place]}
              error={place === 'subject' ? errors.subject : undefined}
              onText={(text) => set({ claims: { ...form.claims, [place]: text.trim() } })}
            />
          ))}
        </div>
      </fieldset>
    </CollapsibleSection>
  )
}
