import type { CustomField, CustomFieldOwner } from '@vitrine/contract/custom-fields'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { DateField } from '../../shared/date-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import {
  type CustomFieldForm,
  checkField,
  emptyField,
  formOf,
  keyOf,
  settingsOf,
  types,
} from './form.ts'

interface FieldDialogProps {
  /** The field to change; without one a new one is made. */
  readonly stored?: CustomField | undefined
  readonly owner: CustomFieldOwner
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CustomFieldForm) => void
}

const fieldNames = Object.keys(emptyField)

export function FieldDialog(props: FieldDialogProps) {
  const { stored, owner, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { customFields, action } = messages
  const refused = fieldErrorsOf(failure, stored ? 'changes.' : 'field.', fieldNames, {
    CUSTOM_FIELD_KEY_TAKEN: ['key', customFields.keyTaken],
  })
  const { form, set, errors, dirty, submit } = useDialogForm<CustomFieldForm>({
    initialForm: stored ? formOf(stored) : emptyField,
    validate: (typed) => checkField(typed, messages),
    serverErrors: () => refused,
    onSubmit,
  })
  const part = { form, set, errors }
  return (
    <FormDialog
      title={stored ? customFields.changeTitle({ name: stored.name }) : customFields.new}
      submitLabel={stored ? action.save : customFields.create}
      busy={busy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && failure}
      saveOperation="customFields.changeCustomField"
      onClose={onClose}
      onSubmit={submit}
    >
      <Identity {...part} isStored={stored !== undefined} />
      <Limits {...part} />
      <Use {...part} owner={owner} />
    </FormDialog>
  )
}

interface PartProps {
  readonly form: CustomFieldForm
  readonly set: (change: Partial<CustomFieldForm>) => void
  readonly errors: Errors
}

/** Name, key and type; the latter two cannot change. */
function Identity({ form, set, errors, isStored }: PartProps & { readonly isStored: boolean }) {
  const { fields, types: names } = useMessages().customFields
  return (
    <>
      <TextField
        label={fields.name}
        hint={fields.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={100}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <div className="fields-2">
        <TextField
          label={fields.key}
          hint={isStored ? fields.keyFixed : fields.keyHint}
          autoComplete="off"
          maxLength={50}
          placeholder={keyOf(form.name)}
          readOnly={isStored}
          value={form.key}
          error={errors.key}
          onText={(key) => set({ key })}
        />
        <SelectField
          label={fields.type}
          hint={fields.typeFixed}
          value={form.type}
          options={(isStored ? [form.type] : types).map((type) => [type, names[type]] as const)}
          onValue={(type) => set({ type })}
        />
      </div>
      <TextField
        label={fields.description}
        hint={fields.descriptionHint}
        autoComplete="off"
        maxLength={300}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
    </>
  )
}

/** Constraints of values, by type. */
function Limits({ form, set, errors }: PartProps) {
  const { fields } = useMessages().customFields
  const { hasChoices, hasLengths, hasBounds, hasMask } = settingsOf(form.type, 'PRODUCT')
  const textOf = (name: 'minLength' | 'maxLength' | 'minimum' | 'maximum') => ({
    label: fields[name],
    value: form[name],
    error: errors[name],
    onText: (text: string) => set({ [name]: text }),
  })
  const Bound = form.type === 'DATE' ? DateField : TextField
  return (
    <>
      {hasChoices && (
        <TextArea
          label={fields.choices}
          hint={fields.choicesHint}
          rows={5}
          value={form.choices}
          error={errors.choices}
          onText={(choices) => set({ choices })}
        />
      )}
      {hasLengths && (
        <div className="fields-2">
          <TextField {...textOf('minLength')} inputMode="numeric" autoComplete="off" />
          <TextField {...textOf('maxLength')} inputMode="numeric" autoComplete="off" />
        </div>
      )}
      {hasBounds && (
        <div className="fields-2">
          <Bound {...textOf('minimum')} />
          <Bound {...textOf('maximum')} />
        </div>
      )}
      {hasMask && (
        <TextField
          label={fields.mask}
          hint={fields.maskHint}
          autoComplete="off"
          maxLength={50}
          value={form.mask}
          error={errors.mask}
          onText={(mask) => set({ mask })}
        />
      )}
    </>
  )
}

/** Visibility and use of values. */
function Use({ form, set, owner }: PartProps & { readonly owner: CustomFieldOwner }) {
  const { fields, owners } = useMessages().customFields
  const own = owners[owner]
  const { isFilterable, isSearchable, isShowable } = settingsOf(form.type, owner)
  return (
    <>
      {isShowable && (
        <ChoiceField
          label={fields.shown}
          value={form.shown ? 'everybody' : 'staff'}
          options={[
            { value: 'everybody', label: fields.everybody, hint: own.everybodyHint },
            { value: 'staff', label: fields.staff, hint: fields.staffHint },
          ]}
          onValue={(who) => set({ shown: who === 'everybody' })}
        />
      )}
      <Switch
        label={fields.required}
        hint={own.requiredHint}
        checked={form.required}
        onChecked={(required) => set({ required })}
      />
      {isFilterable && (
        <Switch
          label={own.filterable}
          checked={form.filterable}
          onChecked={(filterable) => set({ filterable })}
        />
      )}
      {isSearchable && (
        <Switch
          label={fields.searchable}
          hint={fields.searchableHint}
          checked={form.searchable}
          onChecked={(searchable) => set({ searchable })}
        />
      )}
    </>
  )
}
