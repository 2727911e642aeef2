import { Icon, X } from '@vitrine/ui/icon'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import type { CollectionLink, FrameState } from '../page-state.ts'
import { Name } from './name.tsx'

/** The rooms, those within others below them, as many as every page can carry. The browser opens and closes it, with or without scripts. */
export function MenuSheet({ frame }: { frame: FrameState }) {
  const words = useWords()
  return (
    <div className="sheet" id="menu" popover="auto">
      <div className="sheet-head">
        <ThemeSwitch />
        <button
          className="v-icon-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={words.t('ui.close')}
        >
          <Icon as={X} />
        </button>
      </div>
      <nav aria-label={words.t('frame.menu')}>
        <ul className="sheet-links">
          <li>
            <a href={links.allProducts()}>{words.t('frame.all')}</a>
          </li>
          <Rooms rooms={frame.collections} />
          {frame.hasMoreRooms && (
            <li>
              <a href={links.rooms()}>{words.t('rooms.all')}</a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

function Rooms({ rooms }: { rooms: readonly CollectionLink[] }) {
  return rooms.map(({ id, name, slug, count, rooms: inner }) => (
    <li key={id}>
      <a href={links.collection(slug)}>
        <Name>{name}</Name>
        {inner.length === 0 && count > 0 && <span className="v-num v-mute text-s">{count}</span>}
      </a>
      {inner.length > 0 && (
        <ul className="sheet-inner">
          <Rooms rooms={inner} />
        </ul>
      )}
    </li>
  ))
}
