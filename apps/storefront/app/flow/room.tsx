import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { links } from '../links.ts'
import { languageNames, languages, useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { ExhibitPicture } from '../parts/exhibit-picture.tsx'
import { HouseMark } from '../parts/house-mark.tsx'
import type { PictureView } from '../views/picture.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { Errors } from './explain.ts'

export type RoomParts = {
  frame: FrameState
  title: string
  /** One or two sentences under the title. */
  lede?: ReactNode
  note?: string | undefined
  errors?: Errors
  picture?: PictureView | undefined
  children?: ReactNode
}

/** A small room with one task, beside a picture of the shop. */
export function Room({ frame, title, lede, note, errors = {}, picture, children }: RoomParts) {
  const words = useWords()
  return (
    <div className="door">
      <div className="door-art" aria-hidden="true">
        <ExhibitPicture
          picture={picture}
          sizes="(min-width: 52rem) 50vw, 100vw"
          isDecorative
          isFirst
        />
      </div>
      <div className="door-side">
        <div className="door-room">
          <a
            className="door-mark"
            href={links.home()}
            aria-label={words.t('frame.home', { shop: frame.site.name })}
          >
            <HouseMark site={frame.site} />
          </a>
          {note && (
            <p className="door-note" role="status">
              {note}
            </p>
          )}
          <div className="door-head">
            <h1>{title}</h1>
            {lede && <p className="v-mute">{lede}</p>}
          </div>
          <ErrorSummary errors={errors} />
          {children}
        </div>
        <Languages frame={frame} />
      </div>
    </div>
  )
}

/** The same page in the other languages; the shop's foot is not here. */
function Languages({ frame }: { frame: FrameState }) {
  const words = useWords()
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search.replace(/^\?/, '')}` : path
  return (
    <nav className="door-foot" aria-label={words.t('frame.language')}>
      {languages.map((lang) => (
        <a
          key={lang}
          href={links.inLanguage(here, lang)}
          lang={lang}
          hrefLang={lang}
          data-reload=""
          rel="nofollow"
          aria-current={lang === frame.lang ? 'true' : undefined}
        >
          {languageNames[lang]}
        </a>
      ))}
    </nav>
  )
}
