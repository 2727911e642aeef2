import type { GalleryItem } from '../../../catalog/index.ts'

/** The first displayable item of a gallery, and the next picture: a card never shows a second video. */
export const cardPictures = (gallery: readonly GalleryItem[]): GalleryItem[] =>
  gallery
    .filter(canBeDrawn)
    .filter(({ kind }, at) => at === 0 || kind === 'image')
    .slice(0, 2)

/** A video without a poster is displayable once its file was fetched. */
const canBeDrawn = ({ kind, width, video }: GalleryItem): boolean =>
  kind === 'image' || Boolean(video?.poster) || width > 0
