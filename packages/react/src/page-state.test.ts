import { expect, test } from 'vitest'
import { parsePageState, writePageState } from './page-state.ts'

test('moments and words arrive as they were sent', () => {
  const state = { at: new Date('2026-01-02T03:04:05.678Z'), words: 'Zoë 🌊', none: null, list: [1] }
  expect(parsePageState(writePageState(state))).toEqual(state)
})

test('nothing can end the script it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  expect(writePageState({ name })).not.toContain('<')
  expect(parsePageState(writePageState({ name }))).toEqual({ name })
})
