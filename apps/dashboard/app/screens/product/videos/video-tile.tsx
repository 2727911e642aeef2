import type { MediaItem } from '@vitrine/contract/media'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../shared/messages.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import type { MediaForm } from '../form.ts'
import { MediaTile, type MediaTileProps } from '../media-tile.tsx'
import { type GalleryPicture, PosterDialog } from './poster-dialog.tsx'
import { usePoster } from './use-poster.ts'
import { usePosterOnArrival, useVideo } from './use-video.ts'
import { VideoPlayer } from './video-player.tsx'
import { VideoPoster } from './video-poster.tsx'

interface VideoTileProps extends MediaTileProps {
  /** Candidates for the poster. */
  readonly pictures: readonly GalleryPicture[]
}

/** A video of the gallery: its poster, inline player, and poster settings. */
export function VideoTile({ pictures, ...tile }: VideoTileProps) {
  const { item, at } = tile
  const { videos } = useMessages()
  const video = useVideo(item.mediaId)
  const mayChange = useIsAllowed('media.updateMedia')
  usePosterOnArrival(mayChange ? video : undefined)
  const [isOpen, setOpen] = useState(false)
  const n = at + 1
  const isHere = video?.state === 'stored'
  const labels = {
    earlier: videos.earlier({ n }),
    later: videos.later({ n }),
    remove: videos.remove({ n }),
  }
  return (
    <MediaTile
      {...tile}
      labels={labels}
      isOpen={isOpen}
      below={isHere && mayChange && <PosterField video={video} n={n} pictures={pictures} />}
    >
      <VideoScreen item={item} video={video} n={n} isOpen={isOpen} setOpen={setOpen} />
    </MediaTile>
  )
}

interface VideoScreenProps {
  readonly item: MediaForm
  readonly video: MediaItem | undefined
  readonly n: number
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** The video itself, at rest or playing. */
function VideoScreen({ item, video, n, isOpen, setOpen }: VideoScreenProps) {
  const { videos } = useMessages()
  const cover = useRef<HTMLButtonElement>(null)
  const poster = usePoster(video ?? { id: '', fileName: '' }, n)
  const close = () => {
    // Without a synchronous update the browser may paint a frame without the poster.
    flushSync(() => setOpen(false))
    cover.current?.focus()
  }
  if (!video || !isOpen) {
    const isUnsaved = item.mediaId === undefined
    const onPlay = () => setOpen(true)
    return <VideoPoster n={n} video={video} isUnsaved={isUnsaved} onPlay={onPlay} ref={cover} />
  }
  return (
    <VideoPlayer
      n={n}
      video={video}
      name={item.altText || videos.video({ n })}
      busy={poster.busy}
      onFrame={async (player) => (await poster.setCurrentFrame(player)) && close()}
      onClose={close}
    />
  )
}

interface PosterFieldProps {
  readonly video: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
}

/** Shows the poster of the video, with actions to change it. */
function PosterField({ video, n, pictures }: PosterFieldProps) {
  const { poster: still } = useMessages().videos
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="video-still">
      <span className="video-still-label">{still.label}</span>
      <span>{video.posterId === undefined ? still.none : still.some}</span>
      <button
        type="button"
        className="link-button"
        aria-label={still.changeOf({ n })}
        onClick={() => setOpen(true)}
      >
        {still.change}
      </button>
      {isOpen && (
        <PosterDialog video={video} n={n} pictures={pictures} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
