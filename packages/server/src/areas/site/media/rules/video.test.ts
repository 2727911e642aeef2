import { describe, expect, test } from 'vitest'
import { acceptVideo, looksLikeVideo, type VideoFacts } from './video.ts'

const facts: VideoFacts = {
  container: 'MPEG-4',
  profile: 'Base Media',
  codec: 'AVC',
  isEncrypted: false,
  isCut: false,
  width: 1920,
  height: 1080,
  pixelRatio: 1,
  rotation: 0,
  seconds: 2.008,
}

describe('a video', () => {
  test('has its size, duration and format', () => {
    expect(acceptVideo(facts)).toEqual({
      kind: 'video',
      mime: 'video/mp4',
      extension: 'mp4',
      width: 1920,
      height: 1080,
      ground: null,
      durationMs: 2008,
    })
    const webm = acceptVideo({ ...facts, container: 'WebM', profile: '', codec: 'VP9' })
    expect(webm).toMatchObject({ mime: 'video/webm', extension: 'webm' })
  })

  test.each([
    [90, 1080, 1920],
    [180, 1920, 1080],
    [270, 1080, 1920],
    [-90, 1080, 1920],
  ])('that was recorded with the camera turned by %i degrees has its visible size', (...turn) => {
    const [rotation, width, height] = turn
    expect(acceptVideo({ ...facts, rotation })).toMatchObject({ width, height })
  })

  test('of pixels that are not square has its visible width', () => {
    const wide = acceptVideo({ ...facts, width: 720, height: 576, pixelRatio: 1.422 })
    expect(wide).toMatchObject({ width: 1024, height: 576 })
  })

  test('without a duration has no length', () => {
    expect(acceptVideo({ ...facts, seconds: undefined }).durationMs).toBeNull()
    expect(acceptVideo({ ...facts, seconds: 0 }).durationMs).toBeNull()
  })

  test.each<[string, Partial<VideoFacts>, string]>([
    ['in H.265', { codec: 'HEVC' }, 'is written in H.265; browsers play H.264, AV1, VP9'],
    ['of QuickTime', { profile: 'QuickTime' }, 'is a QuickTime file; send it as MP4 or WebM'],
    ['of Matroska', { container: 'Matroska', profile: '' }, 'is a Matroska file'],
    ['of a kind nobody knows', { container: '', profile: '' }, 'is a damaged file'],
    ['without pictures', { codec: '' }, 'The file holds no video'],
    ['under a key', { isEncrypted: true }, 'is encrypted'],
    ['without its end', { isCut: true }, 'its end is missing'],
    ['without a size', { width: 0 }, 'A video is 1 to 16384 pixels wide and high'],
    ['too large to be seen', { width: 20_000 }, 'A video is 1 to 16384 pixels wide and high'],
  ])('%s is refused with a clear error', (_, other, message) => {
    expect(() => acceptVideo({ ...facts, ...other })).toThrow(message)
  })
})

test.each([
  ['an MP4', '\0\0\0\x20ftypisom', true],
  ['a WebM', '\x1A\x45\xDF\xA3\0\0\0\0\0\0\0\0', true],
  ['an AVIF picture', '\0\0\0\x20ftypavif', false],
  ['a HEIC picture', '\0\0\0\x20ftypheic', false],
  ['a PNG', '\x89PNG\r\n\x1A\n\0\0\0\r', false],
  ['nothing', '', false],
])('the first bytes show whether %s is a video', (_, head, isVideo) => {
  expect(looksLikeVideo(Buffer.from(head, 'latin1'))).toBe(isVideo)
})
