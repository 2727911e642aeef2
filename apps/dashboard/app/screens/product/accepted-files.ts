import { MAX_MEDIA_BYTES, MAX_VIDEO_BYTES } from '@vitrine/contract/media'
import type { Messages } from '../../messages/index.ts'
import { errorCodeOf } from '../../shared/error-code.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { formatBytes } from '../../shared/format.ts'

/** For the file chooser; the server checks the content. */
export const ACCEPTED = 'image/*,video/mp4,video/webm'
/** Most pictures and videos of one product. */
export const MAX_MEDIA = 50

/** Why a file is not taken. */
export type Refusal = keyof Messages['uploads']['why']

interface FileInfo {
  readonly name: string
  readonly type: string
  readonly size: number
}

const videos = ['video/mp4', 'video/webm', 'video/x-m4v']
const isVideo = ({ name, type }: FileInfo) =>
  videos.includes(type) || (type === '' && /\.(mp4|m4v|webm)$/i.test(name))

/** Whether an address is one of a video, by its ending. */
export const isVideoAddress = (url: string): boolean =>
  URL.canParse(url) && /\.(mp4|m4v|webm)$/i.test(new URL(url).pathname)

/** Errors that are known before the upload. Files of unknown type are left to the server. */
export function refusalOf(file: FileInfo): Refusal | undefined {
  const isKnown = file.type === '' || file.type.startsWith('image/') || isVideo(file)
  if (!isKnown) return 'kind'
  if (file.size === 0) return 'empty'
  if (isVideo(file)) return file.size > MAX_VIDEO_BYTES ? 'videoSize' : undefined
  return file.type.startsWith('image/') && file.size > MAX_MEDIA_BYTES ? 'pictureSize' : undefined
}

/** Splits files into accepted and refused ones; `room`: how many more the product may have. */
export function sortFiles<F extends FileInfo>(files: readonly F[], room: number) {
  const accepted: F[] = []
  const refused: { file: F; refusal: Refusal }[] = []
  for (const file of files) {
    const refusal = refusalOf(file) ?? (accepted.length >= room ? 'room' : undefined)
    if (refusal) refused.push({ file, refusal })
    else accepted.push(file)
  }
  return { taken: accepted, refused }
}

/** The same for fields that only accept pictures. */
export const pictureRefusalOf = (file: FileInfo): Refusal | undefined =>
  isVideo(file) ? 'kind' : refusalOf(file)

/** An error message that lists the accepted files. */
export function refusalMessage(
  refusal: Refusal,
  file: FileInfo,
  { uploads: { why } }: Messages,
  language: string,
): string {
  const size = formatBytes(file.size, language)
  if (refusal === 'pictureSize' || refusal === 'videoSize') return why[refusal]({ size })
  return refusal === 'room' ? why.room({ most: MAX_MEDIA }) : why[refusal]
}

/** Message of a server error or a failed upload. */
export function failureMessage(
  error: unknown,
  file: FileInfo,
  messages: Messages,
  language: string,
): string {
  const refusal = refusalOfCode(errorCodeOf(error), file)
  return refusal ? refusalMessage(refusal, file, messages, language) : errorMessage(error, messages)
}

function refusalOfCode(code: string | undefined, file: FileInfo): Refusal | undefined {
  if (code === 'UNSUPPORTED_MEDIA') return 'kind'
  if (code === 'UNSAFE_DRAWING') return 'drawing'
  if (code === 'MEDIA_TOO_LARGE') return isVideo(file) ? 'videoSize' : 'pictureSize'
  return undefined
}
