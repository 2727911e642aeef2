import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { ExhibitCard } from '../../parts/exhibit-card.tsx'
import { Name } from '../../parts/name.tsx'
import type { CardView } from '../../views/card.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterRail } from './filter-rail.tsx'
import { isFiltered, noFilters } from './filters.ts'
import type { CollectionProps } from './route.ts'
import { SortBar } from './sort-bar.tsx'

export function CollectionPage(props: CollectionProps) {
  const { slug, name, text, filters, total, pages, cards } = props
  const words = useWords()
  const isBare = total === 0 && !isFiltered(filters)
  return (
    <div className="v-wrap">
      <header className="wall">
        <Way {...props} />
        <h1 className="wall-title">
          <Name>{name}</Name>
        </h1>
        {text && (
          <p className="wall-text" dir="auto">
            {text}
          </p>
        )}
        <Inner {...props} />
      </header>
      {isBare ? (
        props.rooms.length === 0 && <Nothing {...props} />
      ) : (
        <div className="room-plan">
          <FilterRail {...props} />
          <div className="room-hall">
            <SortBar {...props} />
            <AppliedFilters {...props} />
            {cards.length > 0 ? <Hall cards={cards} /> : <Nothing {...props} />}
            <Pagination
              page={Math.min(filters.page, pages)}
              pages={pages}
              href={(page) => links.collection(slug, { ...filters, page })}
              label={words.t('collection.pages', { name })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** The rooms one came through, where this one is within others. */
function Way({ way }: Pick<CollectionProps, 'way'>) {
  const words = useWords()
  if (way.length === 0) return null
  const all = { label: words.t('frame.all'), href: links.allProducts() }
  const rooms = way.map(({ name, slug }) => ({ label: name, href: links.collection(slug) }))
  return <Breadcrumbs items={[all, ...rooms]} />
}

/** The rooms within this one. */
function Inner({ slug, name, rooms, hasMoreRooms }: CollectionProps) {
  const words = useWords()
  if (rooms.length === 0) return null
  return (
    <nav aria-label={words.t('collection.within', { name })}>
      <ul className="wall-rooms">
        {rooms.map((room) => (
          <li key={room.slug}>
            <a href={links.collection(room.slug)}>
              <Name>{room.name}</Name>
            </a>
          </li>
        ))}
        {hasMoreRooms && (
          <li>
            <a href={links.rooms({ within: slug })}>{words.t('rooms.all')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

const sizes = '(min-width: 80rem) 20vw, (min-width: 46rem) 26vw, 46vw'
const wideSizes = '(min-width: 80rem) 20vw, (min-width: 46rem) 26vw, 46vw'
// Now and then a thing is seen from two sides; never among the first, where one looks for order.
const wideEvery = 11
const firstWide = 4
const firstScreen = 3

function Hall({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="grid-rooms" data-columns="3">
      {cards.map((card, at) => {
        const isWide = at % wideEvery === firstWide && card.pictures.length > 1
        return (
          <li key={card.id} className={isWide ? 'wide' : undefined}>
            <ExhibitCard
              card={card}
              sizes={isWide ? wideSizes : sizes}
              isFirst={at < firstScreen}
              isWide={isWide}
              level={2}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Nothing({ slug, filters, total }: CollectionProps) {
  const words = useWords()
  const all = <ButtonLink href={links.allProducts()}>{words.t('frame.all')}</ButtonLink>
  if (total > 0) {
    return (
      <Empty
        title={words.t('collection.beyond.title')}
        actions={
          <ButtonLink href={links.collection(slug, { ...filters, page: 1 })}>
            {words.t('collection.first')}
          </ButtonLink>
        }
      >
        {words.t('collection.beyond.why')}
      </Empty>
    )
  }
  if (!isFiltered(filters)) {
    return (
      <Empty title={words.t('collection.empty.bare')} actions={all}>
        {words.t('collection.empty.bareWhy')}
      </Empty>
    )
  }
  const clear = links.collection(slug, { ...noFilters, sort: filters.sort })
  return (
    <Empty
      title={words.t('collection.empty.title')}
      actions={
        <>
          <ButtonLink href={clear} data-stay="">
            {words.t('filter.clear')}
          </ButtonLink>
          {all}
        </>
      }
    >
      {words.t('collection.empty.why')}
    </Empty>
  )
}
