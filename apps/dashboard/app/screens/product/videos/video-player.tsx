import type { MediaItem } from '@vitrine/contract/media'
import { useEffect, useRef, useState } from 'react'
import { imageAtWidth, mediaFilePath } from '../../../shared/media-url.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { TILE_WIDTH } from '../media-tile.tsx'
import { posterUrl } from './poster.ts'

interface VideoPlayerProps {
  readonly n: number
  readonly video: MediaItem
  /** Label for screen readers. */
  readonly name: string
  readonly busy: boolean
  /** Sets the current frame as poster. */
  readonly onFrame: (player: HTMLVideoElement) => void
  readonly onClose: () => void
}

/** An inline video player; when paused, the current frame can become the poster. */
export function VideoPlayer({ n, video, name, busy, onFrame, onClose }: VideoPlayerProps) {
  const { videos, action } = useMessages()
  const player = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(false)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => player.current?.focus(), [])
  const poster = posterUrl(video.posterId)
  const file = mediaFilePath(video.id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of the form.
    <div
      className="video-player"
      role="group"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || document.fullscreenElement) return
        event.stopPropagation()
        onClose()
      }}
    >
      {isBroken ? (
        <p className="video-away" role="alert">
          {videos.unplayable} <a href={file}>{videos.open}</a>
        </p>
      ) : (
        <video
          ref={player}
          src={file}
          {...(poster && { poster: imageAtWidth(poster, TILE_WIDTH) })}
          {...(video.width > 0 && { width: video.width, height: video.height })}
          aria-label={name}
          controls
          autoPlay
          playsInline
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onError={() => setBroken(true)}
        />
      )}
      <div className="video-player-ways">
        <button
          type="button"
          className="button"
          disabled={!isPaused || isBroken || busy}
          onClick={() => player.current && onFrame(player.current)}
        >
          {videos.takeFrame}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={videos.close({ n })}
          onClick={onClose}
        >
          {action.close}
        </button>
      </div>
      {!isBroken && <p className="field-hint">{videos.takeFrameHint}</p>}
    </div>
  )
}
