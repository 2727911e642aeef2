import { expect, test } from 'vitest'
import { freeSlug } from './form.ts'

test('a copied article gets the first address that no other one has', () => {
  expect(freeSlug('raku', [])).toBe('raku')
  expect(freeSlug('raku', ['raku-2'])).toBe('raku')
  expect(freeSlug('raku', ['raku', 'raku-2', 'raku-4'])).toBe('raku-3')
  const long = 'r'.repeat(80)
  expect(freeSlug(long, [long])).toBe(`${'r'.repeat(78)}-2`)
})
