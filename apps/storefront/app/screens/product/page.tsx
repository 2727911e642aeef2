import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { Disclosure } from '@vitrine/ui/disclosure'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { ExhibitRow } from '../../parts/exhibit-row.tsx'
import { Name } from '../../parts/name.tsx'
import { Price } from '../../parts/price.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import type { PageProps } from '../screen.ts'
import { Gallery } from './gallery.tsx'
import { OptionForm } from './option-form.tsx'
import type { ProductLater, ProductProps } from './product-view.ts'
import { StockLine } from './stock-line.tsx'

export function ProductPage(props: PageProps<ProductProps, ProductLater>) {
  const { name, maker, price, rooms, sections, sku, later } = props
  const room = rooms.at(-1)
  const words = useWords()
  const crumbs = [
    { label: words.t('frame.all'), href: links.allProducts() },
    ...rooms.map((one) => ({ label: one.name, href: links.collection(one.slug) })),
  ]
  return (
    <>
      <div className="v-wrap case">
        <Gallery name={name} media={props.media} />
        <div className="case-words">
          <Breadcrumbs items={crumbs} />
          <header className="case-head">
            <Ribbons {...props} />
            <h1 className="case-name">
              <Name>{name}</Name>
            </h1>
            {maker && (
              <p className="v-mute">
                <Name>{words.t('product.by', { maker })}</Name>
              </p>
            )}
          </header>
          <div className="case-price" aria-live="polite">
            <Price price={price} hasUnit />
          </div>
          <RichText text={props.description} className="case-text" />
          {hasChoices(props) && <OptionForm {...props} />}
          <StockLine {...props} />
          <div className="case-sections">
            {sections.map(({ title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one title.
              <Disclosure key={at} summary={title} open={at === 0}>
                <RichText text={text} />
              </Disclosure>
            ))}
          </div>
          {sku && (
            <p className="text-s v-mute">
              {words.t('product.sku')} <span className="v-num">{sku}</span>
            </p>
          )}
        </div>
      </div>
      <ExhibitRow
        id="beside"
        title={words.t('product.also')}
        cards={later?.beside ?? []}
        {...(room ? { more: { href: links.collection(room.slug), words: room.name } } : {})}
      />
    </>
  )
}

const hasChoices = ({ options, modifiers, plans }: ProductProps) =>
  options.length + modifiers.length + plans.plans.length > 0

/** Words above the name; on sale where nothing else is said. */
function Ribbons({ ribbons, price, plans }: ProductProps) {
  const words = useWords()
  const isOnSale = price.was !== undefined && plans.chosen === ''
  const shown = ribbons.length > 0 ? ribbons : isOnSale ? [words.t('card.sale')] : []
  if (shown.length === 0) return null
  return (
    <ul className="case-ribbons">
      {shown.map((ribbon, at) => (
        <li key={ribbon} className="label-ribbon" data-quiet={at > 0 ? '' : undefined}>
          <Name>{ribbon}</Name>
        </li>
      ))}
    </ul>
  )
}
