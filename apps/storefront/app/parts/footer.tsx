import { useSession } from '@vitrine/react'
import { ThemeSwitch } from '@vitrine/ui/theme-switch'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { languageNames, languages, type Messages, useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import type { LinkView } from '../views/navigation-view.ts'
import { Logo } from './logo.tsx'
import { Name } from './name.tsx'

const maxCollections = 6

export function Footer({ layout, search }: { layout: LayoutState; search: string }) {
  const messages = useMessages()
  const [path] = useLocation()
  const { isMember } = useSession()
  const { footer } = layout.navigation
  const text = messages.layout.footerLine || (footer ? footer.text : layout.site.tagline)
  const columns = footer?.columns ?? [defaultColumn(layout, messages)]
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
          {text && <p dir="auto">{text}</p>}
          <ThemeSwitch />
        </div>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title.
          <nav key={at} aria-labelledby={`foot-${at}`}>
            <h2 id={`foot-${at}`}>
              <Name>{column.title}</Name>
            </h2>
            <LinkList links={column.links} />
          </nav>
        ))}
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
      {footer && footer.legal.length > 0 && (
        <div className="v-wrap foot-legal">
          <LinkList links={footer.legal} />
        </div>
      )}
    </footer>
  )
}

const LinkList = ({ links: shown }: { links: readonly LinkView[] }) => (
  <ul>
    {shown.map(({ label, href }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may lead to the same place.
      <li key={at}>
        <a href={href}>
          <Name>{label}</Name>
        </a>
      </li>
    ))}
  </ul>
)

/** The first collections, if the merchant has not arranged the footer. */
const defaultColumn = ({ collections }: LayoutState, messages: Messages) => ({
  title: messages.layout.foot,
  links: [
    { label: messages.layout.all, href: links.allProducts() },
    ...collections
      .slice(0, maxCollections)
      .map(({ name, slug }) => ({ label: name, href: links.collection(slug) })),
    ...(collections.length > maxCollections
      ? [{ label: messages.collections.all, href: links.collections() }]
      : []),
  ],
})
