import { describe, expect, test } from 'vitest'
import { collections, demoMembers, demoProducts } from './index.ts'

describe('the demo shop', () => {
  test('has at least 60 products in 8 collections, each in one that exists', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60)
    expect(collections).toHaveLength(8)
    const slugs = new Set(collections.map(({ slug }) => slug))
    const homeless = demoProducts.filter((product) =>
      product.collections.some((slug) => !slugs.has(slug)),
    )
    expect(homeless).toEqual([])
  })

  test('keeps to the limits of the wire', () => {
    for (const { name, maker, ribbon = '', price, text } of demoProducts) {
      expect([name, name.length <= 80, maker.length <= 50, ribbon.length <= 30]).toEqual([
        name,
        true,
        true,
        true,
      ])
      expect(price).toMatch(/^\d+\.\d\d$/)
      expect(text.length).toBeGreaterThan(40)
    }
  })

  test('shows the cases a shop must bear', () => {
    const some = (fits: (product: (typeof demoProducts)[number]) => unknown) =>
      demoProducts.filter(fits).length
    expect(some(({ digital }) => digital)).toBeGreaterThanOrEqual(3)
    expect(some(({ preorder }) => preorder)).toBeGreaterThanOrEqual(3)
    expect(some(({ hidden }) => hidden)).toBe(2)
    expect(some(({ discount }) => discount)).toBeGreaterThanOrEqual(8)
    expect(some(({ name }) => name.length > 60)).toBeGreaterThanOrEqual(1)
    expect(
      some(({ options }) => (options ?? []).reduce((n, one) => n * one.choices.length, 1) >= 100),
    ).toBe(1)
    expect(some(({ name }) => /[\u0590-\u06ff]/.test(name))).toBe(2)
  })

  test('gives every product and member a name of its own', () => {
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length)
    expect(new Set(demoMembers.map(({ email }) => email)).size).toBe(demoMembers.length)
  })
})
