import { afterAll, beforeAll, expect, test } from 'vitest'
import { textAtShop } from './elements.ts'
import { setShop, stopRedirecting } from './state.ts'

beforeAll(() => setShop('https://shop.example.test'))
afterAll(stopRedirecting)

test('a srcset keeps its widths and its pictures elsewhere', () => {
  expect(
    textAtShop(
      'srcset',
      'https://static.wixstatic.com/media/a.png/v1/fill/w_1,h_2,al_c/a.png 1x, /b.png 2x,https://example.test/c.png 3x',
    ),
  ).toBe(
    'https://shop.example.test/media/a.png/v1/fill/w_1,h_2,al_c/a.png 1x, /b.png 2x,https://example.test/c.png 3x',
  )
})

test('a style keeps everything but its addresses of the platform', () => {
  expect(
    textAtShop(
      'style',
      'color: red; background: url("https://static.wixstatic.com/media/a.png") 0 0, url(/b.png)',
    ),
  ).toBe('color: red; background: url("https://shop.example.test/media/a.png") 0 0, url(/b.png)')
})

test('an address of something else stays', () => {
  expect(textAtShop('src', 'https://example.test/a.png')).toBe('https://example.test/a.png')
})
