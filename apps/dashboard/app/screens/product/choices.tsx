import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useShownCount } from '../../shared/use-shown-count.ts'
import { isColour } from './check.ts'
import type { ChoiceForm, OptionForm } from './form.ts'
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
  const shown = useShownCount(choices.length)
  const press = (event: KeyboardEvent, key: string) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the whole product.
    event.preventDefault()
    const next = afterEnter(
      option,
      choices.findIndex((choice) => choice.key === key),
    )
    if (!next) return
    setChoices(next.choices)
    setFocusKey(next.focus)
  }
  const actions = useLatest({
    onChange: (key, change) => setChoices(replaced(choices, key, change)),
    onRemove: (key) => setChoices(choices.filter((choice) => choice.key !== key)),
    onPress: press,
  })
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
        {choices.slice(0, shown).map((choice, at) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            number={at + 1}
            kind={kind}
            error={errors[`${path}.choices.${at}`]}
            actions={actions}
          />
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

interface ChoiceActions {
  readonly onChange: (key: string, change: Partial<ChoiceForm>) => void
  readonly onRemove: (key: string) => void
  readonly onPress: (event: KeyboardEvent, key: string) => void
}

/** The same object in every render, so that a row is rendered again only when its choice changes. */
function useLatest(latest: ChoiceActions): ChoiceActions {
  const current = useRef(latest)
  current.current = latest
  return useMemo(
    () => ({
      onChange: (...all) => current.current.onChange(...all),
      onRemove: (key) => current.current.onRemove(key),
      onPress: (...all) => current.current.onPress(...all),
    }),
    [],
  )
}

interface ChoiceRowProps {
  readonly choice: ChoiceForm
  readonly number: number
  readonly kind: OptionForm['kind']
  readonly error: string | undefined
  readonly actions: ChoiceActions
}

const ChoiceRow = memo(({ choice, number, kind, error, actions }: ChoiceRowProps) => {
  const { product } = useMessages()
  const { key, name, value } = choice
  return (
    <li data-choice={key}>
      {kind === 'color' && (
        <input
          type="color"
          aria-label={product.colour({ n: number })}
          value={isColour(value) ? value.toLowerCase() : '#888888'}
          onChange={({ target }) => actions.onChange(key, { value: target.value })}
        />
      )}
      <TextField
        hideLabel
        label={product.choiceName({ n: number })}
        autoComplete="off"
        enterKeyHint="next"
        value={name}
        error={error}
        onText={(text) => actions.onChange(key, { name: text })}
        onKeyDown={(event) => actions.onPress(event, key)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={product.removeChoice({ name })}
        onClick={() => actions.onRemove(key)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
})
