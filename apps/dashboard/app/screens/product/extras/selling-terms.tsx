import { Switch } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Section } from '../../../shared/section.tsx'
import type { ExtrasProps } from './form.ts'
import { Quantities } from './quantities.tsx'
import { Preorder, UnitPrice } from './terms.tsx'

interface SellingTermsProps extends ExtrasProps {
  /** Whether its stock is counted: only then can it be ordered ahead. */
  readonly isCounted: boolean
  readonly isDigital: boolean
}

/** How it is sold: pieces of an order, a price per unit, pre-order, and whether it is a gift card. */
export function SellingTerms({ isCounted, isDigital, ...part }: SellingTermsProps) {
  const { extras } = useMessages()
  const { form, set } = part
  return (
    <>
      <Section title={extras.quantities} hint={extras.quantitiesHint}>
        <Quantities {...part} />
      </Section>
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
      <Section title={extras.giftCard}>
        <Switch
          label={extras.isGiftCard}
          hint={extras.isGiftCardHint}
          checked={form.isGiftCard}
          onChecked={(isGiftCard) => set({ isGiftCard })}
        />
      </Section>
    </>
  )
}
