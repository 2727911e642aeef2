import { ButtonLink } from '@vitrine/ui/button'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { HtmlText } from '../parts/html-text.tsx'
import { Name } from '../parts/name.tsx'
import { VideoFrame } from '../parts/video-frame.tsx'
import { pictureAt } from '../views/picture.ts'
import type {
  ColumnsView,
  QuestionsView,
  QuoteView,
  SectionBase,
  StoryView,
  VideoSectionView,
} from './section-view.ts'

type Props<V> = { section: V & SectionBase }

/** Text next to a picture. */
export function Story({ section }: Props<StoryView>) {
  const { id, langs, title, html, picture, isPictureFirst } = section
  return (
    <section
      className="v-wrap section story"
      data-picture={picture ? (isPictureFirst ? 'start' : 'end') : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {picture && (
        <div className="story-picture">
          <FramedPicture picture={picture} sizes="(min-width: 52rem) 46vw, 92vw" />
        </div>
      )}
      <div className="story-text">
        <Heading id={id} title={title} lang={langs?.title} />
        <HtmlText html={html} lang={langs?.html} />
      </div>
    </section>
  )
}

export function Quote({ section: { text, author, langs } }: Props<QuoteView>) {
  return (
    <section className="v-wrap section">
      <figure className="quote">
        <blockquote>
          <Lines text={text} lang={langs?.text} />
        </blockquote>
        {author !== '' && (
          <figcaption>
            <Name lang={langs?.author}>{author}</Name>
          </figcaption>
        )}
      </figure>
    </section>
  )
}

export function Columns({ section: { id, langs, title, columns } }: Props<ColumnsView>) {
  return (
    <section className="v-wrap section" aria-labelledby={title ? id : undefined}>
      <Heading id={id} title={title} lang={langs?.title} />
      <ul className="columns" data-count={columns.length}>
        {columns.map(({ title: name, text, picture, button }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids and never move.
          <li key={at}>
            {picture && <FramedPicture picture={picture} sizes="(min-width: 52rem) 30vw, 92vw" />}
            {name !== '' && (
              <h3>
                <Name lang={langs?.[`columns.${at}.title`]}>{name}</Name>
              </h3>
            )}
            {text !== '' && <Lines text={text} lang={langs?.[`columns.${at}.text`]} />}
            {button && (
              <ButtonLink href={button.href} lang={langs?.[`columns.${at}.button.label`]}>
                {button.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Questions that open their answers; works without scripts. */
export function Questions({ section: { id, langs, title, questions } }: Props<QuestionsView>) {
  return (
    <section className="v-wrap section questions" aria-labelledby={title ? id : undefined}>
      <Heading id={id} title={title} lang={langs?.title} />
      <div>
        {questions.map(({ question, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no ids and never move.
          <details key={at}>
            <summary>
              <Name lang={langs?.[`questions.${at}.question`]}>{question}</Name>
            </summary>
            <Lines text={answer} lang={langs?.[`questions.${at}.answer`]} />
          </details>
        ))}
      </div>
    </section>
  )
}

const POSTER_WIDTH = 1280

export function VideoSection({ section }: Props<VideoSectionView>) {
  const { id, langs, title, description, video } = section
  const { poster, width, height, files } = video
  return (
    <section className="v-wrap section" aria-labelledby={title ? id : undefined}>
      <Heading id={id} title={title} lang={langs?.title} />
      <VideoFrame video={video}>
        {/* biome-ignore lint/a11y/useMediaCaption: merchants provide no captions. */}
        <video
          controls
          playsInline
          preload="none"
          poster={poster && pictureAt(poster, POSTER_WIDTH)}
          width={width || undefined}
          height={height || undefined}
          aria-label={description}
          lang={langs?.description}
        >
          {files.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      </VideoFrame>
    </section>
  )
}

function Heading({ id, title, lang }: { id: string; title: string; lang?: string | undefined }) {
  if (title === '') return null
  return (
    <div className="section-head">
      <h2 id={id}>
        <Name lang={lang}>{title}</Name>
      </h2>
    </div>
  )
}

type LinesProps = {
  text: string
  className?: string
  /** Set if it differs from the language of the page. */
  lang?: string | undefined
}

/** Plain text; an empty line begins a paragraph. */
export function Lines({ text, className = '', lang }: LinesProps) {
  return (
    <div className={`lines ${className}`.trim()} lang={lang}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
    </div>
  )
}
