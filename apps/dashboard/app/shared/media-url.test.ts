import { expect, test } from 'vitest'
import {
  imageAtWidth,
  isLibraryMedia,
  listThumbnail,
  type MediaItem,
  mediaFilePath,
} from './media-url.ts'

test.each([
  ['/media/a~mv2.jpg', '/media/a~mv2.jpg/w_96'],
  ['https://shop.test/media/a~mv2.jpg', 'https://shop.test/media/a~mv2.jpg/w_96'],
  ['https://shop.test/media/a~mv2.jpg/w_50', 'https://shop.test/media/a~mv2.jpg/w_96'],
  ['/media/a~mv2.webm', '/media/a~mv2.webm/w_96'],
  ['/media/a~mv2.jpg/v1/fill/w_40,h_40/a.jpg', '/media/a~mv2.jpg/w_96'],
])('%s is a picture of ours in every width', (url, at) => {
  expect(isLibraryMedia(url)).toBe(true)
  expect(imageAtWidth(url, 96)).toBe(at)
})

test.each([
  'https://x.test/jar.jpg',
  'https://x.test/pictures/media/jar.jpg',
  '/dashboard/jar.jpg',
])('%s is none of ours and stays as it is', (url) => {
  expect(isLibraryMedia(url)).toBe(false)
  expect(imageAtWidth(url, 96)).toBe(url)
})

test('a file of the library is on the host of this page', () => {
  expect(mediaFilePath('a~mv2.webm')).toBe('/media/a~mv2.webm')
})

const thumbnail = { url: 'https://shop.test/media/a.jpg/w_50', width: 50, height: 50 }
const picture = (width: number): MediaItem => ({
  id: 'a.jpg',
  title: '',
  mediaType: 'image',
  image: { url: 'https://shop.test/media/a.jpg', width, height: width },
  thumbnail,
})

test('a list shows the picture or the still of the main media', () => {
  expect(listThumbnail(picture(800))).toBe(thumbnail.url)
  const { image, ...still } = picture(800)
  const video = { files: [], stillFrameMediaId: 'a.jpg' }
  expect(listThumbnail({ ...still, mediaType: 'video', video })).toBe(thumbnail.url)
})

test('a list shows nothing of a picture that is not fetched yet, nor where there is none', () => {
  expect(listThumbnail(picture(0))).toBeUndefined()
  expect(listThumbnail(undefined)).toBeUndefined()
})
