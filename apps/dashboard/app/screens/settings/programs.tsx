import { ChoiceField } from '../../shared/choice-field.tsx'
import { AmountField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { mediaAddresses, type ProgramsState, shownQuantities } from './programs-spec.ts'

interface ProgramFieldsProps {
  readonly state: Pick<ProgramsState, 'form' | 'errors' | 'set'>
}

/** Settings for API clients: the base address of pictures, and the visibility of stock. */
export function ProgramFields({ state: { form, errors, set } }: ProgramFieldsProps) {
  const { programSettings } = useMessages()
  // A refused limit stays visible, so that it can be corrected.
  const hasLimit = form.shownQuantity === 'bounded' || errors.shownQuantityLimit !== undefined
  return (
    <Section title={programSettings.title} hint={programSettings.text}>
      <ChoiceField
        label={programSettings.mediaAddresses}
        value={form.mediaAddresses}
        options={mediaAddresses.map((value) => ({ value, ...programSettings.addresses[value] }))}
        onValue={(value) => set({ mediaAddresses: value })}
      />
      <ChoiceField
        label={programSettings.shownQuantity}
        value={form.shownQuantity}
        options={shownQuantities.map((value) => ({ value, ...programSettings.quantities[value] }))}
        onValue={(shownQuantity) => set({ shownQuantity })}
      />
      {hasLimit && (
        <AmountField
          label={programSettings.shownQuantityLimit}
          hint={programSettings.shownQuantityLimitHint}
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
