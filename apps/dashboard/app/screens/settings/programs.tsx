import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { AmountField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { mediaAddresses, type ProgramsState, shownQuantities } from './programs-spec.ts'

interface ProgramFieldsProps {
  readonly state: Pick<ProgramsState, 'form' | 'errors' | 'set'>
}

/** Where programs find pictures, and how much of the stock they show to visitors. */
export function ProgramFields({ state: { form, errors, set } }: ProgramFieldsProps) {
  const { programSettings: words } = useMessages()
  // A limit that is refused stays in sight, so that it can be repaired.
  const hasLimit = form.shownQuantity === 'bounded' || errors.shownQuantityLimit !== undefined
  return (
    <Section title={words.title} hint={words.text}>
      <ChoiceField
        label={words.mediaAddresses}
        value={form.mediaAddresses}
        options={mediaAddresses.map((value) => ({ value, ...words.addresses[value] }))}
        onValue={(value) => set({ mediaAddresses: value })}
      />
      <ChoiceField
        label={words.shownQuantity}
        value={form.shownQuantity}
        options={shownQuantities.map((value) => ({ value, ...words.quantities[value] }))}
        onValue={(shownQuantity) => set({ shownQuantity })}
      />
      {hasLimit && (
        <AmountField
          label={words.shownQuantityLimit}
          hint={words.shownQuantityLimitHint}
          inputMode="numeric"
          name="shownQuantityLimit"
          value={form.shownQuantityLimit}
          error={errors.shownQuantityLimit}
          onText={(text) => set({ shownQuantityLimit: text.trim() })}
        />
      )}
    </Section>
  )
}
