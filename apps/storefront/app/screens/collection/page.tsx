import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Details } from '../../parts/details.tsx'
import { Name } from '../../parts/name.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import type { CardView } from '../../views/card.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterRail } from './filter-rail.tsx'
import { isFiltered, noFilters } from './filters.ts'
import type { CollectionProps } from './route.ts'
import { SortBar } from './sort-bar.tsx'

export function CollectionPage(props: CollectionProps) {
  const { slug, name, subtitle, text, filters, total, pages, cards } = props
  const messages = useMessages()
  const isBare = total === 0 && !isFiltered(filters)
  return (
    <div className="v-wrap">
      <header className="page-head">
        <CollectionBreadcrumbs {...props} />
        <h1 className="page-head-title">
          <Name>{name}</Name>
        </h1>
        {subtitle && (
          <p className="text-l">
            <Name>{subtitle}</Name>
          </p>
        )}
        {text && (
          <p className="page-head-text" dir="auto">
            {text}
          </p>
        )}
        <Details details={props.details} />
        <InnerCollections {...props} />
      </header>
      {isBare ? (
        props.collections.length === 0 && <NoProducts {...props} />
      ) : (
        <div className="collection-layout">
          <FilterRail {...props} />
          <div className="collection-main">
            <SortBar {...props} />
            <AppliedFilters {...props} />
            {cards.length > 0 ? <ProductGrid cards={cards} /> : <NoProducts {...props} />}
            <Pagination
              page={Math.min(filters.page, pages)}
              pages={pages}
              href={(page) => links.collection(slug, { ...filters, page })}
              label={messages.collection.pages({ name })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** Breadcrumbs to the collections around this one. */
function CollectionBreadcrumbs({ breadcrumbs }: Pick<CollectionProps, 'breadcrumbs'>) {
  const messages = useMessages()
  if (breadcrumbs.length === 0) return null
  const all = { label: messages.layout.all, href: links.allProducts() }
  const collections = breadcrumbs.map(({ name, slug }) => ({
    label: name,
    href: links.collection(slug),
  }))
  return <Breadcrumbs items={[all, ...collections]} />
}

/** Collections within this one. */
function InnerCollections({ slug, name, collections, hasMoreCollections }: CollectionProps) {
  const messages = useMessages()
  if (collections.length === 0) return null
  return (
    <nav aria-label={messages.collection.within({ name })}>
      <ul className="page-head-collections">
        {collections.map((collection) => (
          <li key={collection.slug}>
            <a href={links.collection(collection.slug)}>
              <Name>{collection.name}</Name>
            </a>
          </li>
        ))}
        {hasMoreCollections && (
          <li>
            <a href={links.collections({ within: slug })}>{messages.collections.all}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

const sizes = '(min-width: 80rem) 20vw, (min-width: 46rem) 26vw, 46vw'
const wideSizes = '(min-width: 80rem) 20vw, (min-width: 46rem) 26vw, 46vw'
// Some later cards show two pictures; never the first ones, for a calm start of the page.
const wideEvery = 11
const firstWide = 4
const firstScreen = 3

function ProductGrid({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="card-grid" data-columns="3">
      {cards.map((card, index) => {
        const isWide = index % wideEvery === firstWide && card.pictures.length > 1
        return (
          <li key={card.id} className={isWide ? 'wide' : undefined}>
            <ProductCard
              card={card}
              sizes={isWide ? wideSizes : sizes}
              isFirst={index < firstScreen}
              isWide={isWide}
              level={2}
            />
          </li>
        )
      })}
    </ul>
  )
}

function NoProducts({ slug, filters, total }: CollectionProps) {
  const messages = useMessages()
  const all = <ButtonLink href={links.allProducts()}>{messages.layout.all}</ButtonLink>
  if (total > 0) {
    return (
      <Empty
        title={messages.collection.beyond.title}
        actions={
          <ButtonLink href={links.collection(slug, { ...filters, page: 1 })}>
            {messages.collection.first}
          </ButtonLink>
        }
      >
        {messages.collection.beyond.why}
      </Empty>
    )
  }
  if (!isFiltered(filters)) {
    return (
      <Empty title={messages.collection.empty.bare} actions={all}>
        {messages.collection.empty.bareWhy}
      </Empty>
    )
  }
  const clear = links.collection(slug, { ...noFilters, sort: filters.sort })
  return (
    <Empty
      title={messages.collection.empty.title}
      actions={
        <>
          <ButtonLink href={clear} data-stay="">
            {messages.filter.clear}
          </ButtonLink>
          {all}
        </>
      }
    >
      {messages.collection.empty.why}
    </Empty>
  )
}
