import type { MediaItem } from '@vitrine/contract/media'
import { Clapperboard, Play } from 'lucide-react'
import type { Ref } from 'react'
import { asSentence } from '../../../shared/failure.tsx'
import { formatSeconds } from '../../../shared/format.ts'
import { imageAtWidth } from '../../../shared/media-url.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { TILE_WIDTH } from '../media-tile.tsx'
import { posterUrl } from './poster.ts'

interface VideoPosterProps {
  readonly n: number
  /** Undefined until loaded. */
  readonly video: MediaItem | undefined
  /** Whether it is fetched only once the product is saved. */
  readonly isUnsaved: boolean
  readonly onPlay: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** A video before playing: its poster with play icon and length, or its state until it can play. */
export function VideoPoster({ n, video, isUnsaved, onPlay, ref }: VideoPosterProps) {
  const { videos } = useMessages()
  const length = video?.duration === undefined ? '' : formatSeconds(video.duration)
  if (isUnsaved) return <UnavailableVideo video={undefined} />
  if (!video) return <div className="video-cover" />
  if (video.state !== 'stored') return <UnavailableVideo video={video} />
  return (
    <button
      ref={ref}
      type="button"
      className="video-cover"
      aria-label={videos.play({ n, length })}
      onClick={onPlay}
    >
      <PosterImage posterId={video.posterId} width={TILE_WIDTH} />
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

/** The poster of a video; a placeholder without one. */
export function PosterImage({
  posterId,
  width,
}: {
  readonly posterId: string | undefined
  readonly width: number
}) {
  const address = posterUrl(posterId)
  return address ? (
    <img src={imageAtWidth(address, width)} alt="" />
  ) : (
    <span className="video-ground" aria-hidden="true" />
  )
}

/** A video that is not available: requested, being fetched, or failed. */
function UnavailableVideo({ video }: { readonly video: MediaItem | undefined }) {
  const { states } = useMessages().videos
  const host = hostOf(video?.sourceUrl ?? '')
  const isFailed = video?.state === 'failed'
  const labels = video ? states[isFailed ? 'failed' : 'remote']({ host }) : states.asked
  return (
    <div className="video-away" data-failed={isFailed} role="status">
      <Clapperboard aria-hidden="true" />
      <p>{labels}</p>
      {isFailed && (
        <p className="mute">
          {video.failure && asSentence(video.failure)} {states.again}
        </p>
      )}
    </div>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
