import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { links } from '../links.ts'
import { languageNames, languages, useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Logo } from '../parts/logo.tsx'
import type { PictureView } from '../views/picture.ts'
import type { Errors } from './attempt.ts'
import { ErrorSummary } from './error-summary.tsx'

export type AuthLayoutProps = {
  layout: LayoutState
  title: string
  /** One or two sentences below the title. */
  lede?: ReactNode
  note?: string | undefined
  errors?: Errors
  picture?: PictureView | undefined
  /** Whether there is no picture next to the form. */
  isAlone?: boolean
  children?: ReactNode
}

/** Layout of the auth pages: one task, next to a picture of the shop. */
export function AuthLayout({
  layout,
  title,
  lede,
  note,
  errors = {},
  picture,
  isAlone = false,
  children,
}: AuthLayoutProps) {
  const messages = useMessages()
  return (
    <div className={isAlone ? 'auth auth-alone' : 'auth'}>
      {!isAlone && (
        <div className="auth-picture" aria-hidden="true">
          <FramedPicture
            picture={picture}
            sizes="(min-width: 52rem) 50vw, 100vw"
            isDecorative
            isFirst
          />
        </div>
      )}
      <div className="auth-side">
        <div className="auth-main">
          <a
            className="auth-mark"
            href={links.home()}
            aria-label={messages.layout.home({ shop: layout.site.name })}
          >
            <Logo site={layout.site} />
          </a>
          {note && (
            <p className="auth-note" role="status">
              {note}
            </p>
          )}
          <div className="auth-head">
            <h1>{title}</h1>
            {lede && <p className="v-mute">{lede}</p>}
          </div>
          <ErrorSummary errors={errors} />
          {children}
        </div>
        <Languages layout={layout} />
      </div>
    </div>
  )
}

/** Links to the same page in the other languages, as auth pages have no footer. */
function Languages({ layout }: { layout: LayoutState }) {
  const messages = useMessages()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <nav className="auth-foot" aria-label={messages.layout.language}>
      {languages.map((lang) => (
        <a
          key={lang}
          href={links.inLanguage(path, lang, search)}
          lang={lang}
          hrefLang={lang}
          data-reload=""
          rel="nofollow"
          aria-current={lang === layout.lang ? 'true' : undefined}
        >
          {languageNames[lang]}
        </a>
      ))}
    </nav>
  )
}
