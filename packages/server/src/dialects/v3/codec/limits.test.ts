import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { categories } from '@vitrine/contract/categories'
import type { AnyOperation, TSchema } from '@vitrine/contract/kit'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../../../transport/violations.ts'
import { type Kind, limits } from './limits.test.fixture.ts'

const services: Readonly<Record<string, { operations: Readonly<Record<string, AnyOperation>> }>> = {
  catalogV3,
  categories,
}
const requestOf = (name: string): TSchema => {
  const [service = '', operation = ''] = name.split('.')
  return services[service]?.operations[operation]?.request
}

/** A request with only this value. */
const nested = (path: string, value: unknown): unknown =>
  path
    .split(/\.|(?=\[)/)
    .reduceRight((inner, name) => (name.startsWith('[') ? [inner] : { [name]: inner }), value)

/** A value of the given size. */
const sized = (kind: Kind, size: number, element: unknown): unknown => {
  if (kind === 'number') return size
  return kind === 'text' ? 'a'.repeat(size) : Array.from({ length: size }, () => element)
}

/** Errors at a path, and none below it. */
const refused = (request: TSchema, path: string, value: unknown) =>
  findViolations(request, nested(path, value)).filter(({ field }) => field === path)

describe('a value within the limits of the contract is accepted, and no other', () => {
  const rows = limits.map(([name, path, kind, least, most, element]) => ({
    name,
    path,
    kind,
    least,
    most,
    element,
  }))
  test.each(rows)('$name: $path, a $kind from $least to $most', (row) => {
    const { name, path, kind, least, most, element } = row
    const request = requestOf(name)
    const at = (size: number) => refused(request, path, sized(kind, size, element))
    const step = kind === 'number' && !Number.isInteger(least ?? 0) ? 0.001 : 1
    for (const size of [least, most]) if (size !== null) expect(at(size)).toEqual([])
    if (most !== null)
      expect(at(most + step)).toMatchObject([{ field: path, data: { threshold: most } }])
    if (least !== null && (kind === 'number' || least > 0)) {
      expect(at(least - step)).toMatchObject([{ field: path, data: { threshold: least } }])
    }
    // A path that is in no schema would pass all of this.
    expect(refused(request, path, { neither: 'text nor list nor number' })).toHaveLength(1)
  })
})

describe('an amount of money', () => {
  const path = 'product.variantsInfo.variants[0].price.actualPrice.amount'
  const amount = (text: string) =>
    refused(catalogV3.operations.createProduct.request, path, text).length === 0

  test.each(['0', '10', '10.5', '10.00', '0.005', '999999999.99'])('is %s', (text) => {
    expect(amount(text)).toBe(true)
  })

  test.each(['', ' 1', '-1', '+1', '1.', '.5', '1.0000', '1e3', '1,5', '10000000000', 'NaN'])(
    'cannot be "%s"',
    (text) => {
      expect(amount(text)).toBe(false)
    },
  )
})
