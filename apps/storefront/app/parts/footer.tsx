import { useSession } from '@vitrine/react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { languageNames, languages, useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { HouseMark } from './house-mark.tsx'
import { Name } from './name.tsx'

const mostRooms = 6

export function Footer({ frame, search }: { frame: FrameState; search: string }) {
  const words = useWords()
  const [path] = useLocation()
  const { isMember } = useSession()
  const people = isMember
    ? [{ href: links.account(), word: words.t('frame.account') }]
    : [
        { href: links.login(), word: words.t('frame.signIn') },
        { href: links.register(), word: words.t('login.register') },
      ]
  return (
    <footer className="foot">
      <div className="v-wrap foot-row">
        <div className="foot-house">
          <HouseMark site={frame.site} />
          {frame.site.tagline && <p dir="auto">{frame.site.tagline}</p>}
        </div>
        <nav aria-labelledby="foot-rooms">
          <h2 id="foot-rooms">{words.t('frame.foot')}</h2>
          <ul>
            <li>
              <a href={links.allProducts()}>{words.t('frame.all')}</a>
            </li>
            {frame.collections.slice(0, mostRooms).map(({ id, name, slug }) => (
              <li key={id}>
                <a href={links.collection(slug)}>
                  <Name>{name}</Name>
                </a>
              </li>
            ))}
            {frame.collections.length > mostRooms && (
              <li>
                <a href={links.rooms()}>{words.t('rooms.all')}</a>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-labelledby="foot-people">
          <h2 id="foot-people">{words.t('frame.people')}</h2>
          <ul>
            {people.map(({ href, word }) => (
              <li key={href}>
                <a href={href}>{word}</a>
              </li>
            ))}
            <li>
              <a href={links.search()}>{words.t('frame.search')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-languages">
          <h2 id="foot-languages">{words.t('frame.language')}</h2>
          <ul>
            {languages.map((lang) => (
              <li key={lang}>
                <a
                  href={links.inLanguage(path + search, lang)}
                  lang={lang}
                  hrefLang={lang}
                  data-reload=""
                  rel="nofollow"
                  aria-current={lang === frame.lang ? 'true' : undefined}
                >
                  {languageNames[lang]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
