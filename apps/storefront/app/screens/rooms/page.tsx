import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { RoomsProps } from './route.ts'

/** The plan of the house: every room by its name, and how much is in it. */
export function RoomsPage({ around, way, rooms, total, page, pages }: RoomsProps) {
  const words = useWords()
  const name = around?.name ?? ''
  const title = around ? words.t('collection.within', { name }) : words.t('rooms.title')
  const steps = [
    { label: words.t('rooms.title'), href: links.rooms() },
    ...[...way, ...(around ? [around] : [])].map((room) => ({
      label: room.name,
      href: links.collection(room.slug),
    })),
  ]
  return (
    <div className="v-wrap">
      <header className="wall">
        {around && <Breadcrumbs items={steps} />}
        <h1 className="wall-title">
          <bdi>{title}</bdi>
        </h1>
        <p className="wall-text">{words.t('rooms.count', { n: total })}</p>
      </header>
      {rooms.length === 0 ? (
        <Empty
          title={words.t(total > 0 ? 'rooms.beyond.title' : 'rooms.none.title')}
          actions={<ButtonLink href={links.allProducts()}>{words.t('frame.all')}</ButtonLink>}
        >
          {words.t(total > 0 ? 'collection.beyond.why' : 'rooms.none.why')}
        </Empty>
      ) : (
        <ul className="room-index">
          {rooms.map((room) => (
            <li key={room.id}>
              <a href={links.collection(room.slug)}>
                <Name>{room.name}</Name>
                {room.count > 0 && <span className="v-num v-mute text-s">{room.count}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={Math.min(page, pages)}
        pages={pages}
        href={(to) => links.rooms({ within: around?.slug ?? '', page: to })}
        label={words.t('rooms.pages')}
      />
    </div>
  )
}
