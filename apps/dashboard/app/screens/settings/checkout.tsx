import type { SiteSettings } from '@vitrine/contract/sites'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import {
  type CheckoutState,
  checkoutSpec,
  mergeStrategies,
  roundingModes,
  roundingPoints,
} from './checkout-spec.ts'
import { SectionPage, WithSettings } from './frame.tsx'
import { ReviewFields } from './review-fields.tsx'
import { useSection } from './use-section.ts'

export const CheckoutRoute = () => (
  <WithSettings here="checkout">{(settings) => <Checkout settings={settings} />}</WithSettings>
)

function Checkout({ settings }: { readonly settings: SiteSettings }) {
  const section = useSection(checkoutSpec, settings)
  return (
    <SectionPage here="checkout" section={section}>
      <Carts state={section} />
      <Abandoned state={section} />
      <Newsletter state={section} />
      <ReviewFields state={section} />
      <Rounding state={section} />
    </SectionPage>
  )
}

interface PartProps {
  readonly state: CheckoutState
}

function Days({
  state: { form, errors, set },
  name,
}: PartProps & { readonly name: 'visitorDays' | 'memberDays' | 'afterMinutes' | 'keepDays' }) {
  const { checkoutSettings: words } = useMessages()
  return (
    <div className="number-setting">
      <AmountField
        label={words[name]}
        hint={words[`${name}Hint`]}
        inputMode="numeric"
        name={name}
        value={form[name]}
        error={errors[name]}
        onText={(text) => set({ [name]: text.trim() })}
      />
    </div>
  )
}

function Carts({ state }: PartProps) {
  const { checkoutSettings: words } = useMessages()
  const { form, set } = state
  return (
    <Section title={words.carts}>
      <ChoiceField
        label={words.merge}
        value={form.merge}
        options={mergeStrategies.map((value) => ({ value, ...words.merges[value] }))}
        onValue={(merge) => set({ merge })}
      />
      <Days state={state} name="visitorDays" />
      <Days state={state} name="memberDays" />
    </Section>
  )
}

function Abandoned({ state }: PartProps) {
  const { checkoutSettings: words } = useMessages()
  const { form, errors, set } = state
  return (
    <Section title={words.abandoned} hint={words.abandonedHint}>
      <Days state={state} name="afterMinutes" />
      <Switch
        label={words.remind}
        hint={words.remindHint}
        checked={form.remind}
        onChecked={(remind) => set({ remind })}
      />
      {form.remind && (
        <TextField
          label={words.reminderHours}
          hint={words.reminderHoursHint}
          name="reminderHours"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          value={form.reminderHours}
          {...(errors.reminderHours && { error: errors.reminderHours })}
          onText={(reminderHours) => set({ reminderHours })}
        />
      )}
      <Switch
        label={words.onlyWithConsent}
        hint={words.onlyWithConsentHint}
        checked={form.onlyWithConsent}
        onChecked={(onlyWithConsent) => set({ onlyWithConsent })}
      />
      <Days state={state} name="keepDays" />
    </Section>
  )
}

function Newsletter({ state: { form, set } }: PartProps) {
  const { newsletterSettings: words } = useMessages()
  return (
    <Section title={words.title}>
      <Switch
        label={words.offer}
        hint={words.offerHint}
        checked={form.offerNewsletter}
        onChecked={(offerNewsletter) => set({ offerNewsletter })}
      />
      <Switch
        label={words.doubleOptIn}
        hint={words.doubleOptInHint}
        checked={form.doubleOptIn}
        onChecked={(doubleOptIn) => set({ doubleOptIn })}
      />
    </Section>
  )
}

function Rounding({ state: { form, set } }: PartProps) {
  const { checkoutSettings: words } = useMessages()
  return (
    <Section title={words.rounding}>
      <ChoiceField
        label={words.roundTaxPer}
        value={form.roundTaxPer}
        options={roundingPoints.map((value) => ({ value, ...words.points[value] }))}
        onValue={(roundTaxPer) => set({ roundTaxPer })}
      />
      <ChoiceField
        label={words.roundingMode}
        value={form.roundingMode}
        options={roundingModes.map((value) => ({ value, ...words.modes[value] }))}
        onValue={(roundingMode) => set({ roundingMode })}
      />
    </Section>
  )
}
