import { Icon, X } from '@vitrine/ui/icon'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import type { CollectionLink, LayoutState } from '../page-state.ts'
import type { LinkView, MenuItemView } from '../views/navigation-view.ts'
import { Name } from './name.tsx'

/**
 * Collection menu with nested collections, up to the limit of the page layout. A native dialog:
 * works with and without scripts.
 */
export function MenuSheet({ layout }: { layout: LayoutState }) {
  const messages = useMessages()
  return (
    <div className="sheet" id="menu" popover="auto">
      <div className="sheet-head">
        <button
          className="v-icon-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={messages.ui.close}
        >
          <Icon as={X} />
        </button>
      </div>
      <nav aria-label={messages.layout.menu}>
        <ul className="sheet-links">
          {layout.navigation.menu ? (
            <MenuItems menu={layout.navigation.menu} />
          ) : (
            <>
              <li>
                <a href={links.allProducts()}>{messages.layout.all}</a>
              </li>
              <CollectionItems collections={layout.collections} />
              {layout.hasMoreCollections && (
                <li>
                  <a href={links.collections()}>{messages.collections.all}</a>
                </li>
              )}
              {layout.navigation.hasJournal && (
                <li>
                  <a href={links.journal()}>{messages.journal.title}</a>
                </li>
              )}
            </>
          )}
        </ul>
      </nav>
    </div>
  )
}

/** The merchant's menu, nested one deep. */
function MenuItems({ menu }: { menu: readonly MenuItemView[] }) {
  return menu.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two entries may lead to the same place.
    <li key={at}>
      <MenuLink link={item} />
      {item.items.length > 0 && (
        <ul className="sheet-inner">
          {item.items.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={place}>
              <MenuLink link={one} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ))
}

const MenuLink = ({ link: { label, href } }: { link: LinkView }) => (
  <a href={href}>
    <Name>{label}</Name>
  </a>
)

function CollectionItems({ collections }: { collections: readonly CollectionLink[] }) {
  return collections.map(({ id, name, slug, count, collections: inner }) => (
    <li key={id}>
      <a href={links.collection(slug)}>
        <Name>{name}</Name>
        {inner.length === 0 && count > 0 && <span className="v-num v-mute text-s">{count}</span>}
      </a>
      {inner.length > 0 && (
        <ul className="sheet-inner">
          <CollectionItems collections={inner} />
        </ul>
      )}
    </li>
  ))
}
