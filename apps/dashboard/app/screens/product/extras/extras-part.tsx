import type { Suggestion } from '../../../shared/combobox.tsx'
import { Switch } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Section } from '../../../shared/section.tsx'
import type { ExtrasProps } from './form.ts'
import { Labels } from './labels.tsx'
import { Modifiers } from './modifiers.tsx'
import { Plans } from './plans.tsx'
import { Quantities } from './quantities.tsx'
import { Preorder, UnitPrice } from './terms.tsx'

interface ExtrasPartProps extends ExtrasProps {
  /** Collections the product is in. */
  readonly collections: readonly Suggestion[]
  /** Whether its stock is counted: only then can it be ordered ahead. */
  readonly isCounted: boolean
  readonly isDigital: boolean
}

/** What only some products have: extras, subscriptions, a price per unit, pre-order, labels. */
export function ExtrasPart({ collections, isCounted, isDigital, ...part }: ExtrasPartProps) {
  const { extras } = useMessages()
  const { form, set } = part
  return (
    <>
      <Section title={extras.giftCard}>
        <Switch
          label={extras.isGiftCard}
          hint={extras.isGiftCardHint}
          checked={form.isGiftCard}
          onChecked={(isGiftCard) => set({ isGiftCard })}
        />
      </Section>
      <Section title={extras.quantities} hint={extras.quantitiesHint}>
        <Quantities {...part} />
      </Section>
      <Modifiers {...part} />
      {!isDigital && <Plans {...part} />}
      {!isDigital && (
        <Section title={extras.unit} hint={extras.unitHint}>
          <UnitPrice {...part} />
        </Section>
      )}
      {isCounted && (
        <Section title={extras.preorder}>
          <Preorder {...part} />
        </Section>
      )}
      <Section title={extras.labels}>
        <Labels {...part} collections={collections} />
      </Section>
    </>
  )
}
