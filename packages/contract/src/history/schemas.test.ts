import { expect, test } from 'vitest'
import { contract } from '../index.ts'
import type { AnyOperation } from '../kit/index.ts'
import { ledgerEntities } from './schemas.ts'

/** Facts about the stock of a whole product, which the history lists under the product. */
const listedElsewhere = ['inventory']

test('every entity that an operation changes can be listed in the history', () => {
  const operations: AnyOperation[] = Object.values(contract).flatMap(({ operations: all }) =>
    Object.values(all),
  )
  const entities = operations.flatMap(({ facts = [] }) => facts.map(({ entity }) => entity))
  const known = new Set<string>([...ledgerEntities, ...listedElsewhere])
  expect(entities).toContain('cart')
  expect(entities.filter((entity) => !known.has(entity))).toEqual([])
})
