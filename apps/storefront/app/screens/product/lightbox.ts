import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { type PictureView, pictureAt, pictureSrcSet } from '../../views/picture.ts'

const unknownSize = { width: 1600, height: 2000 }

/** Opens the pictures over the page; closed by Escape, a swipe or its button. */
export function openLightbox(pictures: readonly PictureView[], index: number) {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    index,
    dataSource: pictures.map((picture) => ({
      src: pictureAt(picture, 2000),
      srcset: pictureSrcSet(picture) ?? '',
      ...(picture.width && picture.height
        ? { width: picture.width, height: picture.height }
        : unknownSize),
      alt: picture.alt,
    })),
    bgOpacity: 0.94,
    showHideAnimationType: reducesMotion ? 'none' : 'fade',
    zoomAnimationDuration: reducesMotion ? 0 : 240,
  })
  lightbox.init()
}
