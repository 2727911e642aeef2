import { expect, test } from 'vitest'
import { preloadsOf } from './screen-preloads.ts'

const files = {
  screens: {
    '/': { files: ['assets/home.js'], parts: [] },
    '/products/$productId': {
      files: ['assets/product.js', 'assets/product.css'],
      parts: ['catalog'],
    },
    '/products/sheet': { files: ['assets/sheet.js'], parts: ['catalog'] },
  },
  messages: {
    shell: { en: ['assets/en-shell.js'], fr: ['assets/fr-shell.js'] },
    catalog: { en: ['assets/en-catalog.js'], fr: ['assets/fr-catalog.js', 'assets/fr.js'] },
  },
}
const filesOf = (pathname: string, accepted: string | null = null) =>
  [...preloadsOf(files, pathname, accepted).matchAll(/href="\/dashboard\/([^"]+)"/g)].map(
    ([, file]) => file,
  )

test.each([
  ['/dashboard', ['assets/home.js']],
  ['/dashboard/', ['assets/home.js']],
  ['/dashboard/products/17', ['assets/en-catalog.js', 'assets/product.js', 'assets/product.css']],
  ['/dashboard/products/sheet', ['assets/en-catalog.js', 'assets/sheet.js']],
  ['/dashboard/products/17/more', []],
  ['/dashboard/unknown', []],
])('the page at %s preloads the messages of the shell and %j', (pathname, own) => {
  expect(filesOf(pathname)).toEqual(['assets/en-shell.js', ...own])
})

test.each([
  ['fr-CA, en;q=0.5', ['assets/fr-shell.js', 'assets/fr-catalog.js', 'assets/fr.js']],
  ['sv, en;q=0.5', ['assets/en-shell.js', 'assets/en-catalog.js']],
  ['sv', ['assets/en-shell.js', 'assets/en-catalog.js']],
])('a reader of %s gets %j', (accepted, texts) => {
  expect(filesOf('/dashboard/products/sheet', accepted)).toEqual([...texts, 'assets/sheet.js'])
})

test('a dashboard without a list of its files preloads nothing', () => {
  expect(preloadsOf({ screens: {}, messages: {} }, '/dashboard/products/17', 'fr')).toBe('')
})
