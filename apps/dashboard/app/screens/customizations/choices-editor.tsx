import { GripVertical, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RowHandle } from '../../shared/row-handle.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { moved, replaced } from '../product/form-items.ts'
import { type ChoiceForm, newChoice, type RenderType } from './form.ts'
import { SwatchFields } from './swatch-fields.tsx'

const MAX_CHOICES = 100

interface ChoicesEditorProps {
  readonly look: RenderType
  readonly choices: readonly ChoiceForm[]
  readonly errors: Errors
  readonly onChange: (choices: readonly ChoiceForm[]) => void
  /** Reordering switches the order to manual. */
  readonly onArrange: (choices: readonly ChoiceForm[]) => void
}

/** List of choices: names, colours, and handles to reorder them. */
export function ChoicesEditor(props: ChoicesEditorProps) {
  const { look, choices, errors, onChange, onArrange } = props
  const { customizations } = useMessages()
  const list = useRef<HTMLOListElement>(null)
  // A picture upload may finish after further edits.
  const latest = useRef(choices)
  latest.current = choices
  const [announcement, setAnnouncement] = useState('')
  const move = (at: number, by: number) => {
    const next = moved(choices, at, by)
    if (next === choices) return
    onArrange(next)
    setAnnouncement(
      customizations.moved({ name: nameOf(choices[at], at), at: at + by + 1, all: choices.length }),
    )
  }
  const nameOf = (choice: ChoiceForm | undefined, at: number) =>
    choice?.name.trim() || customizations.choice({ n: at + 1 })
  return (
    <fieldset className="shared-choices">
      <legend>{customizations.choices}</legend>
      <p className="field-hint">{customizations.choicesHint}</p>
      {errors.choices && (
        <p className="field-error" role="alert">
          {errors.choices}
        </p>
      )}
      <ol ref={list}>
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <RowHandle
              label={customizations.move({ name: nameOf(choice, at) })}
              list={list}
              at={at}
              onMove={(by) => move(at, by)}
            >
              <GripVertical aria-hidden="true" />
            </RowHandle>
            {look === 'SWATCH_CHOICES' && (
              <SwatchFields
                choice={choice}
                number={at + 1}
                onChange={(change) => onChange(replaced(latest.current, choice.key, change))}
              />
            )}
            <TextField
              hideLabel
              label={customizations.choice({ n: at + 1 })}
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
              aria-label={customizations.removeChoice({ name: nameOf(choice, at) })}
              title={customizations.removeChoice({ name: nameOf(choice, at) })}
              onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      {choices.length < MAX_CHOICES && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...choices, newChoice()])}
        >
          <Plus aria-hidden="true" />
          {customizations.addChoice}
        </button>
      )}
    </fieldset>
  )
}
