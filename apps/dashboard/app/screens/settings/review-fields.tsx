import { ChoiceField } from '../../shared/choice-field.tsx'
import { AmountField, Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { type CheckoutState, publishing } from './checkout-spec.ts'

/** Settings of reviews and review requests. */
export function ReviewFields({ state: { form, errors, set } }: { readonly state: CheckoutState }) {
  const { reviewSettings: words } = useMessages()
  return (
    <Section title={words.title} hint={words.hint}>
      <Switch
        label={words.collect}
        hint={words.collectHint}
        checked={form.collectReviews}
        onChecked={(collectReviews) => set({ collectReviews })}
      />
      <ChoiceField
        label={words.publish}
        value={form.publishReviews}
        options={publishing.map((value) => ({ value, ...words.publishing[value] }))}
        onValue={(publishReviews) => set({ publishReviews })}
      />
      <Switch
        label={words.markVerifiedOnly}
        hint={words.markVerifiedOnlyHint}
        checked={form.markVerifiedOnly}
        onChecked={(markVerifiedOnly) => set({ markVerifiedOnly })}
      />
      <Switch
        label={words.request}
        hint={words.requestHint}
        checked={form.requestReviews}
        onChecked={(requestReviews) => set({ requestReviews })}
      />
      {form.requestReviews && (
        <>
          <div className="number-setting">
            <AmountField
              label={words.requestAfterDays}
              hint={words.requestAfterDaysHint}
              inputMode="numeric"
              name="requestAfterDays"
              value={form.requestAfterDays}
              error={errors.requestAfterDays}
              onText={(text) => set({ requestAfterDays: text.trim() })}
            />
          </div>
          <Switch
            label={words.requestOnlyWithConsent}
            hint={words.requestOnlyWithConsentHint}
            checked={form.requestOnlyWithConsent}
            onChecked={(requestOnlyWithConsent) => set({ requestOnlyWithConsent })}
          />
        </>
      )}
    </Section>
  )
}
