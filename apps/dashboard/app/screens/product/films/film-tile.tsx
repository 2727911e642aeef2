import type { MediaItem } from '@vitrine/contract/media'
import { useRef, useState } from 'react'
import { useMessages } from '../../../scaffold/messages.tsx'
import type { MediaForm } from '../form.ts'
import { MediaTile, type MediaTileProps } from '../media-tile.tsx'
import { FilmCover } from './film-cover.tsx'
import { FilmPlayer } from './film-player.tsx'
import { type GalleryPicture, StillDialog } from './still-dialog.tsx'
import { useFilm, useStillOnArrival } from './use-film.ts'
import { useStill } from './use-still.ts'

interface FilmTileProps extends MediaTileProps {
  /** What may stand for it. */
  readonly pictures: readonly GalleryPicture[]
}

/** A film of the gallery: its still, playing in place, and what stands for it until it plays. */
export function FilmTile({ pictures, ...tile }: FilmTileProps) {
  const { item, at } = tile
  const { films } = useMessages()
  const film = useFilm(item.mediaId)
  useStillOnArrival(film)
  const [isOpen, setOpen] = useState(false)
  const n = at + 1
  const isHere = film?.state === 'stored'
  const words = { earlier: films.earlier(n), later: films.later(n), remove: films.remove(n) }
  return (
    <MediaTile
      {...tile}
      words={words}
      isOpen={isOpen}
      below={isHere && <StillField film={film} n={n} pictures={pictures} />}
    >
      <Screen {...{ item, film, n, isOpen, setOpen }} />
    </MediaTile>
  )
}

interface ScreenProps {
  readonly item: MediaForm
  readonly film: MediaItem | undefined
  readonly n: number
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** The film itself, at rest or playing. */
function Screen({ item, film, n, isOpen, setOpen }: ScreenProps) {
  const { films } = useMessages()
  const cover = useRef<HTMLButtonElement>(null)
  const still = useStill(film ?? { id: '', fileName: '' }, n)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => cover.current?.focus())
  }
  if (!film || !isOpen) {
    const isAsked = item.mediaId === undefined
    const onPlay = () => setOpen(true)
    return <FilmCover {...{ n, film, isAsked, onPlay }} ref={cover} />
  }
  return (
    <FilmPlayer
      n={n}
      film={film}
      name={item.altText || films.film(n)}
      busy={still.busy}
      onFrame={async (player) => (await still.takeShown(player)) && close()}
      onClose={close}
    />
  )
}

interface StillFieldProps {
  readonly film: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
}

/** Says what stands for the film until it plays, and opens the ways to change it. */
function StillField({ film, n, pictures }: StillFieldProps) {
  const { still: words } = useMessages().films
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="film-still">
      <span className="film-still-label">{words.label}</span>
      <span>{film.posterId === undefined ? words.none : words.some}</span>
      <button
        type="button"
        className="link-button"
        aria-label={words.changeOf(n)}
        onClick={() => setOpen(true)}
      >
        {words.change}
      </button>
      {isOpen && <StillDialog {...{ film, n, pictures }} onClose={() => setOpen(false)} />}
    </div>
  )
}
