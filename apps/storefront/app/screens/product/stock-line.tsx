import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { availabilityLabel } from '../../views/availability.ts'
import { isLeftOut } from './modifiers.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

const tones: Record<StockView['kind'], StatusTone> = {
  in: 'good',
  left: 'warn',
  some: 'warn',
  out: 'bad',
  preorder: 'note',
  choose: 'quiet',
}

/** Stock state in one line, announced to screen readers when it changes. */
export function StockLine(
  props: Pick<ProductProps, 'slug' | 'stock' | 'isDigital' | 'options' | 'selection' | 'modifiers'>,
) {
  const { slug, stock, isDigital, options, selection, modifiers } = props
  const messages = useMessages()
  const canClear =
    options.some(({ name, choices }) => choices.length > 1 && name in selection) ||
    modifiers.some((one) => !isLeftOut(one))
  const isThere = stock.kind === 'in' || stock.kind === 'left'
  return (
    <div className="stock-line">
      <p role="status">
        <Status tone={tones[stock.kind]}>
          {isDigital && isThere ? messages.product.download : sentence(stock, messages)}
        </Status>
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
        : availabilityLabel('preorder', messages)
    case 'choose':
      return messages.product.stock.choose({ options: listOf(stock.options, messages.locale) })
    case 'some':
      return messages.product.stock.some
    default:
      return availabilityLabel(stock.kind, messages)
  }
}

const listOf = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
