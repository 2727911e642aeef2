import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeAttribute, escapeHtml, isolated, oneLine } from './direction.ts'

describe('a name', () => {
  test('is one line without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const line = oneLine(name)
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
        expect([...line].length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('that would reorder the sentence loses its marks', () => {
    expect(oneLine('Ada\u202egnp.exe\r\nBcc: all@example.com')).toBe(
      'Ada gnp.exe Bcc: all@example.com',
    )
  })

  test('of the other direction is isolated, and no other', () => {
    expect(isolated('שירה', 'ltr')).toBe('\u2068שירה\u2069')
    expect(isolated('Ada', 'rtl')).toBe('\u2068Ada\u2069')
    expect(isolated('Grete 🏺', 'ltr')).toBe('Grete 🏺')
    expect(isolated('שירה', 'rtl')).toBe('שירה')
  })

  test('that is a number is isolated from right to left, so that its groups stay in order', () => {
    expect(isolated('2026-00001', 'rtl')).toBe('\u20682026-00001\u2069')
    expect(isolated('+49 30 1', 'rtl')).toBe('\u2068+49 30 1\u2069')
    expect(isolated('شارع النور 5', 'rtl')).toBe('شارع النور 5')
    expect(isolated('2026-00001', 'ltr')).toBe('2026-00001')
  })

  test('is cut between characters, never within an emoji', () => {
    expect(oneLine('🏺'.repeat(300), 3)).toBe('🏺🏺🏺')
  })
})

test('HTML isolates names in an element, and attributes omit the marks', () => {
  const text = `<${isolated('שירה', 'ltr')} & "co">`
  expect(escapeHtml(text)).toBe('&lt;<bdi>שירה</bdi> &amp; &quot;co&quot;&gt;')
  expect(escapeAttribute(text)).toBe('&lt;שירה &amp; &quot;co&quot;&gt;')
})
