import { MAX_RELATED_PRODUCTS } from '@vitrine/contract/vocabulary'
import { ChipsField } from '../../../shared/chips-field.tsx'
import type { Suggestion } from '../../../shared/combobox.tsx'
import { SelectField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { PickerField } from '../../../shared/picker-field.tsx'
import { useProductNames, useProductSearch } from '../../../shared/references.ts'
import type { ExtrasProps } from './form.ts'

/** Further ribbons, tags, private tags and related products. */
export function Labels({ form, errors, set }: ExtrasProps) {
  const { extras, field, discounts, picker } = useMessages()
  const maxLength = (max: number) => (text: string) =>
    [...text].length > max ? { problem: field.tooLong({ max }) } : { value: text }
  return (
    <>
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
    </>
  )
}

interface MainCollectionProps extends ExtrasProps {
  /** Collections of the product, by name. */
  readonly collections: readonly Suggestion[]
}

/** The collection of the breadcrumbs; renders nothing for a product without collections. */
export function MainCollection({ form, set, collections }: MainCollectionProps) {
  const { extras } = useMessages()
  if (collections.length === 0) return null
  return (
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
  )
}
