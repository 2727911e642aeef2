import { CheckboxesField } from '../../shared/choice-field.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { type LabelsForm, type NumberField, rollFields, sheetFields } from './form.ts'

interface PaperFieldsProps {
  readonly form: LabelsForm
  readonly errors: Errors
  readonly onChange: (change: Partial<LabelsForm>) => void
}

/** The paper and where labels are on it. */
export function PaperFields({ form, errors, onChange }: PaperFieldsProps) {
  const { labelPrint } = useMessages()
  const number = (field: NumberField | 'firstPosition') => (
    <TextField
      key={field}
      label={labelPrint.fields[field]}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      value={form[field]}
      error={errors[field]}
      hint={field === 'firstPosition' ? labelPrint.positionHint : undefined}
      onText={(text) => onChange({ [field]: text })}
    />
  )
  return (
    <>
      <SelectField
        label={labelPrint.paper}
        value={form.paper}
        options={[
          ['a4', labelPrint.papers.a4],
          ['roll', labelPrint.papers.roll],
        ]}
        onValue={(paper) => onChange({ paper })}
      />
      {form.paper === 'a4' ? (
        <>
          <div className="fields-2">{sheetFields.map(number)}</div>
          {number('firstPosition')}
        </>
      ) : (
        <div className="fields-2">{rollFields.map(number)}</div>
      )}
    </>
  )
}

const parts = ['name', 'choices', 'price'] as const

/** The texts of the labels besides the barcode. */
export function ContentFields({ form, onChange }: Omit<PaperFieldsProps, 'errors'>) {
  const { labelPrint } = useMessages()
  return (
    <CheckboxesField
      label={labelPrint.content}
      hint={labelPrint.barcodeHint}
      values={parts.filter((part) => form[part])}
      options={parts.map((part) => ({ value: part, label: labelPrint.parts[part] }))}
      onValues={(chosen) =>
        onChange({
          name: chosen.includes('name'),
          choices: chosen.includes('choices'),
          price: chosen.includes('price'),
        })
      }
    />
  )
}
