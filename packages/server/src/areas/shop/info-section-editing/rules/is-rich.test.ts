import { expect, test } from 'vitest'
import { isRich } from './is-rich.ts'

test('a text with a video, also within a quote, is rich content', () => {
  const words = { type: 'PARAGRAPH' as const, nodes: [{ type: 'TEXT' as const }] }
  expect([isRich(null), isRich({ nodes: [words] })]).toEqual([false, false])
  const video = { type: 'BLOCKQUOTE' as const, nodes: [{ type: 'VIDEO' as const }] }
  expect(isRich({ nodes: [words, video] })).toBe(true)
})
