import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeOptions } from '../../options/rules/options.ts'
import type { NewOption } from '../../shared/model/commands.ts'
import type { Base, Option, Variant } from '../../shared/model/product.ts'
import { arrangeVariants } from './variants.ts'

const maxVariants = 1000
const base: Base = { price: '10', cost: null, weight: '1', sku: null }

function minting() {
  let count = 0
  return () => `id-${++count}`
}

const named = (name: string, choices: readonly string[]): NewOption => ({
  name,
  choices: choices.map((description) => ({ description })),
})

const choicesOf = (options: readonly Option[], variant: Variant): string =>
  variant.choiceIds
    .map((id) => {
      for (const { name, choices } of options) {
        const found = choices.find((one) => one.id === id)
        if (found) return `${name}=${found.description}`
      }
      return `${id}?`
    })
    .join(' ')

interface Arrangement {
  readonly options: readonly Option[]
  readonly variants: readonly Variant[]
}

function arrange(
  before: Arrangement,
  wanted: readonly NewOption[],
  mint: () => string,
): Arrangement {
  const options = arrangeOptions(before.options, wanted, mint)
  const knownChoices = new Set(before.options.flatMap(({ choices }) => choices.map(({ id }) => id)))
  const shared = { options, base, maxVariants, knownChoices, decimals: 2 }
  const arrangement = { ...shared, manageVariants: true, before: before.variants }
  return { options, variants: arrangeVariants(arrangement, mint) }
}

const nothing: Arrangement = { options: [], variants: [] }
const option = (name: string) =>
  fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 4 })
    .map((choices) => named(name, choices))
const someOptions = fc
  .shuffledSubarray(['Size', 'Colour', 'Cut'], { minLength: 1 })
  .chain((names) => fc.tuple(...names.map(option)))

describe('arrangeVariants', () => {
  test('creates every combination once', () => {
    fc.assert(
      fc.property(someOptions, (wanted) => {
        const { options, variants } = arrange(nothing, wanted, minting())
        const count = wanted.reduce((product, { choices }) => product * choices.length, 1)
        expect(variants).toHaveLength(count)
        expect(new Set(variants.map((one) => choicesOf(options, one))).size).toBe(count)
        expect(new Set(variants.map(({ id }) => id)).size).toBe(count)
      }),
    )
  })

  test('does not change the id of a combination while all its choices remain', () => {
    fc.assert(
      fc.property(someOptions, someOptions, (first, second) => {
        const mint = minting()
        const before = arrange(nothing, first, mint)
        const after = arrange(before, second, mint)
        const idBefore = new Map(
          before.variants.map((one) => [
            choicesOf(before.options, one).split(' ').sort().join(),
            one.id,
          ]),
        )
        for (const variant of after.variants) {
          const same = idBefore.get(choicesOf(after.options, variant).split(' ').sort().join())
          if (same) expect(variant.id).toBe(same)
        }
        const wanted = second.reduce((product, { choices }) => product * choices.length, 1)
        expect(after.variants).toHaveLength(wanted)
      }),
    )
  })

  test('does not change ids and values in any series of edits, while their choices remain', () => {
    fc.assert(
      fc.property(fc.array(someOptions, { minLength: 2, maxLength: 6 }), (edits) => {
        const mint = minting()
        let known = new Map<string, Variant>()
        let state = nothing
        for (const [turn, wanted] of edits.entries()) {
          const next = arrange(state, wanted, mint)
          const now = new Map(
            next.variants.map((one) => [
              choicesOf(next.options, one).split(' ').sort().join(),
              { ...one, sku: one.sku ?? `${turn}` },
            ]),
          )
          for (const [name, variant] of now) {
            const before = known.get(name)
            if (before) expect([variant.id, variant.sku]).toEqual([before.id, before.sku])
          }
          const count = wanted.reduce((product, { choices }) => product * choices.length, 1)
          expect(new Set([...now.values()].map(({ id }) => id)).size).toBe(count)
          known = now
          state = { ...next, variants: [...now.values()] }
        }
      }),
    )
  })

  test('a renamed option with the same choices has the same variants', () => {
    const mint = minting()
    const before = arrange(nothing, [named('Size', ['S', 'M'])], mint)
    const after = arrange(before, [named('Grösse', ['S', 'M'])], mint)
    expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id))
  })

  test('a combination that was left out is not added when choices are only removed or moved', () => {
    const mint = minting()
    const options = arrangeOptions([], [named('Size', ['S', 'M']), named('Cut', ['a', 'b'])], mint)
    const listed = [
      { choices: ['S', 'a'], price: '1' },
      { choices: ['M', 'b'], salePrice: '5' },
    ]
    const knownChoices = new Set<string>()
    const shared = { options, base, maxVariants, knownChoices, decimals: 2 }
    const arrangement = { ...shared, manageVariants: true, before: [], listed }
    const before = { options, variants: arrangeVariants(arrangement, mint) }
    expect(before.variants.map(({ price, salePrice }) => [price, salePrice])).toEqual([
      ['1.00', null],
      ['10', '5.00'],
    ])
    const after = arrange(before, [named('Cut', ['b', 'a']), named('Size', ['M', 'S'])], mint)
    expect(after.variants.map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id))
    const grown = arrange(before, [named('Size', ['S', 'M', 'L']), named('Cut', ['a', 'b'])], mint)
    expect(grown.variants.map((one) => choicesOf(grown.options, one))).toEqual([
      'Size=S Cut=a',
      'Size=M Cut=b',
      'Size=L Cut=a',
      'Size=L Cut=b',
    ])
  })

  test('removing an option leaves one variant for each remaining choice', () => {
    const mint = minting()
    const before = arrange(nothing, [named('Size', ['S', 'M']), named('Cut', ['a'])], mint)
    const after = arrange(before, [named('Size', ['S', 'M'])], mint)
    expect(after.variants.map((one) => choicesOf(after.options, one))).toEqual(['Size=S', 'Size=M'])
    expect(arrange(after, [], mint).variants).toMatchObject([{ choiceIds: [], isDefault: false }])
  })

  test('a product without managed variants has one', () => {
    const options = arrangeOptions([], [named('Size', ['S', 'M'])], minting())
    const knownChoices = new Set<string>()
    const shared = { options, base, maxVariants, knownChoices, decimals: 2 }
    const arrangement = { ...shared, manageVariants: false, before: [] }
    expect(arrangeVariants(arrangement, minting())).toMatchObject([
      { isDefault: true, choiceIds: [], price: '10' },
    ])
  })
})
