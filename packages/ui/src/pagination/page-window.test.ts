import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((p) => (p < 0 ? '…' : p))
    .join(' ')

test('a short list shows every page', () => {
  expect(shown(1, 1)).toBe('1')
  expect(shown(2, 4)).toBe('1 2 3 4')
  expect(shown(3, 5)).toBe('1 2 3 4 5')
})

test('a long list shows the ends and the neighbours', () => {
  expect(shown(1, 40)).toBe('1 2 … 40')
  expect(shown(20, 40)).toBe('1 … 19 20 21 … 40')
  expect(shown(40, 40)).toBe('1 … 39 40')
})

test('a gap of one page is filled by that page', () => {
  expect(shown(4, 40)).toBe('1 2 3 4 5 … 40')
})
