import type { MediaView } from '../../views/media.ts'

/** A slide of the gallery, and whether it takes a whole row. */
export type GalleryItem = { media: MediaView; isWide: boolean }

/** The first slide and every video take a whole row; pictures between them are paired, so that no gap remains. */
export function layOutGallery(media: readonly MediaView[]): GalleryItem[] {
  let run = 0
  return media.map((one, index) => {
    if (index === 0 || one.kind === 'video') {
      run = 0
      return { media: one, isWide: true }
    }
    run += 1
    const isLastOfRun = media[index + 1]?.kind !== 'picture'
    return { media: one, isWide: isLastOfRun && run % 2 === 1 }
  })
}
