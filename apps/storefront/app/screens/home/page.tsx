import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { CollectionGrid } from '../../parts/collection-grid.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { Name } from '../../parts/name.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import { ProductRow } from '../../parts/product-row.tsx'
import type { HomeProps } from './route.ts'

export function HomePage(props: HomeProps) {
  const { shop, hero, arrivals, collections, hasMoreCollections } = props
  const messages = useMessages()
  return (
    <>
      <section className="v-wrap hero">
        <div className="hero-text">
          <h1 className="hero-title">
            <Name>{shop.tagline || shop.name}</Name>
          </h1>
          <p className="hero-actions">
            <ButtonLink href={links.allProducts()} tone="primary">
              {messages.home.enter}
            </ButtonLink>
          </p>
        </div>
        {hero && (
          <div className="hero-product">
            <ProductCard card={hero} sizes="(min-width: 52rem) 56vw, 92vw" isFirst level={2} />
          </div>
        )}
      </section>
      {!hero && arrivals.length === 0 && (
        <Empty
          title={messages.home.empty.title}
          actions={<ButtonLink href={links.search()}>{messages.layout.search}</ButtonLink>}
        >
          {messages.home.empty.why}
        </Empty>
      )}
      {collections.length > 0 && (
        <section className="v-wrap section" aria-labelledby="collections">
          <div className="section-head">
            <h2 id="collections">{messages.home.collections}</h2>
            {hasMoreCollections && (
              <MoreLink href={links.collections()}>{messages.collections.all}</MoreLink>
            )}
          </div>
          <CollectionGrid collections={collections} />
        </section>
      )}
      <ProductRow
        id="new"
        title={messages.home.new.label}
        cards={arrivals}
        more={{ href: links.allProducts(), words: messages.home.new.all }}
      />
      <ProductRow
        id="sale"
        title={messages.home.sale.label}
        cards={props.sale}
        more={{ href: links.allProducts({ sale: true }), words: messages.home.sale.all }}
      />
    </>
  )
}
