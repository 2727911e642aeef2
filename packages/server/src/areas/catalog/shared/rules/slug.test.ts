import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimSlug, requestedSlug, slugOf, slugRoots } from './slug.ts'

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

test('a slug in use gets the first free number, also within one batch', () => {
  const taken = new Set(['jar', 'jar-2'])
  expect(['jar', 'jar', 'pot', 'jar'].map((base) => claimSlug(base, taken))).toEqual([
    'jar-1',
    'jar-3',
    'pot',
    'jar-4',
  ])
})

describe('claimSlug', () => {
  test('never returns a slug twice, nor one that is too long, and finds the conflicting product', () => {
    const names = fc.oneof(
      fc.constantFrom('jar', 'jar-1', 'Jar', '🏺', '🎉🎉', 'ваза', '花瓶', `${'jar '.repeat(40)}`),
      fc.string({ unit: 'binary', maxLength: 120 }),
    )
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 30 }), (requests) => {
        const taken = new Set<string>()
        for (const request of requests) {
          const base = requestedSlug(request, 'Vase', 'product')
          const inTheWay = new Set(
            [...taken].filter((one) =>
              slugRoots([base]).some((root) => one === root || one.startsWith(`${root}-`)),
            ),
          )
          const slug = claimSlug(base, inTheWay)
          expect(taken).not.toContain(slug)
          expect(Array.from(slug).length).toBeLessThanOrEqual(100)
          expect(slug).not.toMatch(/[\s/?#%]|^-|-$/u)
          taken.add(slug)
        }
      }),
    )
  })
})

describe('requestedSlug', () => {
  test('is unchanged up to a hundred characters, and numbered within them', () => {
    const request = 'x'.repeat(100)
    expect(requestedSlug(request, 'Vase', 'product')).toBe(request)
    expect(requestedSlug(`${request}y`, 'Vase', 'product')).toBe(request)
    expect(claimSlug(request, new Set([request]))).toBe(`${'x'.repeat(90)}-1`)
  })

  test('is made from the name when there is none', () => {
    expect(requestedSlug(undefined, 'Blue vase', 'product')).toBe('blue-vase')
    expect(requestedSlug('', '🏺', 'product')).toBe('product')
  })
})
