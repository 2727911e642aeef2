import { expect, test } from 'vitest'
import { isOwnNavigation } from './navigation.ts'

test.each([
  ['a page of its own', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }, true],
  ['a frame of this site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, true],
  ['a frame of another', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, false],
  ['a frame of a neighbour', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }, false],
  ['a browser that does not say', {}, true],
])('cookies count in %s: %o', (_, headers: Record<string, string>, counts) => {
  expect(isOwnNavigation((name) => headers[name], 'query')).toBe(counts)
})

test('a browser without the header is refused in a frame', () => {
  expect(isOwnNavigation(() => undefined, 'web_message')).toBe(false)
})
