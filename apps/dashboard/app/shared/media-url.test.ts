import { expect, test } from 'vitest'
import { imageAtWidth, isLibraryMedia, listThumbnail, mediaFilePath } from './media-url.ts'

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
])('%s is external and unchanged', (url) => {
  expect(isLibraryMedia(url)).toBe(false)
  expect(imageAtWidth(url, 96)).toBe(url)
})

test('a file of the library is on the host of this page', () => {
  expect(mediaFilePath('a~mv2.webm')).toBe('/media/a~mv2.webm')
})

const picture = { url: 'https://shop.test/media/a.jpg', kind: 'image', width: 800 } as const

test('a list shows the picture, or of a video its poster', () => {
  expect(listThumbnail(picture)).toBe(picture.url)
  expect(listThumbnail({ ...picture, kind: 'video', width: 0 })).toBe(picture.url)
})

test('a list shows nothing for a picture that is not fetched yet, or missing', () => {
  expect(listThumbnail({ ...picture, width: 0 })).toBeUndefined()
  expect(listThumbnail(undefined)).toBeUndefined()
})
