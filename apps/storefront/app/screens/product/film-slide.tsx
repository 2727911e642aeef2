import { Icon } from '@vitrine/ui/icon'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import type { FilmView } from '../../views/media.ts'
import { pictureAt } from '../../views/picture.ts'
import { isBroken } from './films.ts'

export type FilmSlideProps = {
  film: FilmView
  /** What the product is called. */
  name: string
  onPlay: (film: HTMLVideoElement) => void
}

const POSTER_WIDTH = 1280

/** A film on its own ground: a still until somebody plays it, then with the controls of the browser. */
export function FilmSlide({ film, name, onPlay }: FilmSlideProps) {
  const words = useWords()
  const { player, isWaiting, begin, loss, lose } = usePlaying(film)
  const { still, width, height } = film
  const label = film.alt || words.t('product.filmOf', { name })
  if (width === 0 || loss) return <FilmNotice film={film} label={label} loss={loss} />
  return (
    <Frame film={film} isWaiting={isWaiting}>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in it. */}
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        poster={still && pictureAt(still, POSTER_WIDTH)}
        width={width}
        height={height}
        aria-label={label}
        // The button in front of it is the one stop of the keyboard until then.
        tabIndex={isWaiting ? -1 : undefined}
        onPlay={({ currentTarget }) => {
          begin()
          onPlay(currentTarget)
        }}
        onError={lose}
      >
        {film.files.map(({ src, type }, at) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries one after the other; there is none behind the last.
            onError={at === film.files.length - 1 ? lose : undefined}
          />
        ))}
      </video>
      {isWaiting && (
        <button
          className="film-begin"
          type="button"
          aria-label={`${words.t('product.film.play')}: ${label}`}
          onClick={() => play(player.current)}
        >
          {film.hasPoster && <Mark />}
        </button>
      )}
    </Frame>
  )
}

/** A still that the server draws has a sign of its own. */
const Mark = () => (
  <span className="film-mark">
    <Icon as={Play} size={26} />
  </span>
)

/** The focus goes to the film, where the controls appear. */
function play(film: HTMLVideoElement | null): void {
  film?.focus()
  // A film that cannot be played says so by an event of its own.
  film?.play().catch(() => undefined)
}

/** A film that cannot be played, and whether the focus was on it. */
type Loss = { hadFocus: boolean }

/** Whether it waits to be played, and whether it broke before or after this page was taken over. */
function usePlaying({ width }: FilmView) {
  const player = useRef<HTMLVideoElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [loss, setLoss] = useState<Loss>()
  const lose = () => setLoss({ hadFocus: document.activeElement === player.current })
  const isHere = width > 0
  useEffect(() => {
    const film = player.current
    if (!isHere || !film) return
    setIsWaiting(film.paused && film.played.length === 0)
    if (isBroken(film)) setLoss({ hadFocus: false })
  }, [isHere])
  return { player, isWaiting, begin: () => setIsWaiting(false), loss, lose }
}

type NoticeProps = { film: FilmView; label: string; loss: Loss | undefined }

/** What stands in place of a film that cannot be shown here, and the way to it. */
function FilmNotice({ film, label, loss }: NoticeProps) {
  const words = useWords()
  const id = useId()
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (loss?.hadFocus) way.current?.focus()
  }, [loss])
  return (
    <Frame film={film}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here. */}
      <div className="film-notice" role="group" aria-label={label}>
        <p id={id}>{words.t(loss ? 'product.film.lost' : 'product.film.away')}</p>
        <a ref={way} href={film.files[0]?.src} data-reload="" aria-describedby={id}>
          {words.t('product.film.open')}
        </a>
      </div>
    </Frame>
  )
}

type FrameProps = { film: FilmView; isWaiting?: boolean; children: ReactNode }

/** Keeps the place of a film in its own ratio, whatever has arrived; 16 to 9 where that is not known. */
function Frame({ film: { still, width, height }, isWaiting, children }: FrameProps) {
  const ratio = width > 0 && height > 0 ? `${width}/${height}` : '16/9'
  return (
    <div
      className="ground film"
      data-frame=""
      data-ground={still?.ground}
      data-ratio={ratio}
      data-waiting={isWaiting ? '' : undefined}
      // Set by script, not as an attribute: the page's policy forbids style attributes.
      ref={(frame) => {
        frame?.style.setProperty('--ground', still?.ground ?? 'var(--v-case)')
        frame?.style.setProperty('--ratio', ratio)
      }}
    >
      <div className="film-stage">{children}</div>
    </div>
  )
}
