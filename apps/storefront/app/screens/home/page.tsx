import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { ExhibitCard } from '../../parts/exhibit-card.tsx'
import { ExhibitRow } from '../../parts/exhibit-row.tsx'
import { MoreLink } from '../../parts/more-link.tsx'
import { Name } from '../../parts/name.tsx'
import { RoomGrid } from '../../parts/room-grid.tsx'
import type { PageProps } from '../screen.ts'
import type { HomeLater, HomeProps } from './route.ts'

export function HomePage(props: PageProps<HomeProps, HomeLater>) {
  const { shop, hero, arrivals, rooms, hasMoreRooms, later } = props
  const words = useWords()
  return (
    <>
      <section className="v-wrap hero">
        <div className="hero-words">
          <h1 className="hero-title">
            <Name>{shop.tagline || shop.name}</Name>
          </h1>
          <p className="hero-ways">
            <ButtonLink href={links.allProducts()} tone="primary">
              {words.t('home.enter')}
            </ButtonLink>
          </p>
        </div>
        {hero && (
          <div className="hero-case">
            <ExhibitCard card={hero} sizes="(min-width: 52rem) 56vw, 92vw" isFirst level={2} />
          </div>
        )}
      </section>
      {!hero && arrivals.length === 0 && (
        <Empty
          title={words.t('home.empty.title')}
          actions={<ButtonLink href={links.search()}>{words.t('frame.search')}</ButtonLink>}
        >
          {words.t('home.empty.why')}
        </Empty>
      )}
      {rooms.length > 0 && (
        <section className="v-wrap section" aria-labelledby="rooms">
          <div className="section-head">
            <h2 id="rooms">{words.t('home.rooms')}</h2>
            {hasMoreRooms && <MoreLink href={links.rooms()}>{words.t('rooms.all')}</MoreLink>}
          </div>
          <RoomGrid rooms={rooms} />
        </section>
      )}
      <ExhibitRow
        id="new"
        title={words.t('home.new')}
        cards={arrivals}
        more={{ href: links.allProducts(), words: words.t('home.new.all') }}
      />
      <ExhibitRow
        id="sale"
        title={words.t('home.sale')}
        cards={later?.sale ?? []}
        more={{ href: links.allProducts({ sale: true }), words: words.t('home.sale.all') }}
      />
    </>
  )
}
