import { Icon } from '@vitrine/ui/icon'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../messages/index.ts'
import type { VideoView } from '../../views/media.ts'
import { pictureAt } from '../../views/picture.ts'
import { isBroken } from './videos.ts'

export type VideoSlideProps = {
  video: VideoView
  /** What the product is called. */
  name: string
  onPlay: (video: HTMLVideoElement) => void
}

const POSTER_WIDTH = 1280

/** A video on its own ground: a still until somebody plays it, then with the controls of the browser. */
export function VideoSlide({ video, name, onPlay }: VideoSlideProps) {
  const words = useWords()
  const { player, isWaiting, begin, loss, lose } = usePlaying(video)
  const { still, width, height } = video
  const label = video.alt || words.t('product.videoOf', { name })
  if (width === 0 || loss) return <VideoNotice video={video} label={label} loss={loss} />
  return (
    <Frame video={video} isWaiting={isWaiting}>
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
        {video.files.map(({ src, type }, at) => (
          <source
            key={src}
            src={src}
            type={type}
            // The browser tries one after the other; there is none behind the last.
            onError={at === video.files.length - 1 ? lose : undefined}
          />
        ))}
      </video>
      {isWaiting && (
        <button
          className="video-begin"
          type="button"
          aria-label={`${words.t('product.video.play')}: ${label}`}
          onClick={() => play(player.current)}
        >
          {video.hasPoster && <Mark />}
        </button>
      )}
    </Frame>
  )
}

/** A still that the server draws has a sign of its own. */
const Mark = () => (
  <span className="video-mark">
    <Icon as={Play} size={26} />
  </span>
)

/** The focus goes to the video, where the controls appear. */
function play(video: HTMLVideoElement | null): void {
  video?.focus()
  // A video that cannot be played says so by an event of its own.
  video?.play().catch(() => undefined)
}

/** A video that cannot be played, and whether the focus was on it. */
type Loss = { hadFocus: boolean }

/** Whether it waits to be played, and whether it broke before or after this page was taken over. */
function usePlaying({ width }: VideoView) {
  const player = useRef<HTMLVideoElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [loss, setLoss] = useState<Loss>()
  const lose = () => setLoss({ hadFocus: document.activeElement === player.current })
  const isHere = width > 0
  useEffect(() => {
    const video = player.current
    if (!isHere || !video) return
    setIsWaiting(video.paused && video.played.length === 0)
    if (isBroken(video)) setLoss({ hadFocus: false })
  }, [isHere])
  return { player, isWaiting, begin: () => setIsWaiting(false), loss, lose }
}

type NoticeProps = { video: VideoView; label: string; loss: Loss | undefined }

/** What stands in place of a video that cannot be shown here, and the way to it. */
function VideoNotice({ video, label, loss }: NoticeProps) {
  const words = useWords()
  const id = useId()
  const way = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (loss?.hadFocus) way.current?.focus()
  }, [loss])
  return (
    <Frame video={video}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields are grouped here. */}
      <div className="video-notice" role="group" aria-label={label}>
        <p id={id}>{words.t(loss ? 'product.video.lost' : 'product.video.away')}</p>
        <a ref={way} href={video.files[0]?.src} data-reload="" aria-describedby={id}>
          {words.t('product.video.open')}
        </a>
      </div>
    </Frame>
  )
}

type FrameProps = { video: VideoView; isWaiting?: boolean; children: ReactNode }

/** Keeps the place of a video in its own ratio, whatever has arrived; 16 to 9 where that is not known. */
function Frame({ video: { still, width, height }, isWaiting, children }: FrameProps) {
  const ratio = width > 0 && height > 0 ? `${width}/${height}` : '16/9'
  return (
    <div
      className="ground video"
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
      <div className="video-stage">{children}</div>
    </div>
  )
}
