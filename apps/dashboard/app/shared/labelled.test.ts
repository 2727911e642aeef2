import { expect, test } from 'vitest'
import { labelled } from './labelled.ts'

test('French has a non-breaking space before the colon', () => {
  expect(labelled('Stock', 'Tout', 'fr-CA')).toBe('Stock\u00a0: Tout')
  expect(labelled('Bestand', 'Alle', 'de')).toBe('Bestand: Alle')
})
