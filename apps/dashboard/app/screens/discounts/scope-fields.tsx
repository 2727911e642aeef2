import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import {
  useCollectionNames,
  useCollectionSearch,
  useProductNames,
  useProductSearch,
} from '../../shared/references.ts'
import type { ScopeForm } from './form.ts'

interface ScopeFieldsProps {
  readonly texts: { readonly collections: string; readonly products: string; readonly hint: string }
  readonly scope: ScopeForm
  readonly onScope: (scope: ScopeForm) => void
}

/** Collections and products that a discount is about. */
export function ScopeFields({ texts, scope, onScope }: ScopeFieldsProps) {
  const { discounts, picker } = useMessages()
  const { fields } = discounts
  return (
    <>
      <PickerField
        label={texts.collections}
        hint={texts.hint}
        placeholder={fields.collectionPlaceholder}
        chosen={useCollectionNames(scope.collectionIds, picker.unnamed)}
        useSearch={useCollectionSearch}
        onChosen={(collectionIds) => onScope({ ...scope, collectionIds })}
      />
      <PickerField
        label={texts.products}
        placeholder={fields.productPlaceholder}
        chosen={useProductNames(scope.productIds, picker.unnamed)}
        useSearch={useProductSearch}
        onChosen={(productIds) => onScope({ ...scope, productIds })}
      />
    </>
  )
}
