import { links } from '../../links.ts'
import { CustomFieldInputs } from '../../shared/custom-field-inputs.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { PartProps } from './parts.ts'

/** The custom fields of products; renders nothing without any. */
export function CustomFields({ form, errors, set }: PartProps) {
  const { customFields } = useMessages()
  const { data } = useOperation('customFields.listCustomFields', { owner: 'PRODUCT' })
  if (!data || data.fields.length === 0) return null
  return (
    <Section
      title={customFields.values}
      hint={customFields.owners.PRODUCT.valuesHint}
      actions={
        <Link className="link-button" href={links.customFields()}>
          {customFields.manage}
        </Link>
      }
    >
      <CustomFieldInputs
        fields={data.fields}
        values={form.customFields}
        errors={errors}
        onValues={(values) => set({ customFields: values })}
      />
    </Section>
  )
}
