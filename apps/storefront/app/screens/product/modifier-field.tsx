import { formatExactMoney } from '@vitrine/money'
import { ChoiceGroup } from '@vitrine/ui/choice'
import { TextField } from '@vitrine/ui/field'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { ModifierView } from './modifiers.ts'

type Props<Kind extends ModifierView['kind']> = {
  modifier: Extract<ModifierView, { kind: Kind }>
  currency: string
}

/** Field of a modifier, with its price. */
export function ModifierField({
  modifier,
  currency,
}: {
  modifier: ModifierView
  currency: string
}) {
  return modifier.kind === 'text' ? (
    <Line modifier={modifier} currency={currency} />
  ) : (
    <Choices modifier={modifier} currency={currency} />
  )
}

function Line({ modifier, currency }: Props<'text'>) {
  const { name, label, hint, most, typed, isMandatory, added } = modifier
  const messages = useMessages()
  const [text, setText] = useState(typed)
  useEffect(() => setText(typed), [typed])
  const count = messages.product.length({ n: [...text].length, most })
  return (
    <TextField
      name={name}
      label={<Name>{label}</Name>}
      hint={
        <span className="modifier-hint">
          <span>
            <Name>{hint}</Name>
            {added && <span className="v-num"> {plusOf(added, currency, messages.locale)}</span>}
          </span>
          <span className="v-num">{count}</span>
        </span>
      }
      optional={!isMandatory}
      required={isMandatory}
      maxLength={most}
      autoComplete="off"
      dir="auto"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

function Choices({ modifier, currency }: Props<'choices'>) {
  const { name, label, choices, chosen, isMandatory } = modifier
  const messages = useMessages()
  const [picked, setPicked] = useState(chosen)
  useEffect(() => setPicked(chosen), [chosen])
  const offered = choices.map(({ added, ...choice }) => ({
    ...choice,
    label: added ? `${choice.label} ${plusOf(added, currency, messages.locale)}` : choice.label,
  }))
  const none = { value: '', label: messages.product.noChoice }
  return (
    <ChoiceGroup
      legend={<Name>{label}</Name>}
      {...(isMandatory ? {} : { note: messages.ui.optional })}
      name={name}
      required={isMandatory}
      options={isMandatory ? offered : [none, ...offered]}
      value={picked}
      onChange={setPicked}
    />
  )
}

const plusOf = (value: string, currency: string, locale: string) =>
  `+${formatExactMoney({ value, currency, locale })}`
