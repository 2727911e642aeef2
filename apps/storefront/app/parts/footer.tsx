import { useSession } from '@vitrine/react'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { languageNames, languages, useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { Logo } from './logo.tsx'
import { Name } from './name.tsx'

const maxCollections = 6

export function Footer({ layout, search }: { layout: LayoutState; search: string }) {
  const messages = useMessages()
  const [path] = useLocation()
  const { isMember } = useSession()
  const accountLinks = isMember
    ? [{ href: links.account(), word: messages.layout.account }]
    : [
        { href: links.login(), word: messages.layout.signIn },
        { href: links.register(), word: messages.login.register },
      ]
  return (
    <footer className="foot">
      <div className="v-wrap foot-row">
        <div className="foot-brand">
          <Logo site={layout.site} />
          {layout.site.tagline && <p dir="auto">{layout.site.tagline}</p>}
          <ThemeSwitch />
        </div>
        <nav aria-labelledby="foot-shop">
          <h2 id="foot-shop">{messages.layout.foot}</h2>
          <ul>
            <li>
              <a href={links.allProducts()}>{messages.layout.all}</a>
            </li>
            {layout.collections.slice(0, maxCollections).map(({ id, name, slug }) => (
              <li key={id}>
                <a href={links.collection(slug)}>
                  <Name>{name}</Name>
                </a>
              </li>
            ))}
            {layout.collections.length > maxCollections && (
              <li>
                <a href={links.collections()}>{messages.collections.all}</a>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-labelledby="foot-people">
          <h2 id="foot-people">{messages.layout.people}</h2>
          <ul>
            {accountLinks.map(({ href, word }) => (
              <li key={href}>
                <a href={href}>{word}</a>
              </li>
            ))}
            <li>
              <a href={links.cart()}>{messages.cart.title}</a>
            </li>
            <li>
              <a href={links.wishList()}>{messages.wishes.title}</a>
            </li>
            <li>
              <a href={links.search()}>{messages.layout.search}</a>
            </li>
            <li>
              <a href={links.giftCard()}>{messages.layout.giftCard}</a>
            </li>
            <li>
              <a href={links.withdraw()}>{messages.layout.withdraw}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-languages">
          <h2 id="foot-languages">{messages.layout.language}</h2>
          <ul>
            {languages.map((lang) => (
              <li key={lang}>
                <a
                  href={links.inLanguage(path, lang, search)}
                  lang={lang}
                  hrefLang={lang}
                  data-reload=""
                  rel="nofollow"
                  aria-current={lang === layout.lang ? 'true' : undefined}
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
