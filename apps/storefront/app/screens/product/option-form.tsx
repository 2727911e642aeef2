import { ChoiceGroup } from '@vitrine/ui/choice'
import { type FormEvent, useEffect, useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { ModifierField } from './modifier-field.tsx'
import { PlanField } from './plan-field.tsx'
import type { ProductProps } from './product-view.ts'

/**
 * The options of a product. Every choice is in the address, so it can be shared and the history
 * works.
 */
export function OptionForm({ slug, options, selection, modifiers, plans, price }: ProductProps) {
  const messages = useMessages()
  const [picked, setPicked] = useState(selection)
  useEffect(() => setPicked(selection), [selection])
  return (
    <form
      className="options"
      action={links.product(slug)}
      data-stay=""
      data-replace=""
      onChange={sendChoice}
      onBlur={sendWords}
    >
      {options.map(({ name, choices }) => (
        <ChoiceGroup
          key={name}
          legend={name}
          name={name}
          options={choices}
          value={picked[name] ?? ''}
          onChange={(choice) => setPicked({ ...picked, [name]: choice })}
        />
      ))}
      {modifiers.map((modifier) => (
        <ModifierField key={modifier.name} modifier={modifier} currency={price.currency} />
      ))}
      {plans.plans.length > 0 && <PlanField {...plans} currency={price.currency} />}
      <button className="v-button v-button-quiet options-send" type="submit">
        {messages.product.showChoice}
      </button>
    </form>
  )
}

const isWords = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text'

/** A choice is loaded at once. */
function sendChoice({ currentTarget, target }: FormEvent<HTMLFormElement>) {
  if (!isWords(target)) currentTarget.requestSubmit()
}

/** A text is loaded on change. */
function sendWords({ currentTarget, target }: FormEvent<HTMLFormElement>) {
  if (!isWords(target)) return
  const known = new URL(location.href).searchParams.get(target.name) ?? ''
  if (target.value !== known) currentTarget.requestSubmit()
}
