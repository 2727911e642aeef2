import { ChoiceGroup } from '@vitrine/ui/choice'
import { useEffect, useState } from 'react'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { ProductProps } from './product-view.ts'

/** What there is to choose. Each choice is an address, so it can be sent, kept and gone back to. */
export function OptionForm({ slug, options, selection }: ProductProps) {
  const words = useWords()
  const [picked, setPicked] = useState(selection)
  useEffect(() => setPicked(selection), [selection])
  return (
    <form
      className="options"
      action={links.product(slug)}
      data-stay=""
      data-replace=""
      onChange={(event) => event.currentTarget.requestSubmit()}
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
      <button className="v-button v-button-quiet options-send" type="submit">
        {words.t('product.look')}
      </button>
    </form>
  )
}
