import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  /** Hides the label visually where a column header contains it. */
  readonly hideLabel?: boolean
  readonly prefix?: ReactNode
}

/** A control with its label above, its hint or error below, tied together for screen readers. */
function Field({
  label,
  hint,
  error,
  hideLabel,
  prefix,
  id,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {prefix ? (
        <div className="field-joined">
          <span className="field-before" aria-hidden="true">
            {prefix}
          </span>
          {children}
        </div>
      ) : (
        children
      )}
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

const describedBy = (id: string, { hint, error }: FieldProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? `${id}-note` : undefined,
})

type TextInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  readonly value: string
  readonly onText: (text: string) => void
}

/** One line of text. */
export function TextField(props: FieldProps & TextInputProps) {
  const id = useId()
  const { label, hint, error, hideLabel, prefix, onText, className, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} prefix={prefix} id={id}>
      <input
        type="text"
        {...rest}
        id={id}
        className={`input ${className ?? ''}`}
        onChange={(event) => onText(event.target.value)}
        {...describedBy(id, props)}
      />
    </Field>
  )
}

/** An amount, typed as text and right-aligned as figures are. */
export const AmountField = (props: FieldProps & TextInputProps) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} className="figure" />
)

/** Several lines of text. */
export function TextArea(
  props: FieldProps &
    Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
      readonly value: string
      readonly onText: (text: string) => void
    },
) {
  const id = useId()
  const { label, hint, error, hideLabel, prefix, onText, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} prefix={prefix} id={id}>
      <textarea
        {...rest}
        id={id}
        className="input"
        onChange={(event) => onText(event.target.value)}
        {...describedBy(id, props)}
      />
    </Field>
  )
}

interface SelectProps<V extends string> extends FieldProps {
  readonly value: V
  readonly options: readonly (readonly [value: V, label: string])[]
  readonly onValue: (value: V) => void
}

/** One of a few. */
export function SelectField<V extends string>(props: SelectProps<V>) {
  const id = useId()
  const { label, hint, error, hideLabel, value, options, onValue } = props
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} id={id}>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onValue(event.target.value as V)}
        {...describedBy(id, props)}
      >
        {options.map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChecked: (checked: boolean) => void
}

/** Something that is on or off. */
export function Switch({ label, hint, checked, disabled, onChecked }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-note`} className="field-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
