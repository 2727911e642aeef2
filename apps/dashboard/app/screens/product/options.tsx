import { Library, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { SelectField, Switch, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { Customization } from '../customizations/form.ts'
import { isColour } from './check.ts'
import { ChooseCustomization } from './choose-customization.tsx'
import { CreateCustomization } from './create-customization.tsx'
import { type ChoiceForm, combinations, type OptionForm } from './form.ts'
import { newKey, type OptionEditorProps, type PartProps, replaced } from './parts.ts'
import { SharedOption } from './shared-option.tsx'
import { fold, optionFrom } from './shared-options.ts'
import { useSharedOptions } from './use-shared-options.ts'

const MOST_OPTIONS = 6
const MOST_VARIANTS = 300
const newChoice = (): ChoiceForm => ({ key: newKey(), name: '', value: '' })
const newOption = (): OptionForm => ({
  key: newKey(),
  name: '',
  kind: 'text',
  choices: [newChoice()],
})

interface OptionsProps extends PartProps {
  /** Managed variants can only be given up together with all options. */
  readonly wasManaged: boolean
  /** Undefined for a product that is being created. */
  readonly productId: string | undefined
}

export function Options({ form, errors, set, wasManaged, productId }: OptionsProps) {
  const { product, sharedOptions } = useMessages()
  const [open, setOpen] = useState<'choose' | 'create'>()
  const stored = useSharedOptions(productId)
  const [chosen, setChosen] = useState<readonly Customization[]>([])
  const sharedBy = ({ name, sharedId }: OptionForm) =>
    chosen.find(({ id }) => id === sharedId) ?? stored.get(fold(name))
  const { options } = form
  const isMixed = options.some((one) => sharedBy(one) !== undefined)
  const count = combinations(options)
  const put = (next: readonly OptionForm[]) =>
    set({ options: next, ...(next.length === 0 ? { manageVariants: false } : {}) })
  const share = (customization: Customization) => {
    setChosen([...chosen, customization])
    set({ options: [...options, optionFrom(customization)], manageVariants: true })
    setOpen(undefined)
  }
  const locked = (wasManaged || isMixed) && form.manageVariants
  const hint = locked
    ? product.manageVariantsOn
    : count === 0
      ? product.manageVariantsNone
      : product.manageVariantsHint(count)
  const add = (
    <div className="section-actions">
      <button type="button" className="button" onClick={() => setOpen('choose')}>
        <Library aria-hidden="true" />
        {sharedOptions.choose}
      </button>
      <button type="button" className="button" onClick={() => put([...options, newOption()])}>
        <Plus aria-hidden="true" />
        {product.addOption}
      </button>
    </div>
  )
  return (
    <Section
      title={product.options}
      hint={product.optionsHint}
      actions={options.length < MOST_OPTIONS && add}
    >
      {errors.options && (
        <p className="field-error" role="alert">
          {errors.options}
        </p>
      )}
      {isMixed && <p className="field-hint">{sharedOptions.becomesShared}</p>}
      {options.map((option, at) => {
        const shared = sharedBy(option)
        const part = {
          ...{ option, errors, path: `options.${at}` },
          onChange: (change: Partial<OptionForm>) => put(replaced(options, option.key, change)),
          onRemove: () => put(options.filter(({ key }) => key !== option.key)),
        }
        return shared ? (
          <SharedOption key={option.key} {...part} shared={shared} />
        ) : (
          <OptionEditor key={option.key} {...part} />
        )
      })}
      <Switch
        label={product.manageVariants}
        hint={hint}
        checked={form.manageVariants}
        disabled={locked || (!form.manageVariants && (count === 0 || count > MOST_VARIANTS))}
        onChecked={(manageVariants) => set({ manageVariants })}
      />
      {open === 'choose' && (
        <ChooseCustomization
          kind="PRODUCT_OPTION"
          title={sharedOptions.title}
          chosenWords={sharedOptions.chooses}
          chosen={options.flatMap((one) => sharedBy(one)?.id ?? [])}
          create={{ words: sharedOptions.create, onCreate: () => setOpen('create') }}
          onClose={() => setOpen(undefined)}
          onChoose={share}
        />
      )}
      {open === 'create' && (
        <CreateCustomization
          kind="PRODUCT_OPTION"
          onClose={() => setOpen(undefined)}
          onCreated={share}
        />
      )}
    </Section>
  )
}

function OptionEditor({ option, errors, path, onChange, onRemove }: OptionEditorProps) {
  const { product } = useMessages()
  const { name, kind, choices } = option
  return (
    <fieldset className="option">
      <legend className="unseen">{name || product.optionName}</legend>
      <div className="option-head">
        <TextField
          label={product.optionName}
          autoComplete="off"
          value={name}
          error={errors[`${path}.name`]}
          onText={(text) => onChange({ name: text })}
        />
        <SelectField
          label={product.optionKind}
          value={kind}
          options={[
            ['text', product.kinds.text],
            ['color', product.kinds.color],
          ]}
          onValue={(next) => onChange({ kind: next, choices: choices.map(inKind(next)) })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={product.removeOption(name)}
          title={product.removeOption(name)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Choices {...{ option, errors, path, onChange }} />
    </fieldset>
  )
}

/** Colours need a code; words stand for themselves. */
const inKind =
  (kind: OptionForm['kind']) =>
  (choice: ChoiceForm): ChoiceForm =>
    kind === 'color' && !isColour(choice.value) ? { ...choice, value: '#888888' } : choice

function Choices({ option, errors, path, onChange }: Omit<OptionEditorProps, 'onRemove'>) {
  const { product } = useMessages()
  const { kind, choices } = option
  const put = (next: readonly ChoiceForm[]) => onChange({ choices: next })
  return (
    <div className="choices">
      <span className="choices-label">{product.choices}</span>
      {errors[`${path}.choices`] && <p className="field-error">{errors[`${path}.choices`]}</p>}
      <ul>
        {choices.map((choice, at) => (
          <li key={choice.key}>
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
              value={choice.name}
              error={errors[`${path}.choices.${at}`]}
              onText={(name) => put(replaced(choices, choice.key, { name }))}
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
          <button
            type="button"
            className="button"
            onClick={() => put([...choices, inKind(kind)(newChoice())])}
          >
            <Plus aria-hidden="true" />
            {product.addChoice}
          </button>
        </li>
      </ul>
    </div>
  )
}
