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
  const { checkoutSettings: texts } = useMessages()
  return (
    <div className="number-setting">
      <AmountField
        label={texts[name]}
        hint={texts[`${name}Hint`]}
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
  const { checkoutSettings: texts } = useMessages()
  const { form, set } = state
  return (
    <Section title={texts.carts}>
      <ChoiceField
        label={texts.merge}
        value={form.merge}
        options={mergeStrategies.map((value) => ({ value, ...texts.merges[value] }))}
        onValue={(merge) => set({ merge })}
      />
      <Days state={state} name="visitorDays" />
      <Days state={state} name="memberDays" />
    </Section>
  )
}

function Abandoned({ state }: PartProps) {
  const { checkoutSettings: texts } = useMessages()
  const { form, errors, set } = state
  return (
    <Section title={texts.abandoned} hint={texts.abandonedHint}>
      <Days state={state} name="afterMinutes" />
      <Switch
        label={texts.remind}
        hint={texts.remindHint}
        checked={form.remind}
        onChecked={(remind) => set({ remind })}
      />
      {form.remind && (
        <TextField
          label={texts.reminderHours}
          hint={texts.reminderHoursHint}
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
        label={texts.onlyWithConsent}
        hint={texts.onlyWithConsentHint}
        checked={form.onlyWithConsent}
        onChecked={(onlyWithConsent) => set({ onlyWithConsent })}
      />
      <Days state={state} name="keepDays" />
    </Section>
  )
}

function Newsletter({ state: { form, set } }: PartProps) {
  const { newsletterSettings: texts } = useMessages()
  return (
    <Section title={texts.title}>
      <Switch
        label={texts.offer}
        hint={texts.offerHint}
        checked={form.offerNewsletter}
        onChecked={(offerNewsletter) => set({ offerNewsletter })}
      />
      <Switch
        label={texts.doubleOptIn}
        hint={texts.doubleOptInHint}
        checked={form.doubleOptIn}
        onChecked={(doubleOptIn) => set({ doubleOptIn })}
      />
    </Section>
  )
}

function Rounding({ state: { form, set } }: PartProps) {
  const { checkoutSettings: texts } = useMessages()
  return (
    <Section title={texts.rounding}>
      <ChoiceField
        label={texts.roundTaxPer}
        value={form.roundTaxPer}
        options={roundingPoints.map((value) => ({ value, ...texts.points[value] }))}
        onValue={(roundTaxPer) => set({ roundTaxPer })}
      />
      <ChoiceField
        label={texts.roundingMode}
        value={form.roundingMode}
        options={roundingModes.map((value) => ({ value, ...texts.modes[value] }))}
        onValue={(roundingMode) => set({ roundingMode })}
      />
    </Section>
  )
}
