import type { MediaItem } from '@vitrine/contract/media'
import { Clapperboard, Play } from 'lucide-react'
import type { Ref } from 'react'
import { sentence } from '../../../scaffold/failure.tsx'
import { formatSeconds } from '../../../scaffold/format.ts'
import { useMessages } from '../../../scaffold/messages.tsx'
import { atWidth } from '../../../scaffold/picture-address.ts'
import { TILE_WIDTH } from '../media-tile.tsx'
import { stillAddress } from './still.ts'

interface FilmCoverProps {
  readonly n: number
  /** Undefined until the library answered. */
  readonly film: MediaItem | undefined
  /** Whether it is fetched only once the product is saved. */
  readonly isAsked: boolean
  readonly onPlay: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** A film at rest: its still with a play mark and its length, or where it is until it can play. */
export function FilmCover({ n, film, isAsked, onPlay, ref }: FilmCoverProps) {
  const { films } = useMessages()
  const length = film?.duration === undefined ? '' : formatSeconds(film.duration)
  if (isAsked) return <FilmAway film={undefined} />
  if (!film) return <div className="film-cover" />
  if (film.state !== 'stored') return <FilmAway film={film} />
  return (
    <button
      ref={ref}
      type="button"
      className="film-cover"
      aria-label={films.play(n, length)}
      onClick={onPlay}
    >
      <StillImage posterId={film.posterId} width={TILE_WIDTH} />
      <span className="film-mark" aria-hidden="true">
        <Play />
      </span>
      {length && (
        <span className="film-length figure" aria-hidden="true">
          {length}
        </span>
      )}
    </button>
  )
}

/** What stands for a film until it plays; a quiet ground where nothing does. */
export function StillImage({
  posterId,
  width,
}: {
  readonly posterId: string | undefined
  readonly width: number
}) {
  const address = stillAddress(posterId)
  return address ? (
    <img src={atWidth(address, width)} alt="" />
  ) : (
    <span className="film-ground" aria-hidden="true" />
  )
}

/** A film that is not here: asked for, on its way, or never arrived. */
function FilmAway({ film }: { readonly film: MediaItem | undefined }) {
  const { states } = useMessages().films
  const host = hostOf(film?.sourceUrl ?? '')
  const isFailed = film?.state === 'failed'
  const words = film ? states[isFailed ? 'failed' : 'remote'](host) : states.asked
  return (
    <div className="film-away" data-failed={isFailed} role="status">
      <Clapperboard aria-hidden="true" />
      <p>{words}</p>
      {isFailed && (
        <p className="mute">
          {film.failure && sentence(film.failure)} {states.again}
        </p>
      )}
    </div>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
