import { readFileSync } from 'node:fs'
import { assert, asyncProperty, integer, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inspectVideo } from './inspect-video.ts'

/** The runs that fit in; the rest of the 20 seconds of a test are for the last of them. */
const MAX_TEST_MS = 8000

const videos = new URL('../../../../../../testkit/src/videos/', import.meta.url)
const [mp4, webm, hevc] = ['turning.mp4', 'turning.webm', 'hevc.mp4'].map((name) =>
  readFileSync(new URL(name, videos)),
) as [Buffer, Buffer, Buffer]

const inspect = (file: Uint8Array) =>
  inspectVideo(file.byteLength, async (place, length) => file.subarray(place, place + length))

describe('a video', () => {
  test('has its size and length, as MP4 and as WebM', async () => {
    const size = { width: 96, height: 54, durationMs: 2000, kind: 'video' }
    expect(await inspect(mp4)).toMatchObject({ ...size, mime: 'video/mp4' })
    expect(await inspect(webm)).toMatchObject({ ...size, mime: 'video/webm' })
  })

  test('is read in pieces, however large it is', async () => {
    const bytes = 300 * 1024 * 1024
    const read: number[] = []
    // The end of the video is empty bytes, which need not be read.
    const item = await inspectVideo(bytes, async (place, length) => {
      read.push(length)
      return Buffer.concat([mp4.subarray(place), Buffer.alloc(length)]).subarray(0, length)
    })
    expect(item).toMatchObject({ width: 96, height: 54 })
    expect(Math.max(...read)).toBeLessThanOrEqual(256 * 1024)
    expect(read.length).toBeLessThan(20)
  })

  test('that browsers cannot play is refused', async () => {
    await expect(inspect(hevc)).rejects.toMatchObject({ definition: { code: 'UNSUPPORTED_MEDIA' } })
  })

  test.each([
    ['an MP4', mp4],
    ['a WebM', webm],
  ])('without its end is refused, as %s', async (_, video) => {
    await expect(inspect(video.subarray(0, video.length - 900))).rejects.toThrow(
      'its end is missing',
    )
  })

  test('that is cut off or changed anywhere is refused or read, without another error', async () => {
    const damaged = asyncProperty(
      integer({ min: 0, max: 8000 }),
      integer({ min: 0, max: 8000 }),
      uint8Array({ minLength: 1, maxLength: 40 }),
      async (end, place, bytes) => {
        for (const video of [mp4, webm]) {
          const copy = Buffer.from(video.subarray(0, end || video.length))
          copy.set(
            bytes.subarray(0, Math.max(0, copy.length - place)),
            Math.min(place, copy.length),
          )
          const answer = await inspect(copy).catch((error) => error)
          const isDeclared =
            answer.kind === 'video' || answer.definition?.code === 'UNSUPPORTED_MEDIA'
          expect(isDeclared ? 'declared' : String(answer)).toBe('declared')
        }
      },
    )
    // Each run starts two readers of their own, which takes long on a busy machine.
    await assert(damaged, { numRuns: 25, interruptAfterTimeLimit: MAX_TEST_MS })
  })
})
