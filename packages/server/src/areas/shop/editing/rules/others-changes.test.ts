import { describe, expect, test } from 'vitest'
import type { EntityFact, Fields } from '../model.ts'
import { differing } from './differences.ts'
import { othersChanges } from './others-changes.ts'

const fact = (before: Fields | null, after: Fields | null, id = 'ann'): EntityFact => ({
  before,
  after,
  actor: { type: 'staff', id },
  at: new Date(0),
})
const named = ({ name, slug }: Fields): Fields => ({ name, slug })
const since = (base: number, revision: number, ...facts: EntityFact[]) =>
  othersChanges(facts, { revision }, base, (before, after) =>
    differing(named(before), named(after)),
  )

describe('changes of others', () => {
  test('are one for each field, from its first value to its last, with the last author', () => {
    const { changes, isComplete } = since(
      1,
      3,
      fact({ revision: 1, name: 'A', slug: 'a' }, { revision: 2, name: 'B', slug: 'a' }),
      fact({ revision: 2, name: 'B', slug: 'a' }, { revision: 3, name: 'C', slug: 'c' }, 'ben'),
    )
    expect(isComplete).toBe(true)
    expect(changes).toMatchObject([
      { field: 'name', before: 'A', after: 'C', by: { id: 'ben' } },
      { field: 'slug', before: 'a', after: 'c' },
    ])
  })

  test('are incomplete when a fact is missing, or starts a new object', () => {
    const last = fact({ revision: 2, name: 'B' }, { revision: 3, name: 'C' })
    expect(since(1, 3, last).isComplete).toBe(false)
    expect(since(2, 3, last).isComplete).toBe(true)
    expect(since(5, 3, last).isComplete).toBe(false)
    expect(since(1, 2).isComplete).toBe(false)
  })

  test('end at the revision that was read, whatever was saved since', () => {
    const { changes, isComplete } = since(
      1,
      2,
      fact({ revision: 1, name: 'A' }, { revision: 2, name: 'B' }),
      fact({ revision: 2, name: 'B' }, { revision: 3, name: 'C' }),
    )
    expect(isComplete).toBe(true)
    expect(changes).toMatchObject([{ field: 'name', before: 'A', after: 'B' }])
  })

  test('are complete when one call saved several times, or a fact has no earlier revision', () => {
    expect(since(1, 4, fact({ revision: 1 }, { revision: 4 })).isComplete).toBe(true)
    expect(since(2, 4, fact({ revision: 1 }, { revision: 4 })).isComplete).toBe(true)
    expect(since(1, 2, fact({}, { revision: 2 })).isComplete).toBe(true)
    expect(since(1, 2, fact({}, {})).isComplete).toBe(false)
  })
})
