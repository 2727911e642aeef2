import { Trash2 } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'
import { ChoiceSwatch } from '../customizations/choice-swatch.tsx'
import type { Customization } from '../customizations/form.ts'
import type { ChoiceForm } from './form.ts'
import { optionFormOf } from './library-options.ts'
import type { OptionEditorProps } from './parts.ts'

interface SharedOptionProps extends OptionEditorProps {
  /** Undefined until it is read: then only the choices of the product are known. */
  readonly shared: Customization | undefined
}

/** A shared option: only the choices of this product can be selected here. */
export function SharedOption(props: SharedOptionProps) {
  const { option, shared, errors, path, onChange, onRemove } = props
  const { product, sharedOptions } = useMessages()
  const all = allChoices(option.choices, shared)
  const isOffered = ({ name }: ChoiceForm) =>
    option.choices.some((one) => normalizeName(one.name) === normalizeName(name))
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
        aria-label={product.removeOption({ name: option.name })}
        title={product.removeOption({ name: option.name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <p className="field-hint">{sharedOptions.hint}</p>
      {errors[`${path}.choices`] && <p className="field-error">{sharedOptions.needChoice}</p>}
      <fieldset className="ticks">
        <legend className="visually-hidden">{sharedOptions.offered}</legend>
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

function SwatchOf({ name, shared }: Pick<SharedOptionProps, 'shared'> & { readonly name: string }) {
  const choice = shared?.choices.find((one) => normalizeName(one.name) === normalizeName(name))
  return choice ? <ChoiceSwatch choice={choice} /> : null
}

/** Choices of the shared option, and own ones of the product. */
function allChoices(
  own: readonly ChoiceForm[],
  shared: Customization | undefined,
): readonly ChoiceForm[] {
  if (!shared) return own
  const { choices } = optionFormOf(shared)
  const known = new Set(choices.map(({ name }) => normalizeName(name)))
  const ownOf = new Map(own.map((one) => [normalizeName(one.name), one]))
  return [
    ...choices.map((one) => ownOf.get(normalizeName(one.name)) ?? one),
    ...own.filter(({ name }) => !known.has(normalizeName(name))),
  ]
}

/** A name normalized for comparison: without case and surrounding blanks. */
const normalizeName = (name: string) => name.normalize('NFC').trim().toLowerCase()
