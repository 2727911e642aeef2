import { Library, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import type { Customization } from '../customizations/form.ts'
import { MAX_VARIANTS } from './check.ts'
import { Choices } from './choices.tsx'
import { ChooseCustomization } from './choose-customization.tsx'
import { CreateCustomization } from './create-customization.tsx'
import { countCombinations, type OptionForm } from './form.ts'
import { newKey, replaced } from './form-items.ts'
import { optionFormOf, useLibraryOptions } from './library-options.ts'
import { newChoice, withKindDefaults } from './new-choice.ts'
import type { OptionEditorProps, PartProps } from './parts.ts'
import { SharedOption } from './shared-option.tsx'

const MAX_OPTIONS = 6
const newOption = (): OptionForm => ({
  key: newKey(),
  name: '',
  kind: 'text',
  choices: [newChoice()],
})

interface OptionsProps extends PartProps {
  /** Managed variants can only be disabled together with all options. */
  readonly wasManaged: boolean
}

export function Options({ form, errors, set, wasManaged }: OptionsProps) {
  const { product, sharedOptions } = useMessages()
  const [open, setOpen] = useState<'choose' | 'create'>()
  const { options } = form
  const library = useLibraryOptions(options)
  const isMixed = options.some(({ isShared }) => isShared)
  const count = countCombinations(options)
  const setOptions = (next: readonly OptionForm[]) =>
    set({ options: next, ...(next.length === 0 ? { manageVariants: false } : {}) })
  // The first option turns variants on; later ones keep the setting.
  const addOption = () =>
    set({
      options: [...options, newOption()],
      ...(options.length === 0 ? { manageVariants: true } : {}),
    })
  const share = (customization: Customization) => {
    set({ options: [...options, optionFormOf(customization)], manageVariants: true })
    setOpen(undefined)
  }
  const locked = (wasManaged || isMixed) && form.manageVariants
  const hint = locked
    ? product.manageVariantsOn
    : count === 0
      ? product.manageVariantsNone
      : product.manageVariantsHint({ n: count })
  const add = (
    <div className="section-actions">
      <button type="button" className="button" onClick={() => setOpen('choose')}>
        <Library aria-hidden="true" />
        {sharedOptions.choose}
      </button>
      <button type="button" className="button" onClick={addOption}>
        <Plus aria-hidden="true" />
        {product.addOption}
      </button>
    </div>
  )
  return (
    <Section
      title={product.options}
      hint={product.optionsHint}
      actions={
        options.length < MAX_OPTIONS && <IfAllowed call="products.saveProduct">{add}</IfAllowed>
      }
    >
      {errors.options && (
        <p className="field-error" role="alert">
          {errors.options}
        </p>
      )}
      {isMixed && <p className="field-hint">{sharedOptions.becomesShared}</p>}
      {options.map((option, at) => {
        const part = {
          option,
          errors,
          path: `options.${at}`,
          onChange: (change: Partial<OptionForm>) =>
            setOptions(replaced(options, option.key, change)),
          onRemove: () => setOptions(options.filter(({ key }) => key !== option.key)),
        }
        return option.isShared ? (
          <SharedOption key={option.key} {...part} shared={library.get(option.id ?? '')} />
        ) : (
          <OptionEditor key={option.key} {...part} />
        )
      })}
      <Switch
        label={product.manageVariants}
        hint={hint}
        checked={form.manageVariants}
        disabled={locked || (!form.manageVariants && (count === 0 || count > MAX_VARIANTS))}
        onChecked={(manageVariants) => set({ manageVariants })}
      />
      {open === 'choose' && (
        <ChooseCustomization
          kind="OPTION"
          title={sharedOptions.title}
          chooseLabel={sharedOptions.chooses}
          chosen={options.flatMap(({ id, isShared }) => (isShared && id ? id : []))}
          create={{ labels: sharedOptions.create, onCreate: () => setOpen('create') }}
          onClose={() => setOpen(undefined)}
          onChoose={share}
        />
      )}
      {open === 'create' && (
        <CreateCustomization kind="OPTION" onClose={() => setOpen(undefined)} onCreated={share} />
      )}
    </Section>
  )
}

function OptionEditor({ option, errors, path, onChange, onRemove }: OptionEditorProps) {
  const { product } = useMessages()
  const { name, kind, choices } = option
  return (
    <fieldset className="option">
      <legend className="visually-hidden">{name || product.optionName}</legend>
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
          onValue={(next) => onChange({ kind: next, choices: choices.map(withKindDefaults(next)) })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={product.removeOption({ name })}
          title={product.removeOption({ name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Choices option={option} errors={errors} path={path} onChange={onChange} />
    </fieldset>
  )
}
