import { expect, test } from 'vitest'
import { preloadsOf } from './screen-preloads.ts'

const screens = {
  '/': ['assets/home.js'],
  '/products/$productId': ['assets/product.js', 'assets/product.css'],
  '/products/sheet': ['assets/sheet.js'],
}
const filesOf = (pathname: string) =>
  [...preloadsOf(screens, pathname).matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

test.each([
  ['/dashboard', ['/dashboard/assets/home.js']],
  ['/dashboard/', ['/dashboard/assets/home.js']],
  ['/dashboard/products/17', ['/dashboard/assets/product.js', '/dashboard/assets/product.css']],
  ['/dashboard/products/sheet', ['/dashboard/assets/sheet.js']],
  ['/dashboard/products/17/more', []],
  ['/dashboard/unknown', []],
])('the page at %s preloads %j', (pathname, files) => {
  expect(filesOf(pathname)).toEqual(files)
})
