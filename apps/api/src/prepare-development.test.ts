import { expect, test } from 'vitest'
import { demoSites } from './prepare-development.ts'

test('the texts of the demo shops are about their products, not about their creation', () => {
  const texts = demoSites.flatMap(({ name, tagline }) => [name, tagline])
  expect(texts.filter((text) => /dialect|catalog|version|\bapi\b|\bv[13]\b/i.test(text))).toEqual(
    [],
  )
})
