import type {
  CustomField,
  CustomFieldOwner,
  CustomFieldTest,
} from '@vitrine/contract/custom-fields'
import { useState } from 'react'
import { DateField } from './date-field.tsx'
import { isRanged, testsOf, withoutTest, withTest } from './field-tests.ts'
import { SelectField, TextField } from './fields.tsx'
import { FormDialog, useDialogForm } from './form-dialog.tsx'
import { useMessages } from './messages.tsx'
import { useIsAllowed } from './permissions.tsx'
import type { Errors } from './use-form.ts'
import { useOperation } from './use-operation.ts'
import { wordsOfTest } from './words-of-field-test.ts'

/** The filterable custom fields of an owner; empty until they are read. */
function useFilterableFields(owner: CustomFieldOwner): readonly CustomField[] {
  const enabled = useIsAllowed('customFields.listCustomFields')
  const { data } = useOperation('customFields.listCustomFields', { owner }, { enabled })
  return data?.fields.filter(({ filterable }) => filterable) ?? []
}

/** The tests of an address by name, each with the address without it. */
export function useFieldChips(
  owner: CustomFieldOwner,
  text: string,
  hrefOf: (text: string) => string,
): [label: string, href: string][] {
  const { customFields } = useMessages()
  const fields = useFilterableFields(owner)
  return Object.entries(testsOf(text)).map(([key, test]) => {
    const name = fields.find((one) => one.key === key)?.name ?? key
    return [wordsOfTest(name, test, customFields), hrefOf(withoutTest(text, key))]
  })
}

interface FieldFilterProps {
  readonly owner: CustomFieldOwner
  /** The tests of the address. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** Narrows a list by a custom field; nothing where no field is made for it. */
export function FieldFilter({ owner, text, onText }: FieldFilterProps) {
  const { filter } = useMessages().customFields
  const fields = useFilterableFields(owner)
  const [isOpen, setIsOpen] = useState(false)
  if (fields.length === 0) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {filter.open}
      </button>
      {isOpen && (
        <TestDialog
          fields={fields}
          onClose={() => setIsOpen(false)}
          onTest={(key, test) => {
            setIsOpen(false)
            onText(withTest(text, key, test))
          }}
        />
      )}
    </>
  )
}

interface TestForm {
  readonly key: string
  readonly value: string
  readonly from: string
  readonly to: string
}

interface TestDialogProps {
  readonly fields: readonly CustomField[]
  readonly onClose: () => void
  readonly onTest: (key: string, test: CustomFieldTest) => void
}

function TestDialog({ fields, onClose, onTest }: TestDialogProps) {
  const messages = useMessages()
  const { filter } = messages.customFields
  const fieldOf = (key: string) => fields.find((one) => one.key === key) ?? fields[0]
  const { form, set, errors, submit } = useDialogForm<TestForm>({
    initialForm: { key: fields[0]?.key ?? '', value: '', from: '', to: '' },
    validate: (typed) => checkTest(typed, fieldOf(typed.key), messages),
    onSubmit: (typed) => onTest(typed.key, testOf(typed, fieldOf(typed.key))),
  })
  const field = fieldOf(form.key)
  return (
    <FormDialog
      title={filter.open}
      submitLabel={filter.apply}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={filter.field}
        value={form.key}
        options={fields.map(({ key, name }) => [key, name] as const)}
        onValue={(key) => set({ key, value: '', from: '', to: '' })}
      />
      {field && <TestInputs field={field} form={form} set={set} errors={errors} />}
    </FormDialog>
  )
}

interface TestInputsProps {
  readonly field: CustomField
  readonly form: TestForm
  readonly set: (change: Partial<TestForm>) => void
  readonly errors: Errors
}

/** The inputs of a condition, by the type of the field. */
function TestInputs({ field, form, set, errors }: TestInputsProps) {
  const { filter, yes, no } = useMessages().customFields
  if (isRanged(field)) {
    const Bound = field.type === 'DATE' ? DateField : TextField
    return (
      <div className="fields-2">
        <Bound
          label={filter.from}
          value={form.from}
          error={errors.from}
          onText={(from) => set({ from })}
        />
        <Bound label={filter.to} value={form.to} error={errors.to} onText={(to) => set({ to })} />
      </div>
    )
  }
  const options: readonly (readonly [string, string])[] =
    field.type === 'BOOLEAN'
      ? [
          ['true', yes],
          ['false', no],
        ]
      : field.choices.map((one) => [one, one] as const)
  if (options.length > 0) {
    return (
      <SelectField
        label={filter.value}
        value={form.value || (options[0]?.[0] ?? '')}
        options={options}
        onValue={(value) => set({ value })}
      />
    )
  }
  return (
    <TextField
      label={filter.value}
      autoComplete="off"
      value={form.value}
      error={errors.value}
      onText={(value) => set({ value })}
    />
  )
}

const decimal = (text: string): string => text.trim().replace(',', '.')

function checkTest(
  { value, from, to }: TestForm,
  field: CustomField | undefined,
  { field: texts, customFields }: TestMessages,
): Errors {
  if (!field) return {}
  if (!isRanged(field)) {
    const isTyped = field.type === 'TEXT' || field.type === 'URL'
    return isTyped && value.trim() === '' ? { value: texts.required } : {}
  }
  if (from.trim() === '' && to.trim() === '') return { from: texts.required }
  const isBad = (text: string) =>
    field.type === 'NUMBER' && text.trim() !== '' && !/^-?\d{1,12}(\.\d{1,9})?$/.test(decimal(text))
  return {
    ...(isBad(from) && { from: customFields.filter.badNumber }),
    ...(isBad(to) && { to: customFields.filter.badNumber }),
  }
}
type TestMessages = Pick<ReturnType<typeof useMessages>, 'field' | 'customFields'>

function testOf({ value, from, to }: TestForm, field: CustomField | undefined): CustomFieldTest {
  if (field && isRanged(field)) {
    return {
      ...(from.trim() !== '' && { from: decimal(from) }),
      ...(to.trim() !== '' && { to: decimal(to) }),
    }
  }
  if (field?.type === 'BOOLEAN') return { eq: value !== 'false' }
  return { eq: value.trim() || (field?.choices[0] ?? '') }
}
