import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { useWords, type Words } from '../../messages/index.ts'
import { availabilityWord } from '../../views/availability.ts'
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
  const words = useWords()
  const canClear =
    options.some(({ name, choices }) => choices.length > 1 && name in selection) ||
    modifiers.some((one) => !isLeftOut(one))
  const isThere = stock.kind === 'in' || stock.kind === 'left'
  return (
    <div className="stock-line">
      <p role="status">
        <Status tone={tones[stock.kind]}>
          {isDigital && isThere ? words.t('product.download') : sentence(stock, words)}
        </Status>
      </p>
      {canClear && (
        <a className="options-clear" href={links.product(slug)} data-stay="" data-replace="">
          {words.t('product.clear')}
        </a>
      )}
    </div>
  )
}

function sentence(stock: StockView, words: Words): string {
  switch (stock.kind) {
    case 'left':
      return words.t('product.stock.left', { n: stock.left })
    case 'preorder':
      return stock.message
        ? words.t('product.stock.preorder', { message: stock.message })
        : availabilityWord('preorder', words)
    case 'choose':
      return words.t('product.stock.choose', { options: listOf(stock.options, words.locale) })
    case 'some':
      return words.t('product.stock.some')
    default:
      return availabilityWord(stock.kind, words)
  }
}

const listOf = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
