import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { preorderText } from '../../views/preorder.ts'
import { productStates } from '../../views/product-state.ts'
import { isLeftOut } from './modifiers.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

const toneOf = ({ kind }: StockView): StatusTone => {
  if (kind === 'left') return productStates.some.tone
  return kind === 'choose' ? 'quiet' : productStates[kind].tone
}

/** Stock state in one line, announced to screen readers when it changes. */
export function StockLine(
  props: Pick<
    ProductProps,
    'slug' | 'stock' | 'quantities' | 'delivery' | 'returns' | 'options' | 'selection' | 'modifiers'
  >,
) {
  const { slug, stock, options, selection, modifiers } = props
  const messages = useMessages()
  const canClear =
    options.some(({ name, choices }) => choices.length > 1 && name in selection) ||
    modifiers.some((one) => !isLeftOut(one))
  return (
    <div className="stock-line">
      <p role="status">
        <Status tone={toneOf(stock)}>
          {sentence(stock, messages)}
          {stock.note && ` · ${stock.note}`}
        </Status>
      </p>
      {props.quantities.text && <p className="stock-delivery">{props.quantities.text}</p>}
      {props.delivery && <p className="stock-delivery">{props.delivery}</p>}
      {props.returns && <p className="stock-delivery">{props.returns}</p>}
      {canClear && (
        <a className="options-clear" href={links.product(slug)} data-stay="" data-replace="">
          {messages.product.clear}
        </a>
      )}
    </div>
  )
}

function sentence(stock: StockView, messages: Messages): string {
  switch (stock.kind) {
    case 'left':
      return messages.product.stock.left({ n: stock.left })
    case 'preorder':
      if (stock.leaving) return preorderText(stock.leaving, messages)
      return stock.message
        ? messages.product.stock.preorder({ message: stock.message })
        : messages.states.preorder
    case 'choose':
      return messages.product.stock.choose({ options: listOf(stock.options, messages.locale) })
    default:
      return messages.states[stock.kind]
  }
}

const listOf = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
