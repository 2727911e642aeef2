import { expect, test } from 'vitest'
import type { Call } from '../../../api/client.ts'
import { posterFileName, posterUrl, uploadFrame } from './poster.ts'

test.each([
  ['turning.webm', 'turning-still.jpg'],
  ['a.jar.turns.mp4', 'a.jar.turns-still.jpg'],
  ['turning', 'turning-still.jpg'],
])('the still of %s has the name %s', (video, still) => {
  expect(posterFileName(video)).toBe(still)
})

test('the name of a still is within the limit of names', () => {
  expect(posterFileName(`${'a'.repeat(255)}.mp4`).length).toBeLessThanOrEqual(255)
})

test('a frame becomes a picture of the library, named after its video', async () => {
  const asked: unknown[] = []
  const call = (async (...all: unknown[]) => {
    asked.push(all)
    return { media: { id: 'still.jpg' } }
  }) as unknown as Call
  const frame = new Blob(['frame'])
  const id = await uploadFrame(call, { id: 'video.webm', fileName: 'turning.webm' }, frame)
  expect(id).toBe('still.jpg')
  expect(asked).toEqual([['media.uploadMedia', { fileName: 'turning-still.jpg' }, { body: frame }]])
})

test('a still is shown from the address of its picture', () => {
  expect(posterUrl('a~mv2.jpg')).toBe('/media/a~mv2.jpg')
  expect(posterUrl(undefined)).toBeUndefined()
})
