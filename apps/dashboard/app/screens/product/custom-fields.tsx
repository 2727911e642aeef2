import type { CustomField } from '@vitrine/contract/custom-fields'
import { links } from '../../links.ts'
import { CustomFieldInput } from '../../shared/custom-field-input.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { PartProps } from './parts.ts'

const wide: readonly CustomField['type'][] = ['LONG_TEXT', 'CHOICES']

/** What this shop adds to its products; nothing where it adds nothing. */
export function CustomFields({ form, errors, set }: PartProps) {
  const { customFields } = useMessages()
  const { data } = useOperation('customFields.listCustomFields', { owner: 'PRODUCT' })
  if (!data || data.fields.length === 0) return null
  const inputOf = (field: CustomField) => (
    <CustomFieldInput
      key={field.key}
      field={field}
      value={form.customFields[field.key]}
      error={errors[`customFields.${field.key}`]}
      onValue={(value) => set({ customFields: { ...form.customFields, [field.key]: value } })}
    />
  )
  const isWide = ({ type }: CustomField) => wide.includes(type)
  return (
    <Section
      title={customFields.values}
      hint={customFields.valuesHint}
      actions={
        <Link className="link-button" href={links.customFields()}>
          {customFields.manage}
        </Link>
      }
    >
      <div className="fields-2">{data.fields.filter((one) => !isWide(one)).map(inputOf)}</div>
      {data.fields.filter(isWide).map(inputOf)}
    </Section>
  )
}
