import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  imageFillUrl,
  imageFitUrl,
  imageSrcset,
  imageUrl,
  makeImageAddress,
  parseImageAddress,
} from './image-url.ts'
import { makeVideoAddress, parseVideoAddress, videoPosterAddress, videoUrl } from './video-url.ts'

const text = string({ unit: 'grapheme', minLength: 1 })
const size = integer({ min: 1, max: 20_000 })

test('an image address has id, filename and size', () => {
  const image = { id: 'abc~mv2.png', filename: 'blue mug.png', width: 800, height: 600 }
  expect(makeImageAddress(image)).toBe(
    'wix:image://v1/abc~mv2.png/blue%20mug.png#originWidth=800&originHeight=600',
  )
})

test('the alternative text replaces a missing filename, the url a missing id', () => {
  expect(makeImageAddress({ id: 'a.png', altText: 'Mug' })).toBe('wix:image://v1/a.png/Mug')
  expect(makeImageAddress({ id: 'a.png', filename: '', altText: 'Mug' })).toBe(
    'wix:image://v1/a.png/Mug',
  )
  expect(makeImageAddress({ id: 'a.png', width: 8, height: 6 })).toBe(
    'wix:image://v1/a.png#originWidth=8&originHeight=6',
  )
  expect(makeImageAddress({ url: 'https://x.test/a.png' })).toBe('https://x.test/a.png')
  expect(makeImageAddress({})).toBe('')
})

test('any image is the same after encoding and parsing', () => {
  assert(
    property(text, text, size, size, (id, filename, width, height) => {
      const image = { id, filename, width, height }
      expect(parseImageAddress(makeImageAddress(image))).toEqual(image)
    }),
  )
})

test('an unknown size is absent', () => {
  const address = 'wix:image://v1/a.png/a.png#originWidth=undefined&originHeight=undefined'
  expect(parseImageAddress(address)).toEqual({
    id: 'a.png',
    filename: 'a.png',
    width: undefined,
    height: undefined,
  })
})

test.each(['https://x.test/a.png', 'wix:image://v1/', 'wix:video://v1/a/b', ''])(
  '"%s" is not an image address',
  (address) => {
    expect(parseImageAddress(address)).toBeUndefined()
  },
)

test('a video address has the poster, the second one when there are two', () => {
  const first = { id: 'p1.jpg', width: 100, height: 50 }
  const second = { id: 'p2.jpg', width: 1920, height: 1080 }
  const video = { id: 'v1', filename: 'spin.mp4' }
  expect(makeVideoAddress({ ...video, posters: [first] })).toBe(
    'wix:video://v1/v1/spin.mp4#posterUri=p1.jpg&posterWidth=100&posterHeight=50',
  )
  expect(makeVideoAddress({ ...video, posters: [first, second] })).toBe(
    'wix:video://v1/v1/spin.mp4#posterUri=p2.jpg&posterWidth=1920&posterHeight=1080',
  )
})

test('any video is the same after encoding and parsing', () => {
  assert(
    property(text, text, text, size, size, (id, filename, poster, width, height) => {
      const video = { id, filename, posters: [{ id: poster, width, height }] }
      expect(parseVideoAddress(makeVideoAddress(video))).toEqual(video)
    }),
  )
  expect(parseVideoAddress(makeVideoAddress({ id: 'v' }))).toEqual({
    id: 'v',
    filename: '',
    posters: [],
  })
})

test('a stored image is addressed by id and width, a video by id', () => {
  expect(imageUrl('a.png')).toBe('/media/a.png')
  expect(imageUrl('a.png', 640, 'https://shop.test')).toBe('https://shop.test/media/a.png/w_640')
  expect(imageSrcset('a.png', [320, 640])).toBe('/media/a.png/w_320 320w, /media/a.png/w_640 640w')
  expect(videoUrl('v.mp4')).toBe('/media/v.mp4')
})

test('an image is filled or fit into a frame, by its id or by its address', () => {
  expect(imageFillUrl('a.png', 300, 200)).toBe('/media/a.png/v1/fill/w_300,h_200/image')
  const address = makeImageAddress({ id: 'a.png', filename: 'blue mug.png', width: 8, height: 6 })
  expect(imageFitUrl(address, 300, 200, 'https://shop.test')).toBe(
    'https://shop.test/media/a.png/v1/fit/w_300,h_200/blue%20mug.png',
  )
})

test('a framed picture has the same address by its id as by its address', () => {
  assert(
    property(text, text, size, size, (id, filename, width, height) => {
      const address = makeImageAddress({ id, filename, width, height })
      const [mode, frame] = ['fill', `w_${width},h_${height}`]
      const parts = imageFillUrl(address, width, height).split('/')
      expect(parts.map(decodeURIComponent)).toEqual(['', 'media', id, 'v1', mode, frame, filename])
      expect(imageFillUrl(id, width, height)).toBe([...parts.slice(0, -1), 'image'].join('/'))
    }),
  )
})

test('poster and file of a video are found by its address', () => {
  const address = makeVideoAddress({
    id: 'v.mp4',
    filename: 'spin.mp4',
    posters: [{ id: 'p.jpg', width: 8, height: 6 }],
  })
  expect(videoPosterAddress(address)).toBe(
    'wix:image://v1/p.jpg/spin.mp4#originWidth=8&originHeight=6',
  )
  expect(videoPosterAddress(makeVideoAddress({ id: 'v.mp4' }))).toBeUndefined()
  expect(videoPosterAddress('nothing')).toBeUndefined()
  expect(videoUrl(address)).toBe('/media/v.mp4')
})

test('an address that is encoded again is the same', () => {
  const addresses = [
    'wix:image://v1/a~mv2.png/blue%20mug.png#originWidth=800&originHeight=600',
    'wix:image://v1/a~mv2.png',
    'wix:video://v1/v/spin.mp4#posterUri=p.jpg&posterWidth=8&posterHeight=6',
  ]
  for (const address of addresses) {
    const image = parseImageAddress(address)
    const video = parseVideoAddress(address)
    expect(image ? makeImageAddress(image) : video && makeVideoAddress(video)).toBe(address)
  }
})

test.each([0, -1, 1.5, Number.NaN])('a width of %s is refused', (width) => {
  expect(() => imageUrl('a.png', width)).toThrow(`whole numbers of pixels from 1, not ${width}`)
  expect(() => imageFillUrl('a.png', 10, width)).toThrow(RangeError)
})
