import { useId } from 'react'

interface ChoiceFieldProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint: string }[]
  readonly onValue: (value: V) => void
}

/** A choice of a few options, each with an explanation. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { label, value, options, onValue } = props
  const id = useId()
  return (
    <fieldset className="choice-field">
      <legend>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className="tick">
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            checked={option.value === value}
            aria-describedby={`${id}-${option.value}-note`}
            onChange={() => onValue(option.value)}
          />
          <div>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            <p id={`${id}-${option.value}-note`} className="field-hint">
              {option.hint}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}

interface CheckboxesFieldProps<V extends string> {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  readonly values: readonly V[]
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint?: string }[]
  readonly onValues: (values: readonly V[]) => void
}

/** Any of a few, each to be ticked. */
export function CheckboxesField<V extends string>(props: CheckboxesFieldProps<V>) {
  const { label, hint, error, values, options, onValues } = props
  const id = useId()
  const toggle = (value: V) =>
    onValues(
      options.flatMap((option) =>
        (option.value === value) !== values.includes(option.value) ? [option.value] : [],
      ),
    )
  return (
    <fieldset
      className="choice-field"
      aria-invalid={error ? true : undefined}
      aria-describedby={hint || error ? `${id}-note` : undefined}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className="tick">
          <input
            type="checkbox"
            id={`${id}-${option.value}`}
            checked={values.includes(option.value)}
            aria-describedby={option.hint ? `${id}-${option.value}-note` : undefined}
            onChange={() => toggle(option.value)}
          />
          <div>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.hint && (
              <p id={`${id}-${option.value}-note`} className="field-hint">
                {option.hint}
              </p>
            )}
          </div>
        </div>
      ))}
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}
