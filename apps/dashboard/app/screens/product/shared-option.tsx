import { Trash2 } from 'lucide-react'
import { useMessages } from '../../scaffold/messages.tsx'
import { ChoiceSwatch } from '../customizations/choice-swatch.tsx'
import type { Customization } from '../customizations/form.ts'
import { fold } from './fold.ts'
import type { ChoiceForm } from './form.ts'
import type { OptionEditorProps } from './parts.ts'
import { optionFrom } from './shared-options.ts'

interface SharedOptionProps extends OptionEditorProps {
  readonly shared: Customization
}

/** An option that products share: here it is only said which of its choices this product comes in. */
export function SharedOption(props: SharedOptionProps) {
  const { option, shared, errors, path, onChange, onRemove } = props
  const { product, sharedOptions: words } = useMessages()
  const all = allChoices(option.choices, shared)
  const isOffered = ({ name }: ChoiceForm) =>
    option.choices.some((one) => fold(one.name) === fold(name))
  const toggle = (choice: ChoiceForm) =>
    onChange({ choices: all.filter((one) => isOffered(one) !== (one === choice)) })
  return (
    <fieldset className="option extra">
      <legend>
        <bdi>{option.name}</bdi>
      </legend>
      <button
        type="button"
        className="icon-button extra-remove"
        aria-label={product.removeOption(option.name)}
        title={product.removeOption(option.name)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <p className="field-hint">{words.hint}</p>
      {errors[`${path}.choices`] && <p className="field-error">{words.needChoice}</p>}
      <fieldset className="ticks">
        <legend className="unseen">{words.offered}</legend>
        {all.map((choice) => (
          <label key={choice.key}>
            <input type="checkbox" checked={isOffered(choice)} onChange={() => toggle(choice)} />
            <SwatchOf name={choice.name} shared={shared} />
            <bdi>{choice.name}</bdi>
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}

function SwatchOf({ name, shared }: { readonly name: string; readonly shared: Customization }) {
  const choice = shared.choicesSettings?.choices.find((one) => fold(one.name) === fold(name))
  return choice ? <ChoiceSwatch choice={choice} /> : null
}

/** Those of the shared option, and any the product has beside them. */
function allChoices(own: readonly ChoiceForm[], shared: Customization): readonly ChoiceForm[] {
  const { choices } = optionFrom(shared)
  const known = new Set(choices.map(({ name }) => fold(name)))
  const ownOf = new Map(own.map((one) => [fold(one.name), one]))
  return [
    ...choices.map((one) => ownOf.get(fold(one.name)) ?? one),
    ...own.filter(({ name }) => !known.has(fold(name))),
  ]
}
