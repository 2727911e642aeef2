import type { MediaItem } from '@vitrine/contract/media'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '../../../scaffold/may.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import type { MediaForm } from '../form.ts'
import { MediaTile, type MediaTileProps } from '../media-tile.tsx'
import { type GalleryPicture, StillDialog } from './still-dialog.tsx'
import { useStill } from './use-still.ts'
import { useStillOnArrival, useVideo } from './use-video.ts'
import { VideoCover } from './video-cover.tsx'
import { VideoPlayer } from './video-player.tsx'

interface VideoTileProps extends MediaTileProps {
  /** What may stand for it. */
  readonly pictures: readonly GalleryPicture[]
}

/** A video of the gallery: its still, playing in place, and what stands for it until it plays. */
export function VideoTile({ pictures, ...tile }: VideoTileProps) {
  const { item, at } = tile
  const { videos } = useMessages()
  const video = useVideo(item.mediaId)
  const mayChange = useMay('media.updateMedia')
  useStillOnArrival(mayChange ? video : undefined)
  const [isOpen, setOpen] = useState(false)
  const n = at + 1
  const isHere = video?.state === 'stored'
  const words = { earlier: videos.earlier(n), later: videos.later(n), remove: videos.remove(n) }
  return (
    <MediaTile
      {...tile}
      words={words}
      isOpen={isOpen}
      below={isHere && mayChange && <StillField video={video} n={n} pictures={pictures} />}
    >
      <Screen {...{ item, video, n, isOpen, setOpen }} />
    </MediaTile>
  )
}

interface ScreenProps {
  readonly item: MediaForm
  readonly video: MediaItem | undefined
  readonly n: number
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** The video itself, at rest or playing. */
function Screen({ item, video, n, isOpen, setOpen }: ScreenProps) {
  const { videos } = useMessages()
  const cover = useRef<HTMLButtonElement>(null)
  const still = useStill(video ?? { id: '', fileName: '' }, n)
  const close = () => {
    // A browser may paint before the cover would be there by itself, so it is put there now.
    flushSync(() => setOpen(false))
    cover.current?.focus()
  }
  if (!video || !isOpen) {
    const isAsked = item.mediaId === undefined
    const onPlay = () => setOpen(true)
    return <VideoCover {...{ n, video, isAsked, onPlay }} ref={cover} />
  }
  return (
    <VideoPlayer
      n={n}
      video={video}
      name={item.altText || videos.video(n)}
      busy={still.busy}
      onFrame={async (player) => (await still.takeShown(player)) && close()}
      onClose={close}
    />
  )
}

interface StillFieldProps {
  readonly video: MediaItem
  readonly n: number
  readonly pictures: readonly GalleryPicture[]
}

/** Says what stands for the video until it plays, and opens the ways to change it. */
function StillField({ video, n, pictures }: StillFieldProps) {
  const { still: words } = useMessages().videos
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="video-still">
      <span className="video-still-label">{words.label}</span>
      <span>{video.posterId === undefined ? words.none : words.some}</span>
      <button
        type="button"
        className="link-button"
        aria-label={words.changeOf(n)}
        onClick={() => setOpen(true)}
      >
        {words.change}
      </button>
      {isOpen && <StillDialog {...{ video, n, pictures }} onClose={() => setOpen(false)} />}
    </div>
  )
}
