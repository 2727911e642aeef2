import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { french } from '../../messages/french.fixture.ts'
import { german } from '../../messages/german.fixture.ts'
import { spanish } from '../../messages/spanish.fixture.ts'
import {
  failureMessage,
  isVideoAddress,
  pictureRefusalOf,
  refusalMessage,
  refusalOf,
  sortFiles,
} from './accepted-files.ts'

const MIB = 1024 * 1024
const file = (name: string, type: string, size = 1000) => ({ name, type, size })
const refused = (code: string) =>
  new VitrineError({ kind: 'application', code, message: 'No', status: 415, requestId: 'r' })

test.each([
  file('jar.jpg', 'image/jpeg', 25 * MIB),
  file('turning.mp4', 'video/mp4', 200 * MIB),
  file('turning.webm', 'video/webm', 30 * MIB),
  file('turning.M4V', '', 30 * MIB),
  file('picture', ''),
])('$name of $size bytes is sent', (one) => {
  expect(refusalOf(one)).toBeUndefined()
})

test.each([
  [file('jar.jpg', 'image/jpeg', 25 * MIB + 1), 'pictureSize'],
  [file('turning.mp4', 'video/mp4', 200 * MIB + 1), 'videoSize'],
  [file('turning.webm', '', 200 * MIB + 1), 'videoSize'],
  [file('list.pdf', 'application/pdf'), 'kind'],
  [file('old.avi', 'video/x-msvideo'), 'kind'],
  [file('phone.mov', 'video/quicktime'), 'kind'],
  [file('nothing.png', 'image/png', 0), 'empty'],
] as const)('%o is refused before it is sent', (one, why) => {
  expect(refusalOf(one)).toBe(why)
})

test('one invalid file does not block others, and files above the limit are reported', () => {
  const [a, bad, b, c] = [
    file('a.jpg', 'image/jpeg'),
    file('list.pdf', 'application/pdf'),
    file('b.webm', 'video/webm'),
    file('c.jpg', 'image/jpeg'),
  ] as const
  expect(sortFiles([a, bad, b, c], 2)).toEqual({
    taken: [a, b],
    refused: [
      { file: bad, refusal: 'kind' },
      { file: c, refusal: 'room' },
    ],
  })
})

test('a video is not accepted as a picture', () => {
  expect(pictureRefusalOf(file('turning.mp4', 'video/mp4'))).toBe('kind')
  expect(pictureRefusalOf(file('jar.jpg', 'image/jpeg'))).toBeUndefined()
})

test('a refusal names the accepted types, and the size of the file', () => {
  const large = file('turning.mp4', 'video/mp4', 300 * MIB)
  expect(refusalMessage('videoSize', large, english, 'en')).toBe(
    'It has 314.6 MB; a video may have up to 200 MB.',
  )
  expect(refusalMessage('kind', large, english, 'en')).toContain(
    'MP4 with H.264, AV1 or VP9, or WebM',
  )
  expect(refusalMessage('room', large, german, 'de')).toContain('bis zu 50')
  expect(refusalMessage('room', large, spanish, 'es')).toContain('hasta 50')
  expect(refusalMessage('room', large, french, 'fr')).toContain('jusqu’à 50')
})

test('an error of the server is shown in the language of the reader', () => {
  const hevc = file('hevc.mp4', 'video/mp4')
  const messageOf = (code: string, one = hevc) => failureMessage(refused(code), one, german, 'de')
  expect(messageOf('UNSUPPORTED_MEDIA')).toContain('Videos: MP4 mit H.264')
  expect(messageOf('MEDIA_TOO_LARGE')).toContain('ein Video')
  expect(messageOf('MEDIA_TOO_LARGE', file('jar.png', 'image/png'))).toContain('ein Bild')
  expect(messageOf('UNSAFE_DRAWING')).toContain('SVG')
  expect(failureMessage(new Error('lost'), hevc, english, 'en')).toBe(english.failure.unknown)
})

test.each([
  ['https://x.test/a/turning.mp4', true],
  ['https://x.test/turning.WEBM?v=2', true],
  ['https://x.test/jar.jpg?next=turning.mp4', false],
  ['no address.mp4', false],
])('%s is the address of a video: %s', (url, is) => {
  expect(isVideoAddress(url)).toBe(is)
})
