import type { MediaItem } from '../model.ts'

const LONGER_SIDE = 2000
/** It is not stored. */
const NO_STORAGE_KEY = ''
/** The ratio of most videos, for those of unknown size. */
const DEFAULT_RATIO = { width: 16, height: 9 }

/** A generated poster in the size of a video; the same one for all of unknown size. */
export function defaultPosterOf(video: MediaItem): MediaItem {
  const isKnown = video.width > 0 && video.height > 0
  const { width, height } = isKnown ? video : DEFAULT_RATIO
  const scale = LONGER_SIDE / Math.max(width, height)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const id = isKnown ? video.id : 'video-of-unknown-size'
  return { ...video, id, width: scaled(width), height: scaled(height), storageKey: NO_STORAGE_KEY }
}

const GROUND = '#2e2a26'
const SIGN = '#f4f1ec'

/** The poster of a video that has none: a play sign on a plain background, in the video's own ratio. */
export function drawPosterSvg({ width, height }: Pick<MediaItem, 'width' | 'height'>): string {
  const [x, y] = [width / 2, height / 2]
  const radius = Math.min(width, height) * 0.14
  const [left, right, half] = [x - radius * 0.32, x + radius * 0.52, radius * 0.48]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${SIGN}" stroke-width="${radius * 0.09}"/>`,
    `<path d="M${left} ${y - half}L${right} ${y}L${left} ${y + half}Z" fill="${SIGN}"/>`,
    '</svg>',
  ].join('')
}
