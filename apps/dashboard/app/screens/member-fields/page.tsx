import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { FormState } from '../../scaffold/use-form.ts'
import {
  emptyField,
  type FieldForm,
  type FieldsForm,
  keyOf,
  MOST_FIELDS,
  moved,
  types,
} from './form.ts'

/** The fields that a site adds to the profiles of its members. */
export function FieldsEditor({ state }: { readonly state: FormState<FieldsForm> }) {
  const { ownFields: words } = useMessages()
  const { form, errors, set } = state
  const { fields } = form
  const change = (at: number, part: Partial<FieldForm>) =>
    set({ fields: fields.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const add = () => set({ fields: [...fields, emptyField(`new-${Date.now()}`)] })
  return (
    <Section title={words.list} hint={words.text}>
      {fields.length === 0 && <p className="field-hint">{words.none}</p>}
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
      {fields.length < MOST_FIELDS && (
        <button type="button" className="button button-start" onClick={add}>
          <Plus aria-hidden="true" />
          {words.add}
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
  const { ownFields: words } = useMessages()
  return (
    <fieldset className="boxed">
      <legend>{field.name || words.nth(n)}</legend>
      <RowButtons {...props} />
      <div className="fields-3">
        <TextField
          label={words.name}
          value={field.name}
          maxLength={100}
          autoComplete="off"
          error={nameError}
          onText={(name) => onChange({ name })}
        />
        <TextField
          label={words.key}
          value={field.key}
          maxLength={100}
          autoComplete="off"
          placeholder={keyOf(field.name)}
          hint={field.isKept ? words.keyKept : words.keyHint}
          readOnly={field.isKept}
          error={keyError}
          onText={(key) => onChange({ key })}
        />
        <SelectField
          label={words.type}
          value={field.type}
          options={types.map((type) => [type, words.types[type]] as const)}
          onValue={(type) => onChange({ type })}
        />
      </div>
    </fieldset>
  )
}

function RowButtons({ field, n, isLast, onMove, onRemove }: FieldRowProps) {
  const { ownFields: words } = useMessages()
  const name = field.name || words.nth(n)
  const buttons = [
    { label: words.up(name), Icon: ArrowUp, off: n === 1, press: () => onMove(-1) },
    { label: words.down(name), Icon: ArrowDown, off: isLast, press: () => onMove(1) },
    { label: words.remove(name), Icon: Trash2, off: false, press: onRemove },
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
