import { GripVertical, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { Errors } from '../../scaffold/use-form.ts'
import { moved, replaced } from '../product/parts.ts'
import { ChoiceHandle } from './choice-handle.tsx'
import { type ChoiceForm, type Look, newChoice } from './form.ts'
import { SwatchFields } from './swatch-fields.tsx'

const MOST_CHOICES = 100

interface ChoicesEditorProps {
  readonly look: Look
  readonly choices: readonly ChoiceForm[]
  readonly errors: Errors
  readonly onChange: (choices: readonly ChoiceForm[]) => void
  /** The order by hand is wanted from now on. */
  readonly onArrange: (choices: readonly ChoiceForm[]) => void
}

/** Choices in their order: names, colours, and handles that move them by pointer and by keyboard. */
export function ChoicesEditor(props: ChoicesEditorProps) {
  const { look, choices, errors, onChange, onArrange } = props
  const { customizations: words } = useMessages()
  const list = useRef<HTMLOListElement>(null)
  // A picture arrives later than what is typed meanwhile.
  const latest = useRef(choices)
  latest.current = choices
  const [told, setTold] = useState('')
  const move = (at: number, by: number) => {
    const next = moved(choices, at, by)
    if (next === choices) return
    onArrange(next)
    setTold(words.moved(nameOf(choices[at], at), at + by + 1, choices.length))
  }
  const nameOf = (choice: ChoiceForm | undefined, at: number) =>
    choice?.name.trim() || words.choice(at + 1)
  return (
    <fieldset className="shared-choices">
      <legend>{words.choices}</legend>
      <p className="field-hint">{words.choicesHint}</p>
      {errors.choices && (
        <p className="field-error" role="alert">
          {errors.choices}
        </p>
      )}
      <ol ref={list}>
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <ChoiceHandle
              label={words.move(nameOf(choice, at))}
              list={list}
              at={at}
              onMove={(by) => move(at, by)}
            >
              <GripVertical aria-hidden="true" />
            </ChoiceHandle>
            {look === 'SWATCH_CHOICES' && (
              <SwatchFields
                choice={choice}
                number={at + 1}
                onChange={(change) => onChange(replaced(latest.current, choice.key, change))}
              />
            )}
            <TextField
              quiet
              label={words.choice(at + 1)}
              autoComplete="off"
              dir="auto"
              maxLength={50}
              value={choice.name}
              error={errors[`choices.${at}`]}
              onText={(name) => onChange(replaced(choices, choice.key, { name }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={words.removeChoice(nameOf(choice, at))}
              title={words.removeChoice(nameOf(choice, at))}
              onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <span className="unseen" role="status">
        {told}
      </span>
      {choices.length < MOST_CHOICES && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...choices, newChoice()])}
        >
          <Plus aria-hidden="true" />
          {words.addChoice}
        </button>
      )}
    </fieldset>
  )
}
