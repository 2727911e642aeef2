import { UnsupportedMedia } from '@vitrine/contract/media'
import { type MediaInfoResult, mediaInfoFactory, type Track } from 'mediainfo.js'
import { createQueue } from '../../../../platform/queue.ts'
import type { FileProperties } from '../model.ts'
import { acceptVideo, type VideoFacts } from '../rules/video.ts'

const PIECE = 256 * 1024
/** Refuses files whose parts refer to each other in cycles. */
const EXTRA_READS = 200

const queue = createQueue(1)

/** Reads this many bytes at an offset of a file; fewer at its end. */
export type ReadPart = (offset: number, length: number) => Promise<Uint8Array>

/** Inspects a video by its content, reading it in pieces of any size. Throws a declared error. */
export async function inspectVideo(bytes: number, read: ReadPart): Promise<FileProperties> {
  const result = await queue(() => analyse(bytes, read))
  return acceptVideo(factsOf(result))
}

async function analyse(bytes: number, read: ReadPart): Promise<MediaInfoResult> {
  // A separate reader per video, so that a damaged one leaves no state.
  const reader = await mediaInfoFactory({ format: 'object', chunkSize: PIECE })
  let reads = 0
  try {
    return await reader.analyzeData(bytes, (length, offset) => {
      reads += 1
      if (reads > bytes / PIECE + EXTRA_READS) throw new Error('Too many reads')
      return read(offset, length)
    })
  } catch {
    throw UnsupportedMedia({}, 'The video is damaged: it cannot be read')
  } finally {
    reader.close()
  }
}

function factsOf({ media }: MediaInfoResult): VideoFacts {
  const tracks: readonly Track[] = media?.track ?? []
  const general = tracks.find((one) => one['@type'] === 'General')
  const video = tracks.find((one) => one['@type'] === 'Video')
  return {
    container: general?.Format ?? '',
    profile: general?.Format_Profile ?? '',
    codec: video?.Format ?? '',
    isEncrypted: (video?.Encryption ?? general?.Encryption) !== undefined,
    isCut: general?.extra?.IsTruncated === 'Yes',
    width: video?.Width ?? 0,
    height: video?.Height ?? 0,
    pixelRatio: video?.PixelAspectRatio ?? 1,
    rotation: Number(video?.Rotation ?? 0),
    seconds: general?.Duration ?? video?.Duration,
  }
}
