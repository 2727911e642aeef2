import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import {
  emptyField,
  type FieldForm,
  type FieldsForm,
  keyOf,
  MAX_FIELDS,
  moved,
  types,
} from './form.ts'

/** The fields that a site adds to the profiles of its members. */
export function FieldsEditor({ state }: { readonly state: FormState<FieldsForm> }) {
  const { ownFields } = useMessages()
  const { form, errors, set } = state
  const { fields } = form
  const change = (at: number, part: Partial<FieldForm>) =>
    set({ fields: fields.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const add = () => set({ fields: [...fields, emptyField(`new-${Date.now()}`)] })
  return (
    <Section title={ownFields.list} hint={ownFields.text}>
      {fields.length === 0 && <p className="field-hint">{ownFields.none}</p>}
      {fields.map((field, at) => (
        <FieldRow
          key={field.row}
          field={field}
          n={at + 1}
          isLast={at === fields.length - 1}
          nameError={errors[`${field.row}.name`]}
          keyError={errors[`${field.row}.key`]}
          onChange={(part) => change(at, part)}
          onMove={(by) => set({ fields: moved(fields, at, by) })}
          onRemove={() => set({ fields: fields.filter((_, index) => index !== at) })}
        />
      ))}
      {fields.length < MAX_FIELDS && (
        <button type="button" className="button button-start" onClick={add}>
          <Plus aria-hidden="true" />
          {ownFields.add}
        </button>
      )}
    </Section>
  )
}

interface FieldRowProps {
  readonly field: FieldForm
  readonly n: number
  readonly isLast: boolean
  readonly nameError: string | undefined
  readonly keyError: string | undefined
  readonly onChange: (part: Partial<FieldForm>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function FieldRow(props: FieldRowProps) {
  const { field, n, nameError, keyError, onChange } = props
  const { ownFields } = useMessages()
  return (
    <fieldset className="boxed">
      <legend>{field.name || ownFields.nth({ n })}</legend>
      <RowButtons {...props} />
      <div className="fields-3">
        <TextField
          label={ownFields.name}
          value={field.name}
          maxLength={100}
          autoComplete="off"
          error={nameError}
          onText={(name) => onChange({ name })}
        />
        <TextField
          label={ownFields.key}
          value={field.key}
          maxLength={100}
          autoComplete="off"
          placeholder={keyOf(field.name)}
          hint={field.isStored ? ownFields.keyFixed : ownFields.keyHint}
          readOnly={field.isStored}
          error={keyError}
          onText={(key) => onChange({ key })}
        />
        <SelectField
          label={ownFields.type}
          value={field.type}
          options={types.map((type) => [type, ownFields.types[type]] as const)}
          onValue={(type) => onChange({ type })}
        />
      </div>
    </fieldset>
  )
}

function RowButtons({ field, n, isLast, onMove, onRemove }: FieldRowProps) {
  const { ownFields } = useMessages()
  const name = field.name || ownFields.nth({ n })
  const buttons = [
    { label: ownFields.up({ name }), Icon: ArrowUp, off: n === 1, press: () => onMove(-1) },
    { label: ownFields.down({ name }), Icon: ArrowDown, off: isLast, press: () => onMove(1) },
    { label: ownFields.remove({ name }), Icon: Trash2, off: false, press: onRemove },
  ]
  return (
    <div className="boxed-remove">
      {buttons.map(({ label, Icon, off, press }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={label}
          title={label}
          disabled={off}
          onClick={press}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
