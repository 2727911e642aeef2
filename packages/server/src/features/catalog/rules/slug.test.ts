import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimSlug, slugOf } from './slug.ts'

describe('slugOf', () => {
  test('reads like the name, in any script', () => {
    expect(slugOf('The Café — No. 7', 'product')).toBe('the-café-no-7')
    expect(slugOf("Grandma's jar", 'product')).toBe('grandmas-jar')
    expect(slugOf('हिन्दी चाय', 'product')).toBe('हिन्दी-चाय')
    expect(slugOf('☕ Kaffee ☕', 'product')).toBe('kaffee')
    expect(slugOf('✨🎁✨', 'product')).toBe('product')
    expect(slugOf('   ', 'collection')).toBe('collection')
  })

  test('is always an address part: short, without blanks or slashes, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const slug = slugOf(name, 'product')
        expect(slug.length).toBeGreaterThan(0)
        expect(Array.from(slug).length).toBeLessThanOrEqual(90)
        expect(slug).not.toMatch(/[\s/?#%]|^-|-$/u)
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
        expect(slugOf(slug, 'product')).toBe(slug)
      }),
    )
  })
})

test('a taken slug gets the first free number, also within one batch', () => {
  const taken = new Set(['jar', 'jar-2'])
  expect(['jar', 'jar', 'pot', 'jar'].map((base) => claimSlug(base, taken))).toEqual([
    'jar-1',
    'jar-3',
    'pot',
    'jar-4',
  ])
})
