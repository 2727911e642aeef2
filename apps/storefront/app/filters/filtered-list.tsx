import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import type { ReactNode } from 'react'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { HydrateLater } from '../parts/hydrate-later.tsx'
import { ProductCard } from '../parts/product-card.tsx'
import type { CardView } from '../views/card.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { facetByKey, facetName } from './facet-names.ts'
import { FilterRail } from './filter-rail.tsx'
import { type Filters, noFilters, withoutFacet } from './filters.ts'
import type { ListView } from './list-view.ts'
import { SortBar } from './sort-bar.tsx'

/** A list of products between its filters and its pages. */
export function FilteredList({ list, label }: { list: ListView; label: string }) {
  const { place, filters, pages, cards } = list
  return (
    <div className="collection-layout">
      <HydrateLater hasFields>
        <FilterRail {...list} />
      </HydrateLater>
      <div className="collection-main">
        <HydrateLater hasFields>
          <SortBar {...list} />
        </HydrateLater>
        <AppliedFilters {...list} />
        {cards.length > 0 ? <ProductGrid cards={cards} /> : <NothingLeft {...list} />}
        <Pagination
          page={Math.min(filters.page, Math.max(1, pages))}
          pages={pages}
          href={(page) => links.list(place, { ...filters, page })}
          label={label}
        />
      </div>
    </div>
  )
}

const sizes = '(min-width: 80rem) 20vw, (min-width: 46rem) 26vw, 46vw'
/** Covers these sizes on a phone with three pixels a point and on a wide screen with two. */
const MAX_PICTURE_WIDTH = 1280
// Some later cards show two pictures; never the first ones, for a calm start of the page.
const wideEvery = 11
const firstWide = 4

function ProductGrid({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="card-grid" data-columns="3">
      {cards.map((card, index) => {
        const isWide = index % wideEvery === firstWide && card.pictures.length > 1
        return (
          <li key={card.id} className={isWide ? 'wide' : undefined}>
            <HydrateLater>
              <ProductCard
                card={card}
                sizes={sizes}
                maxWidth={MAX_PICTURE_WIDTH}
                isFirst={index === 0}
                isWide={isWide}
                level={2}
              />
            </HydrateLater>
          </li>
        )
      })}
    </ul>
  )
}

/** No product on this page: it is beyond the last one, or no product fits the filters. */
function NothingLeft(list: ListView) {
  const { place, filters, total } = list
  const messages = useMessages()
  if (total > 0) {
    return (
      <Empty
        title={messages.collection.beyond.title}
        actions={
          <ButtonLink href={links.list(place, { ...filters, page: 1 })}>
            {messages.collection.first}
          </ButtonLink>
        }
      >
        {messages.collection.beyond.why}
      </Empty>
    )
  }
  const clear = links.list(place, { ...noFilters, sort: filters.sort })
  return (
    <Empty
      title={messages.collection.empty.title}
      actions={
        <>
          <ButtonLink href={clear} data-stay="">
            {messages.filter.clear}
          </ButtonLink>
          <ButtonLink href={links.allProducts()}>{messages.layout.all}</ButtonLink>
        </>
      }
    >
      {messages.collection.empty.why}
      <Relaxations {...list} />
    </Empty>
  )
}

/** The filters without which there would be products. */
function Relaxations({ place, filters, facets, relaxations }: ListView): ReactNode {
  const messages = useMessages()
  if (relaxations.length === 0) return null
  return (
    <ul className="relaxations" data-stay="">
      {relaxations.map(({ filter, total }) => (
        <li key={filter}>
          <a href={links.list(place, { ...filters, ...removed(filters, filter), page: 1 })}>
            {messages.filter.without({
              n: total,
              filter: nameOfFilter(filter, facets, messages),
            })}
          </a>
        </li>
      ))}
    </ul>
  )
}

function removed(filters: Filters, filter: string): Partial<Filters> {
  if (filter === 'price') return { min: '', max: '' }
  if (filter === 'inStock') return { inStock: false }
  return filter === 'onSale' ? { sale: false } : withoutFacet(filters, filter)
}

function nameOfFilter(filter: string, facets: ListView['facets'], messages: Messages): string {
  if (filter === 'price') return messages.filter.price.label
  if (filter === 'inStock') return messages.states.in
  if (filter === 'onSale') return messages.filter.sale
  return facetName(facetByKey(facets, filter), messages)
}
