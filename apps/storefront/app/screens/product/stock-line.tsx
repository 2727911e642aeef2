import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { productStates, stateWord } from '../../views/product-state.ts'
import { isLeftOut } from './modifiers.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

const toneOf = ({ kind }: StockView): StatusTone => {
  if (kind === 'left') return productStates.some.tone
  return kind === 'choose' ? 'quiet' : productStates[kind].tone
}

/** Stock state in one line, announced to screen readers when it changes. */
export function StockLine(
  props: Pick<ProductProps, 'slug' | 'stock' | 'options' | 'selection' | 'modifiers'>,
) {
  const { slug, stock, options, selection, modifiers } = props
  const messages = useMessages()
  const canClear =
    options.some(({ name, choices }) => choices.length > 1 && name in selection) ||
    modifiers.some((one) => !isLeftOut(one))
  return (
    <div className="stock-line">
      <p role="status">
        <Status tone={toneOf(stock)}>{sentence(stock, messages)}</Status>
      </p>
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
      return stock.message
        ? messages.product.stock.preorder({ message: stock.message })
        : stateWord('preorder', messages)
    case 'choose':
      return chooseSentence(stock, messages)
    default:
      return stateWord(stock.kind, messages)
  }
}

type OpenStock = Extract<StockView, { kind: 'choose' }>

function chooseSentence({ options, isPartly }: OpenStock, messages: Messages): string {
  const { choose } = messages.product.stock
  const sentence = choose({ options: listOf(options, messages.locale) })
  return isPartly ? `${sentence} · ${stateWord('some', messages)}` : sentence
}

const listOf = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
