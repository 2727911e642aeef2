import type { Suggestion } from '../../shared/combobox.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField, SuggestField } from '../../shared/picker-field.tsx'
import { useBrandSearch, useCollectionSearch, useRibbonSearch } from '../../shared/references.ts'
import { Section } from '../../shared/section.tsx'
import type { ExtrasProps } from './extras/form.ts'
import { Labels, MainCollection } from './extras/labels.tsx'
import type { PartProps } from './parts.ts'

interface OrganiseProps extends PartProps {
  /** Collections of the product, by name. */
  readonly collections: readonly Suggestion[]
  readonly extras: ExtrasProps
}

/** The product's place in the shop, and its label. */
export function Organise({ form, errors, set, collections, extras }: OrganiseProps) {
  const { product, picker } = useMessages()
  const named = new Set(collections.map(({ id }) => id))
  const unnamed = form.collectionIds.filter((id) => !named.has(id))
  return (
    <Section title={product.organise}>
      <PickerField
        label={product.collections}
        hint={picker.collectionsHint}
        placeholder={picker.collections}
        chosen={collections}
        useSearch={useCollectionSearch}
        onChosen={(ids) => set({ collectionIds: [...unnamed, ...ids].sort() })}
      />
      <MainCollection {...extras} collections={collections} />
      <SuggestField
        label={product.brand}
        name="brand"
        useSearch={useBrandSearch}
        value={form.brand}
        error={errors.brand}
        onText={(brand) => set({ brand })}
      />
      <SuggestField
        label={product.ribbon}
        name="ribbon"
        useSearch={useRibbonSearch}
        hint={product.ribbonHint}
        value={form.ribbon}
        error={errors.ribbon}
        onText={(ribbon) => set({ ribbon })}
      />
      <Labels {...extras} />
    </Section>
  )
}
