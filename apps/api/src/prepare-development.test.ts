import { expect, test } from 'vitest'
import { demoSites } from './prepare-development.ts'

test('the shops of the demo speak of what they sell, not of how they are made', () => {
  const texts = demoSites.flatMap(({ name, tagline }) => [name, tagline])
  expect(texts.filter((text) => /dialect|catalog|version|\bapi\b|\bv[13]\b/i.test(text))).toEqual(
    [],
  )
})
