import type { ClaimPlaces } from '@vitrine/contract/identity-providers'
import { ChipsField } from '../../scaffold/chips-field.tsx'
import { SelectField, Switch, TextField } from '../../scaffold/fields.tsx'
import { Folded } from '../../scaffold/folded.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { PartProps } from './dialog-fields.tsx'
import { readDomain, readScope } from './form.ts'

const places = [
  'subject',
  'email',
  'emailVerified',
  'name',
  'picture',
] as const satisfies readonly (keyof ClaimPlaces)[]

/** What most never touch. */
export function Details({ form, errors, set }: PartProps) {
  const messages = useMessages()
  const { providers: words } = messages
  return (
    <Folded title={words.details} summary={words.detailsText} isBad={Boolean(errors.subject)}>
      <ChipsField
        label={words.emailDomains}
        hint={words.emailDomainsHint}
        placeholder="company.example"
        values={form.emailDomains}
        error={errors.emailDomains}
        max={50}
        read={(text) => readDomain(text, messages)}
        onValues={(emailDomains) => set({ emailDomains })}
      />
      <Switch
        label={words.vouches}
        hint={words.vouchesHint}
        checked={form.vouchesForEmails}
        onChecked={(vouchesForEmails) => set({ vouchesForEmails })}
      />
      <ChipsField
        label={words.scopes}
        hint={form.kind === 'OIDC' ? words.scopesHint : words.scopesHintPlain}
        values={form.scopes}
        error={errors.scopes}
        max={20}
        read={(text) => readScope(text, messages)}
        onValues={(scopes) => set({ scopes })}
      />
      <SelectField
        label={words.responseMode}
        value={form.responseMode}
        options={[
          ['query', words.responseModes.query],
          ['form_post', words.responseModes.form_post],
        ]}
        onValue={(responseMode) => set({ responseMode })}
      />
      <fieldset className="choice-field">
        <legend>{words.claims}</legend>
        <p className="field-hint">{words.claimsHint}</p>
        <div className="fields-2">
          {places.map((place) => (
            <TextField
              key={place}
              label={words.claimNames[place]}
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
    </Folded>
  )
}
