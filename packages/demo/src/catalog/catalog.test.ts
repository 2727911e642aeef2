import { describe, expect, test } from 'vitest'
import { drawArtwork } from '../artwork/index.ts'
import { demoCollections, demoMembers, demoProducts } from './index.ts'

const money = /^\d{1,9}\.\d{2}$/
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)

describe('the demo shop', () => {
  test('offers at least sixty products in eight collections', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(64)
    expect(demoCollections).toHaveLength(8)
  })

  test('never uses a slug or a stock keeping unit twice', () => {
    const skus = demoProducts.flatMap((product) => [
      ...(product.sku ? [product.sku] : []),
      ...product.variants.map((variant) => variant.sku),
    ])
    expect(repeated(demoProducts.map((product) => product.slug))).toEqual([])
    expect(repeated(demoCollections.map((collection) => collection.slug))).toEqual([])
    expect(repeated(skus)).toEqual([])
  })

  test('puts every product into existing collections, and leaves none empty', () => {
    const used = new Set(demoProducts.flatMap((product) => product.collections))
    expect([...used].sort()).toEqual(demoCollections.map((collection) => collection.slug).sort())
  })

  test('covers edge cases: a name of maximum length, other scripts, free and expensive products, a hundred variants', () => {
    const names = demoProducts.map((product) => product.name)
    expect(Math.max(...names.map((name) => name.length))).toBe(80)
    for (const script of [
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Han}/u,
      /\p{Extended_Pictographic}/u,
    ]) {
      expect(names.some((name) => script.test(name))).toBe(true)
    }
    expect(demoProducts.some((product) => product.price === '0.00')).toBe(true)
    expect(demoProducts.some((product) => Number(product.price) > 10000)).toBe(true)
    expect(demoProducts.some((product) => product.variants.length === 100)).toBe(true)
    expect(demoProducts.filter((product) => !product.visible)).toHaveLength(2)
    expect(demoProducts.filter((product) => product.preorder).length).toBeGreaterThanOrEqual(3)
  })
})

describe.each(demoProducts.map((product) => [product.slug, product] as const))(
  '%s',
  (_, product) => {
    test('is within the limits of the contract', () => {
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(product.name.length).toBeLessThanOrEqual(80)
      expect(product.description.length).toBeLessThanOrEqual(8000)
      expect(product.price).toMatch(money)
      expect(product.brand.length).toBeLessThanOrEqual(50)
      expect((product.ribbon ?? '').length).toBeLessThanOrEqual(30)
      expect((product.sku ?? '').length).toBeLessThanOrEqual(40)
      expect(product.options.length).toBeLessThanOrEqual(6)
      for (const section of product.infoSections)
        expect(section.title.length).toBeLessThanOrEqual(50)
      for (const option of product.options) {
        expect(option.name.length).toBeLessThanOrEqual(50)
        expect(option.choices.length).toBeLessThanOrEqual(100)
        expect(repeated(option.choices.map((choice) => choice.description.toLowerCase()))).toEqual(
          [],
        )
        for (const choice of option.choices)
          expect(choice.description.length).toBeLessThanOrEqual(50)
        if (option.type === 'color') {
          for (const choice of option.choices) expect(choice.value).toMatch(/^#[0-9a-f]{6}$/)
        }
      }
      if (product.preorder) expect(product.preorder.message.length).toBeLessThanOrEqual(250)
    })

    test('has stock in exactly one place and a price on every variant', () => {
      expect(product.stock === undefined).toBe(product.variants.length > 0)
      for (const variant of product.variants) {
        expect(variant.price).toMatch(money)
        expect(variant.sku.length).toBeLessThanOrEqual(40)
        expect(variant.stock.isTracked).toBe(product.variants[0]!.stock.isTracked)
      }
      const combinations = product.options.reduce((all, option) => all * option.choices.length, 1)
      if (product.variants.length) expect(product.variants).toHaveLength(combinations)
    })

    test('assigns pictures only to existing choices, and all of them can be drawn', () => {
      for (const { artwork, choice } of product.pictures) {
        const option = product.options.find((each) => each.name === choice?.option)
        if (choice) expect(option?.choices.map((each) => each.description)).toContain(choice.choice)
        expect(drawArtwork(artwork).svg).not.toMatch(/NaN|undefined|Infinity/)
      }
      expect(product.pictures.length).toBeGreaterThanOrEqual(2)
    })
  },
)

test('collections are within the limits of the contract', () => {
  for (const collection of demoCollections) {
    expect(collection.name.length).toBeLessThanOrEqual(50)
    expect(collection.description.length).toBeLessThanOrEqual(600)
    expect(drawArtwork(collection.picture).svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('members have unique addresses and cover every state', () => {
  expect(repeated(demoMembers.map((member) => member.email))).toEqual([])
  expect(demoMembers.every((member) => member.email.endsWith('@example.com'))).toBe(true)
  expect(new Set(demoMembers.map((member) => member.state)).size).toBe(5)
  expect(new Set(demoMembers.map((member) => member.privacy)).size).toBe(2)
})
