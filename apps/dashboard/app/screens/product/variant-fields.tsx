import type { CustomField } from '@vitrine/contract/custom-fields'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { CustomFieldInputs } from '../../shared/custom-field-inputs.tsx'
import type { CustomValuesForm } from '../../shared/custom-values.ts'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { VariantForm } from './variant-form.ts'

interface VariantFieldsProps {
  /** Name of the variant. */
  readonly name: string
  readonly form: VariantForm
  readonly onChange: (part: Partial<VariantForm>) => void
}

/** The custom fields of variants, in a dialog; renders nothing without any. */
export function VariantFields({ name, form, onChange }: VariantFieldsProps) {
  const { customFields } = useMessages()
  const { data } = useOperation('customFields.listCustomFields', { owner: 'VARIANT' })
  const [isOpen, setIsOpen] = useState(false)
  if (!data || data.fields.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="link-button variant-fields"
        aria-label={customFields.ofVariant({ name })}
        onClick={() => setIsOpen(true)}
      >
        {customFields.values}
      </button>
      {isOpen &&
        // Forms cannot be nested in the form of the product.
        createPortal(
          <FieldsDialog
            name={name}
            fields={data.fields}
            values={form.customFields}
            onClose={() => setIsOpen(false)}
            onValues={(values) => {
              onChange({ customFields: values })
              setIsOpen(false)
            }}
          />,
          document.body,
        )}
    </>
  )
}

interface FieldsDialogProps {
  readonly name: string
  readonly fields: readonly CustomField[]
  readonly values: CustomValuesForm
  readonly onClose: () => void
  readonly onValues: (values: CustomValuesForm) => void
}

/** The input goes to the row of the variant, and is saved with it. */
function FieldsDialog({ name, fields, values, onClose, onValues }: FieldsDialogProps) {
  const { customFields } = useMessages()
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { values },
    validate: () => ({}),
    onSubmit: (typed) => onValues(typed.values),
  })
  return (
    <FormDialog
      title={customFields.ofVariant({ name })}
      submitLabel={customFields.apply}
      busy={false}
      dirty={dirty}
      saveOperation="products.saveProduct"
      onClose={onClose}
      onSubmit={submit}
    >
      <CustomFieldInputs
        fields={fields}
        values={form.values}
        errors={errors}
        onValues={(typed) => set({ values: typed })}
      />
    </FormDialog>
  )
}
