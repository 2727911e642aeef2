import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { isColour } from './check.ts'
import type { ChoiceForm } from './form.ts'
import { afterEnter, inKind, newChoice } from './new-choice.ts'
import { type OptionEditorProps, replaced } from './parts.ts'

/** The choices of an option. Enter adds the next one, as the button does. */
export function Choices({ option, errors, path, onChange }: Omit<OptionEditorProps, 'onRemove'>) {
  const { product } = useMessages()
  const { kind, choices } = option
  const put = (next: readonly ChoiceForm[]) => onChange({ choices: next })
  const list = useRef<HTMLUListElement>(null)
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    if (awaited === undefined) return
    setAwaited(undefined)
    list.current?.querySelector<HTMLElement>(`[data-choice="${awaited}"] input[type=text]`)?.focus()
  }, [awaited])
  const press = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the whole product.
    event.preventDefault()
    const next = afterEnter(option, at)
    if (!next) return
    put(next.choices)
    setAwaited(next.focus)
  }
  const add = () => {
    const added = inKind(kind)(newChoice())
    put([...choices, added])
    setAwaited(added.key)
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
                aria-label={product.colour(at + 1)}
                value={isColour(choice.value) ? choice.value.toLowerCase() : '#888888'}
                onChange={({ target }) =>
                  put(replaced(choices, choice.key, { value: target.value }))
                }
              />
            )}
            <TextField
              quiet
              label={product.choiceName(at + 1)}
              autoComplete="off"
              enterKeyHint="next"
              value={choice.name}
              error={errors[`${path}.choices.${at}`]}
              onText={(name) => put(replaced(choices, choice.key, { name }))}
              onKeyDown={(event) => press(event, at)}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={product.removeChoice(choice.name)}
              onClick={() => put(choices.filter(({ key }) => key !== choice.key))}
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
