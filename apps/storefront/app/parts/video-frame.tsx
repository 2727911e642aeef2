import type { ReactNode } from 'react'
import type { VideoView } from '../views/media.ts'

type VideoFrameProps = { video: VideoView; isWaiting?: boolean; children: ReactNode }

/** Reserves the space of a video in its aspect ratio; 16:9 when unknown. */
export function VideoFrame({ video, isWaiting, children }: VideoFrameProps) {
  const { poster, width, height } = video
  const ratio = width > 0 && height > 0 ? `${width}/${height}` : '16/9'
  return (
    <div
      className="ground video"
      data-frame=""
      data-ground={poster?.ground}
      data-ratio={ratio}
      data-waiting={isWaiting ? '' : undefined}
      // Set by script, not as an attribute: the page's policy forbids style attributes.
      ref={(frame) => {
        frame?.style.setProperty('--ground', poster?.ground ?? 'var(--v-case)')
        frame?.style.setProperty('--ratio', ratio)
      }}
    >
      <div className="video-frame">{children}</div>
    </div>
  )
}
