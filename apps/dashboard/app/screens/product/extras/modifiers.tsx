import { Library, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AmountField, Switch } from '../../../shared/fields.tsx'
import { currencySign } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { Section } from '../../../shared/section.tsx'
import { ChooseCustomization } from '../choose-customization.tsx'
import { CreateCustomization } from '../create-customization.tsx'
import { replaced } from '../form-items.ts'
import type { ExtrasProps } from './form.ts'
import { type ModifierForm, modifierFrom } from './form.ts'

const MAX_MODIFIERS = 10

/** Modifiers of the library for this product, with surcharges. */
export function Modifiers({ form: { modifiers }, errors, set, money }: ExtrasProps) {
  const { extras, sharedOptions } = useMessages()
  const [open, setOpen] = useState<'choose' | 'create'>()
  const close = () => setOpen(undefined)
  const add = (modifier: ModifierForm) => {
    set({ modifiers: [...modifiers, modifier] })
    close()
  }
  return (
    <Section
      title={extras.modifiers}
      hint={extras.modifiersHint}
      actions={
        modifiers.length < MAX_MODIFIERS && (
          <button type="button" className="button" onClick={() => setOpen('choose')}>
            <Library aria-hidden="true" />
            {extras.addModifier}
          </button>
        )
      }
    >
      {modifiers.map((modifier, at) => (
        <OneModifier
          key={modifier.key}
          modifier={modifier}
          errorOf={(path) => errors[`modifiers.${at}.${path}`]}
          sign={currencySign(money.currency, money.locale)}
          onChange={(change) => set({ modifiers: replaced(modifiers, modifier.key, change) })}
          onRemove={() => set({ modifiers: modifiers.filter((one) => one !== modifier) })}
        />
      ))}
      {open === 'choose' && (
        <ChooseCustomization
          kind="MODIFIER"
          title={extras.chooseModifier}
          chooseLabel={extras.chooses}
          chosen={modifiers.map(({ key }) => key)}
          create={{ labels: sharedOptions.createExtra, onCreate: () => setOpen('create') }}
          onClose={close}
          onChoose={(one) => add(modifierFrom(one))}
        />
      )}
      {open === 'create' && (
        <CreateCustomization
          kind="MODIFIER"
          onClose={close}
          onCreated={(one) => add(modifierFrom(one))}
        />
      )}
    </Section>
  )
}

interface OneModifierProps {
  readonly modifier: ModifierForm
  readonly errorOf: (path: string) => string | undefined
  readonly sign: string
  readonly onChange: (change: Partial<ModifierForm>) => void
  readonly onRemove: () => void
}

function OneModifier({ modifier, errorOf, sign, onChange, onRemove }: OneModifierProps) {
  const { extras } = useMessages()
  const { name, mandatory, line, price, choices } = modifier
  return (
    <fieldset className="option extra">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <button
        type="button"
        className="icon-button extra-remove"
        aria-label={extras.removeModifier({ name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Switch
        label={extras.mandatory}
        checked={mandatory}
        onChecked={(on) => onChange({ mandatory: on })}
      />
      {line ? (
        <div className="extra-prices">
          <AmountField
            label={line.title}
            prefix={`+${sign}`}
            placeholder="0"
            value={price}
            error={errorOf('price')}
            onText={(text) => onChange({ price: text })}
          />
        </div>
      ) : (
        <div className="extra-prices">
          {choices.map((choice, at) => (
            <AmountField
              key={choice.key}
              label={choice.name}
              prefix={`+${sign}`}
              placeholder="0"
              value={choice.price}
              error={errorOf(`choices.${at}`)}
              onText={(text) =>
                onChange({ choices: replaced(choices, choice.key, { price: text }) })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
