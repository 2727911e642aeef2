import { expect, test } from 'vitest'
import { parsePageState, writePageState } from './page-state.ts'

test('dates and texts are read as they were sent', () => {
  const state = { at: new Date('2026-01-02T03:04:05.678Z'), words: 'Zoë 🌊', none: null, list: [1] }
  expect(parsePageState(writePageState(state))).toEqual(state)
})

test('no content can end its script element', () => {
  const name = '</script><script>alert(1)</script><!--'
  expect(writePageState({ name })).not.toContain('<')
  expect(parsePageState(writePageState({ name }))).toEqual({ name })
})
