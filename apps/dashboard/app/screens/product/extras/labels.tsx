import { MAX_RELATED_PRODUCTS } from '@vitrine/contract/vocabulary'
import { ChipsField } from '../../../shared/chips-field.tsx'
import type { Suggestion } from '../../../shared/combobox.tsx'
import { SelectField, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { PickerField } from '../../../shared/picker-field.tsx'
import { useProductNames, useProductSearch } from '../../../shared/references.ts'
import type { ExtrasProps } from './form.ts'

interface LabelsProps extends ExtrasProps {
  readonly collections: readonly Suggestion[]
}

/** Subtitle, ribbons, tags, private tags, related products and the main collection. */
export function Labels({ form, errors, set, collections }: LabelsProps) {
  const { extras, field, discounts, picker } = useMessages()
  const maxLength = (max: number) => (text: string) =>
    [...text].length > max ? { problem: field.tooLong({ max }) } : { value: text }
  return (
    <>
      <TextField
        label={extras.subtitle}
        hint={extras.subtitleHint}
        name="subtitle"
        autoComplete="off"
        value={form.subtitle}
        error={errors.subtitle}
        onText={(subtitle) => set({ subtitle })}
      />
      <ChipsField
        label={extras.ribbons}
        hint={extras.ribbonsHint}
        values={form.ribbons}
        max={4}
        parse={maxLength(30)}
        onValues={(ribbons) => set({ ribbons })}
      />
      <ChipsField
        label={extras.tags}
        hint={extras.tagsHint}
        values={form.tags}
        max={100}
        parse={maxLength(100)}
        onValues={(tags) => set({ tags })}
      />
      <ChipsField
        label={extras.privateTags}
        hint={extras.privateTagsHint}
        values={form.privateTags}
        max={100}
        parse={maxLength(100)}
        onValues={(privateTags) => set({ privateTags })}
      />
      <PickerField
        label={extras.related}
        hint={extras.relatedHint}
        placeholder={discounts.fields.productPlaceholder}
        error={errors.relatedProductIds}
        chosen={useProductNames(form.relatedProductIds, picker.unnamed)}
        useSearch={useProductSearch}
        onChosen={(ids) => set({ relatedProductIds: ids.slice(0, MAX_RELATED_PRODUCTS) })}
      />
      {collections.length > 0 && (
        <SelectField
          label={extras.mainCollection}
          hint={extras.mainCollectionHint}
          value={form.mainCategoryId}
          options={[
            ['', extras.noMainCollection],
            ...collections.map(({ id, name }) => [id, name] as const),
          ]}
          onValue={(mainCategoryId) => set({ mainCategoryId })}
        />
      )}
    </>
  )
}
