import { Library, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { links } from '../../../links.ts'
import { AmountField, Switch } from '../../../scaffold/fields.tsx'
import { currencySign } from '../../../scaffold/format.ts'
import { useMessages } from '../../../scaffold/messages.tsx'
import { Section } from '../../../scaffold/section.tsx'
import { useOperation } from '../../../scaffold/use-operation.ts'
import { customizationsQuery } from '../../customizations/search.ts'
import { ChooseDialog } from '../choose-dialog.tsx'
import { replaced } from '../parts.ts'
import type { ExtrasProps } from './extras-part.tsx'
import { type ModifierForm, modifierFrom } from './form.ts'

const MOST = 10

/** Extras of the library that buyers can add to this product, with what each adds to the price. */
export function Modifiers({ form: { modifiers }, errors, set, money }: ExtrasProps) {
  const { extras: words } = useMessages()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <Section
      title={words.modifiers}
      hint={words.modifiersHint}
      actions={
        modifiers.length < MOST && (
          <button type="button" className="button" onClick={() => setIsChoosing(true)}>
            <Library aria-hidden="true" />
            {words.addModifier}
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
      {isChoosing && (
        <ChooseModifier
          chosen={modifiers.map(({ key }) => key)}
          onClose={() => setIsChoosing(false)}
          onChoose={(modifier) => {
            set({ modifiers: [...modifiers, modifier] })
            setIsChoosing(false)
          }}
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
  const { extras: words } = useMessages()
  const { name, mandatory, line, price, choices } = modifier
  return (
    <fieldset className="option extra">
      <legend>
        <bdi>{name}</bdi>
      </legend>
      <button
        type="button"
        className="icon-button extra-remove"
        aria-label={words.removeModifier(name)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Switch
        label={words.mandatory}
        checked={mandatory}
        onChecked={(on) => onChange({ mandatory: on })}
      />
      {line ? (
        <div className="extra-prices">
          <AmountField
            label={line.title}
            before={`+${sign}`}
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
              before={`+${sign}`}
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

interface ChooseModifierProps {
  readonly chosen: readonly string[]
  readonly onChoose: (modifier: ModifierForm) => void
  readonly onClose: () => void
}

function ChooseModifier({ chosen, onChoose, onClose }: ChooseModifierProps) {
  const { customizations: words, extras } = useMessages()
  const [q, setQ] = useState('')
  const search = { q, kind: 'MODIFIER', page: 1 } as const
  const found = useOperation('catalogV3.queryCustomizations', customizationsQuery(search), {
    keep: true,
  })
  const left = found.data?.customizations.filter(({ id }) => !chosen.includes(id))
  return (
    <ChooseDialog
      title={extras.chooseModifier}
      words={words}
      place={links.customizations({ kind: 'MODIFIER' })}
      q={q}
      onSearch={setQ}
      rows={left?.map((one) => ({
        ...{ id: one.id, name: one.name, value: one },
        note: (one.choicesSettings?.choices ?? []).map(({ name }) => name).join(', '),
      }))}
      chosenWords={extras.chooses}
      error={found.error}
      onRetry={() => found.refetch()}
      onClose={onClose}
      onChoose={(one) => onChoose(modifierFrom(one))}
    />
  )
}
