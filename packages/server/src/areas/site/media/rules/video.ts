import { UnsupportedMedia } from '@vitrine/contract/media'

/** Number of leading bytes that are enough to detect a video. */
export const HEAD_BYTES = 12

/** Files of this family that are pictures, by the brand they name first. */
const pictureBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'heim', 'heis'])

/** Whether a file is of a family of videos: MP4 and its kin, or Matroska and WebM. */
export function looksLikeVideo(head: Uint8Array): boolean {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\x1A\x45\xDF\xA3')) return true
  return text.slice(4, 8) === 'ftyp' && !pictureBrands.has(text.slice(8, 12))
}

/** Facts about a video, with the names of MediaInfo. */
export interface VideoFacts {
  readonly container: string
  /** The family’s member, such as `QuickTime`. */
  readonly profile: string
  readonly codec: string
  readonly isEncrypted: boolean
  /** Whether its end is missing. */
  readonly isCut: boolean
  /** Pixels as they are coded, and how wide one is shown for its height. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** Degrees. */
  readonly rotation: number
  readonly seconds: number | undefined
}

const codecsOf: Readonly<Record<string, readonly string[]>> = {
  'MPEG-4': ['AVC', 'AV1', 'VP9'],
  WebM: ['VP8', 'VP9', 'AV1'],
}
const words: Readonly<Record<string, string>> = { AVC: 'H.264', HEVC: 'H.265' }

/** Longest side of a video in pixels. */
const MAX_SIDE = 16_384

/** The stored properties of a video; throws with the reason when not every browser could play it. */
export function acceptVideo(facts: VideoFacts) {
  const { container, profile, codec, seconds } = facts
  const codecs = codecsOf[container]
  if (!codecs || profile === 'QuickTime') {
    throw refuse(`The video is a ${profile || container || 'damaged'} file; send it as MP4 or WebM`)
  }
  if (codec === '') throw refuse('The file holds no video')
  if (facts.isCut) throw refuse('The video is cut off: its end is missing')
  if (facts.isEncrypted) throw refuse('The video is encrypted')
  if (!codecs.includes(codec)) {
    const existing = codecs.map((one) => words[one] ?? one).join(', ')
    throw refuse(`The video is written in ${words[codec] ?? codec}; browsers play ${existing}`)
  }
  const size = sizeOf(facts)
  if (size.width < 1 || size.height < 1 || Math.max(size.width, size.height) > MAX_SIDE) {
    throw refuse(`A video is 1 to ${MAX_SIDE} pixels wide and high`)
  }
  const isMp4 = container === 'MPEG-4'
  return {
    kind: 'video' as const,
    mime: isMp4 ? 'video/mp4' : 'video/webm',
    extension: isMp4 ? 'mp4' : 'webm',
    ...size,
    ground: null,
    durationMs: seconds && seconds > 0 ? Math.round(seconds * 1000) : null,
  }
}

/** Pixels of the video as displayed. */
function sizeOf({ width, height, pixelRatio, rotation }: VideoFacts) {
  const seen = Math.round(width * (pixelRatio > 0 ? pixelRatio : 1))
  const isTurned = Math.round(rotation / 90) % 2 !== 0
  return isTurned ? { width: height, height: seen } : { width: seen, height }
}

const refuse = (message: string) => UnsupportedMedia({}, message)
