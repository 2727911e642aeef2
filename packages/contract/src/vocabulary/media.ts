export const mediaItemTypes = [
  'unspecified_media_item_type',
  'image',
  'video',
  'audio',
  'document',
  'zip',
] as const
export type MediaItemType = (typeof mediaItemTypes)[number]

export const digitalFileTypes = [
  'UNSPECIFIED',
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  'SECURE_RAW',
] as const
export type DigitalFileType = (typeof digitalFileTypes)[number]
