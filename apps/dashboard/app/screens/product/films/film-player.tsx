import type { MediaItem } from '@vitrine/contract/media'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../scaffold/messages.tsx'
import { atWidth, fileAddress } from '../../../scaffold/picture-address.ts'
import { TILE_WIDTH } from '../media-tile.tsx'
import { stillAddress } from './still.ts'

interface FilmPlayerProps {
  readonly n: number
  readonly film: MediaItem
  /** What it shows, for who does not see it. */
  readonly name: string
  readonly busy: boolean
  /** Lets what is shown at this moment stand for it. */
  readonly onFrame: (player: HTMLVideoElement) => void
  readonly onClose: () => void
}

/** A film playing in its place; paused, the frame it shows can be taken as its still. */
export function FilmPlayer({ n, film, name, busy, onFrame, onClose }: FilmPlayerProps) {
  const { films, action } = useMessages()
  const player = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => player.current?.focus(), [])
  const poster = stillAddress(film.posterId)
  const file = fileAddress(film.id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of the form.
    <div
      className="film-player"
      role="group"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || document.fullscreenElement) return
        event.stopPropagation()
        onClose()
      }}
    >
      {isBroken ? (
        <p className="film-away" role="alert">
          {films.unplayable} <a href={file}>{films.open}</a>
        </p>
      ) : (
        <video
          ref={player}
          src={file}
          {...(poster && { poster: atWidth(poster, TILE_WIDTH) })}
          {...(film.width > 0 && { width: film.width, height: film.height })}
          aria-label={name}
          controls
          autoPlay
          playsInline
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onError={() => setBroken(true)}
        />
      )}
      <div className="film-player-ways">
        <button
          type="button"
          className="button"
          disabled={!isPaused || isBroken || busy}
          onClick={() => player.current && onFrame(player.current)}
        >
          {films.takeFrame}
        </button>
        <button type="button" className="link-button" aria-label={films.close(n)} onClick={onClose}>
          {action.close}
        </button>
      </div>
      {!isBroken && <p className="field-hint">{films.takeFrameHint}</p>}
    </div>
  )
}
