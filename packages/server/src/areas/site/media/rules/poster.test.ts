import { expect, test } from 'vitest'
import type { MediaItem } from '../model.ts'
import { defaultPosterOf, drawPosterSvg } from './poster.ts'

const video = { id: 'a.mp4', kind: 'video', width: 0, height: 0, storageKey: null } as MediaItem

test('a still is drawn in the ratio of its video, as sharp as a picture', () => {
  const still = defaultPosterOf({ ...video, width: 54, height: 96 })
  expect(still).toMatchObject({ id: 'a.mp4', width: 1125, height: 2000 })
  expect(drawPosterSvg(still)).toContain('viewBox="0 0 1125 2000"')
})

test('videos of unknown size share a still', () => {
  const still = defaultPosterOf(video)
  expect(still).toMatchObject({ width: 2000, height: 1125 })
  expect(still.id).toBe(defaultPosterOf({ ...video, id: 'b.mp4' }).id)
  expect(still.id).not.toBe(video.id)
})
