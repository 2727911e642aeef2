import type { MediaView, VideoView } from '../../views/media.ts'
import type { PictureView } from '../../views/picture.ts'

const picture = (src: string): PictureView => ({
  src,
  isStored: true,
  width: 1600,
  height: 2000,
  alt: 'A jar',
})

export const aPicture = (src = '/media/jar.jpg'): MediaView => ({
  kind: 'picture',
  picture: picture(src),
})

export const aVideo = (own: Partial<VideoView> = {}): MediaView => ({
  kind: 'video',
  video: {
    files: [{ src: '/media/turning.webm', type: 'video/webm' }],
    width: 1920,
    height: 1080,
    alt: '',
    hasPoster: true,
    poster: { ...picture('/media/still.jpg'), width: 0, height: 0 },
    ...own,
  },
})
