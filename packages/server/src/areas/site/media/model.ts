import type {
  FocalPoint,
  MediaKind,
  MediaSort,
  MediaState,
  MediaUses,
} from '@vitrine/contract/media'
import type { RawBuilder } from 'kysely'
import type { FileStorage } from '../../../platform/file-storage.ts'
import type { Tx } from '../../../platform/tx.ts'

/** The storage of originals. */
export type MediaStorage = Pick<FileStorage, 'open' | 'remove' | 'store'>

/** One picture or video of a site's library. */
export interface MediaItem {
  readonly id: string
  readonly kind: MediaKind
  readonly state: MediaState
  readonly fileName: string
  /** Empty while unknown. */
  readonly mime: string
  readonly bytes: number
  /** Pixels as displayed; 0 while unknown. */
  readonly width: number
  readonly height: number
  readonly ground: string | null
  /** The focal point when cropped; null: the center, and for videos. */
  readonly focalPoint: FocalPoint | null
  /** The length of a video; null while unknown, and for pictures. */
  readonly durationMs: number | null
  /** The poster of a video. */
  readonly posterId: string | null
  readonly altText: string
  readonly sourceUrl: string | null
  /** Storage key of the original; null while there is none. */
  readonly storageKey: string | null
  readonly failure: string | null
  readonly fetchAttempts: number
  readonly createdDate: Date
}

/** The result of inspecting a file's content. */
export interface FileProperties {
  readonly kind: MediaKind
  readonly mime: string
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly ground: string | null
  readonly durationMs: number | null
}

/** A picture or video as other features may show it; `url` is its source while it is not stored. */
export interface MediaDescription {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly ground: string | null
  readonly altText: string
  readonly state: MediaState
  readonly sourceUrl: string | null
  readonly mime: string
}

/** A picture or video as galleries show it. */
export interface GalleryPiece
  extends Pick<
    MediaItem,
    'id' | 'kind' | 'altText' | 'width' | 'height' | 'ground' | 'focalPoint'
  > {
  readonly title: string
  /** Set for videos. */
  readonly video: {
    /** File extension, such as `mp4`; empty while unknown. */
    readonly format: string
    readonly poster: Pick<
      MediaItem,
      'id' | 'altText' | 'width' | 'height' | 'ground' | 'focalPoint'
    > | null
  } | null
}

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** One rendition of a picture. Without a height it keeps the picture's ratio. */
export interface Rendition {
  readonly width: number
  readonly height?: number
  readonly format: RenditionFormat
  /** The part of the original that is shown; all of it when absent. */
  readonly crop?: Crop
  /** The focal point of a cropped picture; the center when absent. */
  readonly focalPoint?: FocalPoint
}

/** A part of a picture, in pixels of its original. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Implemented by features that use library files. */
export interface MediaReferences {
  /** A query of the ids that it shows, in a column `id`; null and repeated ones are allowed. */
  usedIds(tx: Tx): RawBuilder<unknown>
  /** The uses of a file: the first places, and the total number. */
  find(tx: Tx, id: string, limit: number): Promise<MediaUses>
  /** Shows another file of the same kind in all these places, or none. Appends facts. */
  exchange(
    tx: Tx,
    from: string,
    to: { readonly id: string; readonly url: string } | null,
  ): Promise<void>
  /** Removes the feature's alternative texts that equal the library's, which is about to change. */
  dropRepeatedAltTexts?(
    tx: Tx,
    before: readonly { readonly id: string; readonly altText: string }[],
  ): Promise<void>
}

/** A page of the library, by part of a file name or alternative text, kind and use. */
export interface LibraryQuery {
  readonly search?: string
  readonly kind?: MediaKind
  readonly mimeType?: string
  /** Size of the original. */
  readonly minBytes?: number
  readonly maxBytes?: number
  readonly unused?: boolean
  readonly withoutAltText?: boolean
  readonly sort?: MediaSort
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}
