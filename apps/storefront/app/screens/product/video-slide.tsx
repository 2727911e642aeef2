import { Icon } from '@vitrine/ui/icon'
import Play from 'lucide-react/icons/play'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { VideoFrame } from '../../parts/video-frame.tsx'
import type { VideoView } from '../../views/media.ts'
import { pictureAt } from '../../views/picture.ts'
import { isBroken } from './videos.ts'

export type VideoSlideProps = {
  video: VideoView
  /** Name of the product. */
  name: string
  onPlay: (video: HTMLVideoElement) => void
}

const POSTER_WIDTH = 1280

/** A video: its poster until it is played, then with the browser's controls. */
export function VideoSlide({ video, name, onPlay }: VideoSlideProps) {
  const messages = useMessages()
  const { player, isWaiting, begin, loss, lose } = usePlaying(video)
  const { poster, width, height } = video
  const label = video.alt || messages.product.videoOf({ name })
  if (width === 0 || loss) return <VideoNotice video={video} label={label} failure={loss} />
  return (
    <VideoFrame video={video} isWaiting={isWaiting}>
      {/* biome-ignore lint/a11y/useMediaCaption: merchants provide no captions. */}
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        poster={poster && pictureAt(poster, POSTER_WIDTH)}
        width={width}
        height={height}
        aria-label={label}
        // Until then the play button in front of it is focusable instead.
        tabIndex={isWaiting ? -1 : undefined}
        onPlay={({ currentTarget }) => {
          begin()
          onPlay(currentTarget)
        }}
        onError={lose}
      >
        {video.files.map(({ src, type }, at) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries the sources in order; the last one has failed.
            onError={at === video.files.length - 1 ? lose : undefined}
          />
        ))}
      </video>
      {isWaiting && (
        <button
          className="video-begin"
          type="button"
          aria-label={`${messages.product.video.play}: ${label}`}
          onClick={() => play(player.current)}
        >
          {video.hasPoster && <PlayMark />}
        </button>
      )}
    </VideoFrame>
  )
}

/** A generated poster already shows a play icon. */
const PlayMark = () => (
  <span className="video-mark">
    <Icon as={Play} size={26} />
  </span>
)

/** Moves the focus to the video, whose controls appear. */
function play(video: HTMLVideoElement | null): void {
  video?.focus()
  // A playback failure is reported by the error event.
  video?.play().catch(() => undefined)
}

/** Whether the video failed, and whether it had the focus. */
type PlaybackFailure = { hadFocus: boolean }

/** Whether it is ready to play, and whether it failed before or after hydration. */
function usePlaying({ width }: VideoView) {
  const player = useRef<HTMLVideoElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setLoss] = useState<PlaybackFailure>()
  const fail = () => setLoss({ hadFocus: document.activeElement === player.current })
  const isHere = width > 0
  useEffect(() => {
    const video = player.current
    if (!isHere || !video) return
    setIsWaiting(video.paused && video.played.length === 0)
    if (isBroken(video)) setLoss({ hadFocus: false })
  }, [isHere])
  return { player, isWaiting, begin: () => setIsWaiting(false), loss: failure, lose: fail }
}

type NoticeProps = { video: VideoView; label: string; failure: PlaybackFailure | undefined }

/** Placeholder of a video that cannot be played, with a link to its file. */
function VideoNotice({ video, label, failure }: NoticeProps) {
  const messages = useMessages()
  const id = useId()
  const openLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (failure?.hadFocus) openLink.current?.focus()
  }, [failure])
  return (
    <VideoFrame video={video}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a group of fields. */}
      <div className="video-notice" role="group" aria-label={label}>
        <p id={id}>{failure ? messages.product.video.failed : messages.product.video.processing}</p>
        <a ref={openLink} href={video.files[0]?.src} data-reload="" aria-describedby={id}>
          {messages.product.video.open}
        </a>
      </div>
    </VideoFrame>
  )
}
