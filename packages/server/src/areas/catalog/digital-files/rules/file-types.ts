import { violation } from '@vitrine/contract/kit'
import type { DigitalFileType } from '@vitrine/contract/vocabulary'

const mimeTypes: readonly [DigitalFileType, Readonly<Record<string, string>>][] = [
  [
    'SECURE_PICTURE',
    {
      jpg: 'image/jpeg',
      jpeg: 'image/jpeg',
      png: 'image/png',
      webp: 'image/webp',
      avif: 'image/avif',
      gif: 'image/gif',
      tif: 'image/tiff',
      tiff: 'image/tiff',
      heic: 'image/heic',
      svg: 'image/svg+xml',
      psd: 'image/vnd.adobe.photoshop',
    },
  ],
  [
    'SECURE_VIDEO',
    {
      mp4: 'video/mp4',
      m4v: 'video/mp4',
      mov: 'video/quicktime',
      webm: 'video/webm',
      mkv: 'video/matroska',
      avi: 'video/x-msvideo',
    },
  ],
  [
    'SECURE_DOCUMENT',
    {
      pdf: 'application/pdf',
      epub: 'application/epub+zip',
      txt: 'text/plain; charset=utf-8',
      md: 'text/markdown; charset=utf-8',
      csv: 'text/csv; charset=utf-8',
      rtf: 'application/rtf',
      doc: 'application/msword',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      xls: 'application/vnd.ms-excel',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ppt: 'application/vnd.ms-powerpoint',
      pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      odt: 'application/vnd.oasis.opendocument.text',
      ods: 'application/vnd.oasis.opendocument.spreadsheet',
      odp: 'application/vnd.oasis.opendocument.presentation',
    },
  ],
  [
    'SECURE_MUSIC',
    {
      mp3: 'audio/mpeg',
      m4a: 'audio/mp4',
      aac: 'audio/aac',
      flac: 'audio/flac',
      wav: 'audio/wav',
      aiff: 'audio/aiff',
      ogg: 'audio/ogg',
      opus: 'audio/opus',
      mid: 'audio/midi',
    },
  ],
  [
    'SECURE_ARCHIVE',
    {
      zip: 'application/zip',
      '7z': 'application/x-7z-compressed',
      rar: 'application/vnd.rar',
      tar: 'application/x-tar',
      gz: 'application/gzip',
      bz2: 'application/x-bzip2',
      xz: 'application/x-xz',
    },
  ],
]
const endings = new Map(
  mimeTypes.flatMap(([fileType, mimes]) =>
    Object.entries(mimes).map(([ending, mime]) => [ending, { fileType, mime }] as const),
  ),
)

const unknown = { fileType: 'SECURE_RAW', mime: 'application/octet-stream' } as const

/** The type of a file by its extension; the content is not examined. */
export const kindOf = (fileName: string): { fileType: DigitalFileType; mime: string } =>
  endings.get(fileName.split('.').slice(1).at(-1)?.toLowerCase() ?? '') ?? unknown

/** Refuses file names that a file system does not accept. */
export function checkFileName(fileName: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  if (!/[/\\\u0000-\u001f\u007f]|^[\s.]*$/.test(fileName)) return
  throw violation(
    'fileName',
    'FORMAT',
    'must be a name without slashes and control characters, not of dots alone',
  )
}

/** The Content-Disposition header: an ASCII name for old clients, UTF-8 for others. */
export function dispositionOf(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
