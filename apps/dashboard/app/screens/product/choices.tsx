import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { isColour } from './check.ts'
import type { ChoiceForm } from './form.ts'
import { replaced } from './form-items.ts'
import { afterEnter, newChoice, withKindDefaults } from './new-choice.ts'
import type { OptionEditorProps } from './parts.ts'

/** The choices of an option. Enter adds the next one, as the button does. */
export function Choices({ option, errors, path, onChange }: Omit<OptionEditorProps, 'onRemove'>) {
  const { product } = useMessages()
  const { kind, choices } = option
  const setChoices = (next: readonly ChoiceForm[]) => onChange({ choices: next })
  const list = useRef<HTMLUListElement>(null)
  const [focusKey, setFocusKey] = useState<string>()
  useEffect(() => {
    if (focusKey === undefined) return
    setFocusKey(undefined)
    list.current
      ?.querySelector<HTMLElement>(`[data-choice="${focusKey}"] input[type=text]`)
      ?.focus()
  }, [focusKey])
  const press = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the whole product.
    event.preventDefault()
    const next = afterEnter(option, at)
    if (!next) return
    setChoices(next.choices)
    setFocusKey(next.focus)
  }
  const add = () => {
    const added = withKindDefaults(kind)(newChoice())
    setChoices([...choices, added])
    setFocusKey(added.key)
  }
  return (
    <div className="choices">
      <span className="choices-label">{product.choices}</span>
      {errors[`${path}.choices`] && <p className="field-error">{errors[`${path}.choices`]}</p>}
      <ul ref={list}>
        {choices.map((choice, at) => (
          <li key={choice.key} data-choice={choice.key}>
            {kind === 'color' && (
              <input
                type="color"
                aria-label={product.colour({ n: at + 1 })}
                value={isColour(choice.value) ? choice.value.toLowerCase() : '#888888'}
                onChange={({ target }) =>
                  setChoices(replaced(choices, choice.key, { value: target.value }))
                }
              />
            )}
            <TextField
              hideLabel
              label={product.choiceName({ n: at + 1 })}
              autoComplete="off"
              enterKeyHint="next"
              value={choice.name}
              error={errors[`${path}.choices.${at}`]}
              onText={(name) => setChoices(replaced(choices, choice.key, { name }))}
              onKeyDown={(event) => press(event, at)}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={product.removeChoice({ name: choice.name })}
              onClick={() => setChoices(choices.filter(({ key }) => key !== choice.key))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={add}>
            <Plus aria-hidden="true" />
            {product.addChoice}
          </button>
        </li>
      </ul>
    </div>
  )
}
