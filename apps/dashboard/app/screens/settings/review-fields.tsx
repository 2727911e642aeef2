import { ChoiceField } from '../../shared/choice-field.tsx'
import { AmountField, Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { type CheckoutState, publishing } from './checkout-spec.ts'

/** Settings of reviews and review requests. */
export function ReviewFields({ state: { form, errors, set } }: { readonly state: CheckoutState }) {
  const { reviewSettings: texts } = useMessages()
  return (
    <Section title={texts.title} hint={texts.hint}>
      <Switch
        label={texts.collect}
        hint={texts.collectHint}
        checked={form.collectReviews}
        onChecked={(collectReviews) => set({ collectReviews })}
      />
      <ChoiceField
        label={texts.publish}
        value={form.publishReviews}
        options={publishing.map((value) => ({ value, ...texts.publishing[value] }))}
        onValue={(publishReviews) => set({ publishReviews })}
      />
      <Switch
        label={texts.markVerifiedOnly}
        hint={texts.markVerifiedOnlyHint}
        checked={form.markVerifiedOnly}
        onChecked={(markVerifiedOnly) => set({ markVerifiedOnly })}
      />
      <Switch
        label={texts.request}
        hint={texts.requestHint}
        checked={form.requestReviews}
        onChecked={(requestReviews) => set({ requestReviews })}
      />
      {form.requestReviews && (
        <>
          <div className="number-setting">
            <AmountField
              label={texts.requestAfterDays}
              hint={texts.requestAfterDaysHint}
              inputMode="numeric"
              name="requestAfterDays"
              value={form.requestAfterDays}
              error={errors.requestAfterDays}
              onText={(text) => set({ requestAfterDays: text.trim() })}
            />
          </div>
          <Switch
            label={texts.requestOnlyWithConsent}
            hint={texts.requestOnlyWithConsentHint}
            checked={form.requestOnlyWithConsent}
            onChecked={(requestOnlyWithConsent) => set({ requestOnlyWithConsent })}
          />
        </>
      )}
    </Section>
  )
}
