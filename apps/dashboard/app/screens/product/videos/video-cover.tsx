import type { MediaItem } from '@vitrine/contract/media'
import { Clapperboard, Play } from 'lucide-react'
import type { Ref } from 'react'
import { sentence } from '../../../scaffold/failure.tsx'
import { formatSeconds } from '../../../scaffold/format.ts'
import { useMessages } from '../../../scaffold/messages.tsx'
import { atWidth } from '../../../scaffold/picture-address.ts'
import { TILE_WIDTH } from '../media-tile.tsx'
import { stillAddress } from './still.ts'

interface VideoCoverProps {
  readonly n: number
  /** Undefined until the library answered. */
  readonly video: MediaItem | undefined
  /** Whether it is fetched only once the product is saved. */
  readonly isAsked: boolean
  readonly onPlay: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** A video at rest: its still with a play mark and its length, or where it is until it can play. */
export function VideoCover({ n, video, isAsked, onPlay, ref }: VideoCoverProps) {
  const { videos } = useMessages()
  const length = video?.duration === undefined ? '' : formatSeconds(video.duration)
  if (isAsked) return <VideoAway video={undefined} />
  if (!video) return <div className="video-cover" />
  if (video.state !== 'stored') return <VideoAway video={video} />
  return (
    <button
      ref={ref}
      type="button"
      className="video-cover"
      aria-label={videos.play(n, length)}
      onClick={onPlay}
    >
      <StillImage posterId={video.posterId} width={TILE_WIDTH} />
      <span className="video-mark" aria-hidden="true">
        <Play />
      </span>
      {length && (
        <span className="video-length figure" aria-hidden="true">
          {length}
        </span>
      )}
    </button>
  )
}

/** What stands for a video until it plays; a quiet ground where nothing does. */
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
    <span className="video-ground" aria-hidden="true" />
  )
}

/** A video that is not here: asked for, on its way, or never arrived. */
function VideoAway({ video }: { readonly video: MediaItem | undefined }) {
  const { states } = useMessages().videos
  const host = hostOf(video?.sourceUrl ?? '')
  const isFailed = video?.state === 'failed'
  const words = video ? states[isFailed ? 'failed' : 'remote'](host) : states.asked
  return (
    <div className="video-away" data-failed={isFailed} role="status">
      <Clapperboard aria-hidden="true" />
      <p>{words}</p>
      {isFailed && (
        <p className="mute">
          {video.failure && sentence(video.failure)} {states.again}
        </p>
      )}
    </div>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
