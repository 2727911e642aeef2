import { Icon, X } from '@vitrine/ui/icon'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { Name } from './name.tsx'

/** The rooms on a small screen. The browser opens and closes it, with or without scripts. */
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
          {frame.collections.map(({ id, name, slug, count }) => (
            <li key={id}>
              <a href={links.collection(slug)}>
                <Name>{name}</Name>
                <span className="v-num v-mute text-s">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
