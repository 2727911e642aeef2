import { MAX_MEDIA_BYTES, MAX_VIDEO_BYTES } from '@vitrine/contract/media'
import type { Messages } from '../../messages/en.ts'
import { codeOf } from '../../scaffold/code-of.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { formatBytes } from '../../scaffold/format.ts'

/** What the file chooser offers; the server decides by what is inside. */
export const ACCEPTED = 'image/*,video/mp4,video/webm'
/** Most pictures and videos of one product. */
export const MOST_MEDIA = 50

/** Why a file is not taken. */
export type Refusal = keyof Messages['uploads']['why']

interface SomeFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

const videos = ['video/mp4', 'video/webm', 'video/x-m4v']
const isVideo = ({ name, type }: SomeFile) =>
  videos.includes(type) || (type === '' && /\.(mp4|m4v|webm)$/i.test(name))

/** Whether an address is one of a video, by its ending. */
export const isVideoAddress = (url: string): boolean =>
  URL.canParse(url) && /\.(mp4|m4v|webm)$/i.test(new URL(url).pathname)

/** What is clear before anything is sent. A file of a kind that systems do not know is left to the server. */
export function refusalOf(file: SomeFile): Refusal | undefined {
  const isKnown = file.type === '' || file.type.startsWith('image/') || isVideo(file)
  if (!isKnown) return 'kind'
  if (file.size === 0) return 'empty'
  if (isVideo(file)) return file.size > MAX_VIDEO_BYTES ? 'videoSize' : undefined
  return file.type.startsWith('image/') && file.size > MAX_MEDIA_BYTES ? 'pictureSize' : undefined
}

/** Parts files into those that are sent and those that are not; `room`: how many more there may be. */
export function sortFiles<F extends SomeFile>(files: readonly F[], room: number) {
  const taken: F[] = []
  const refused: { file: F; refusal: Refusal }[] = []
  for (const file of files) {
    const refusal = refusalOf(file) ?? (taken.length >= room ? 'room' : undefined)
    if (refusal) refused.push({ file, refusal })
    else taken.push(file)
  }
  return { taken, refused }
}

/** What is clear before something is sent that can only be a picture. */
export const pictureRefusalOf = (file: SomeFile): Refusal | undefined =>
  isVideo(file) ? 'kind' : refusalOf(file)

/** A refusal in words that name what is accepted. */
export function refusalWords(
  refusal: Refusal,
  file: SomeFile,
  { uploads: { why } }: Messages,
  language: string,
): string {
  const size = formatBytes(file.size, language)
  if (refusal === 'pictureSize' || refusal === 'videoSize') return why[refusal](size)
  return refusal === 'room' ? why.room(MOST_MEDIA) : why[refusal]
}

/** What the server refused, or what went wrong on the way, in words. */
export function failureWords(
  error: unknown,
  file: SomeFile,
  messages: Messages,
  language: string,
): string {
  const refusal = refusalOfCode(codeOf(error), file)
  return refusal ? refusalWords(refusal, file, messages, language) : wordsOf(error, messages)
}

function refusalOfCode(code: string | undefined, file: SomeFile): Refusal | undefined {
  if (code === 'UNSUPPORTED_MEDIA') return 'kind'
  if (code === 'UNSAFE_DRAWING') return 'drawing'
  if (code === 'MEDIA_TOO_LARGE') return isVideo(file) ? 'videoSize' : 'pictureSize'
  return undefined
}
