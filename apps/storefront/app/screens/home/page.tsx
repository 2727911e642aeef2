import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { CollectionGrid } from '../../parts/collection-grid.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { Name } from '../../parts/name.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import { ProductRow } from '../../parts/product-row.tsx'
import type { PageProps } from '../screen.ts'
import type { DeferredHomeProps, HomeProps } from './route.ts'

export function HomePage(props: PageProps<HomeProps, DeferredHomeProps>) {
  const { shop, hero, arrivals, collections, hasMoreCollections, later } = props
  const words = useWords()
  return (
    <>
      <section className="v-wrap hero">
        <div className="hero-text">
          <h1 className="hero-title">
            <Name>{shop.tagline || shop.name}</Name>
          </h1>
          <p className="hero-actions">
            <ButtonLink href={links.allProducts()} tone="primary">
              {words.t('home.enter')}
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
          title={words.t('home.empty.title')}
          actions={<ButtonLink href={links.search()}>{words.t('layout.search')}</ButtonLink>}
        >
          {words.t('home.empty.why')}
        </Empty>
      )}
      {collections.length > 0 && (
        <section className="v-wrap section" aria-labelledby="collections">
          <div className="section-head">
            <h2 id="collections">{words.t('home.collections')}</h2>
            {hasMoreCollections && (
              <MoreLink href={links.collections()}>{words.t('collections.all')}</MoreLink>
            )}
          </div>
          <CollectionGrid collections={collections} />
        </section>
      )}
      <ProductRow
        id="new"
        title={words.t('home.new')}
        cards={arrivals}
        more={{ href: links.allProducts(), words: words.t('home.new.all') }}
      />
      <ProductRow
        id="sale"
        title={words.t('home.sale')}
        cards={later?.sale ?? []}
        more={{ href: links.allProducts({ sale: true }), words: words.t('home.sale.all') }}
      />
    </>
  )
}
