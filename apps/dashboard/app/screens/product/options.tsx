import { Plus, Trash2, X } from 'lucide-react'
import { SelectField, Switch, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { isColour, type ProductErrors } from './check.ts'
import { type ChoiceForm, combinations, type OptionForm } from './form.ts'
import { newKey, type PartProps, replaced } from './parts.ts'

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
}

export function Options({ form, errors, set, wasManaged }: OptionsProps) {
  const { product } = useMessages()
  const { options } = form
  const count = combinations(options)
  const put = (next: readonly OptionForm[]) =>
    set({ options: next, ...(next.length === 0 ? { manageVariants: false } : {}) })
  const locked = wasManaged && form.manageVariants
  const hint = locked
    ? product.manageVariantsOn
    : count === 0
      ? product.manageVariantsNone
      : product.manageVariantsHint(count)
  const add = (
    <button type="button" className="button" onClick={() => put([...options, newOption()])}>
      <Plus aria-hidden="true" />
      {product.addOption}
    </button>
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
      {options.map((option, at) => (
        <OptionEditor
          key={option.key}
          option={option}
          errors={errors}
          path={`options.${at}`}
          onChange={(change) => put(replaced(options, option.key, change))}
          onRemove={() => put(options.filter(({ key }) => key !== option.key))}
        />
      ))}
      <Switch
        label={product.manageVariants}
        hint={hint}
        checked={form.manageVariants}
        disabled={locked || (!form.manageVariants && (count === 0 || count > MOST_VARIANTS))}
        onChecked={(manageVariants) => set({ manageVariants })}
      />
    </Section>
  )
}

interface OptionEditorProps {
  readonly option: OptionForm
  readonly errors: ProductErrors
  readonly path: string
  readonly onChange: (change: Partial<OptionForm>) => void
  readonly onRemove: () => void
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
