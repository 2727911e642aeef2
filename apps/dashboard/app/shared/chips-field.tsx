import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from './messages.tsx'

interface ChipsFieldProps {
  readonly label: string
  readonly hint: string
  readonly placeholder?: string
  readonly values: readonly string[]
  readonly error?: string
  readonly max: number
  /** The value to store, or the error. */
  readonly parse: (text: string) => { readonly value: string } | { readonly problem: string }
  readonly onValues: (values: readonly string[]) => void
}

/** A list of short texts as chips. Enter or a comma adds the input, Backspace removes the last. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, placeholder, values, max, parse, onValues } = props
  const id = useId()
  const { form, action } = useMessages()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const error = problem ?? props.error
  const add = () => {
    if (text.trim() === '') return
    const parsed = parse(text.trim())
    if ('problem' in parsed) return setProblem(parsed.problem)
    if (values.length >= max) return setProblem(form.tooMany({ max }))
    if (values.includes(parsed.value)) return setProblem(form.duplicate)
    setProblem(undefined)
    setText('')
    onValues([...values, parsed.value])
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '') onValues(values.slice(0, -1))
  }
  // A new chip moves the elements below it, so a button being pressed would be missed.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.matches(':active')) return add()
    const options = { capture: true, once: true }
    document.addEventListener('click', () => flushSync(add), options)
  }
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {values.length > 0 && (
        <ul className="chip-list" aria-label={label}>
          {values.map((value) => (
            <li key={value} className="chip">
              <code>{value}</code>
              <button
                type="button"
                aria-label={form.removeChip({ value })}
                onClick={() => onValues(values.filter((one) => one !== value))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="chip-entry">
        <input
          id={id}
          type="text"
          className="input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={press}
          onBlur={leave}
        />
        <button
          type="button"
          className="button"
          onClick={add}
          aria-label={`${action.add}: ${label}`}
        >
          {action.add}
        </button>
      </div>
      <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
        {error ?? hint}
      </p>
    </div>
  )
}
