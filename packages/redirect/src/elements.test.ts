import { afterAll, beforeAll, expect, test } from 'vitest'
import { textAtShop } from './elements.ts'
import { setShop, stopRedirecting } from './state.ts'

beforeAll(() => setShop('https://shop.example.test'))
afterAll(stopRedirecting)

test('the widths and foreign pictures of a srcset are unchanged', () => {
  expect(
    textAtShop(
      'srcset',
      'https://static.wixstatic.com/media/a.png/v1/fill/w_1,h_2,al_c/a.png 1x, /b.png 2x,https://example.test/c.png 3x',
    ),
  ).toBe(
    'https://shop.example.test/media/a.png/v1/fill/w_1,h_2,al_c/a.png 1x, /b.png 2x,https://example.test/c.png 3x',
  )
})

test('in a style only addresses of the platform change', () => {
  expect(
    textAtShop(
      'style',
      'color: red; background: url("https://static.wixstatic.com/media/a.png") 0 0, url(/b.png)',
    ),
  ).toBe('color: red; background: url("https://shop.example.test/media/a.png") 0 0, url(/b.png)')
})

test('other addresses are unchanged', () => {
  expect(textAtShop('src', 'https://example.test/a.png')).toBe('https://example.test/a.png')
})
