import type { OthersChange } from '@vitrine/contract/saves'
import { describe, expect, test } from 'vitest'
import { createMerge } from './merge-fields.ts'
import { mergedParts, mergedRemovals } from './merge-lists.ts'

const by = { by: { type: 'staff', id: 'ann' }, at: new Date(0) }
const change = (field: string, before: unknown, after: unknown): OthersChange => ({
  field,
  before,
  after,
  ...by,
})
const parts = { list: 'choices', except: new Set(['id']) }
const merged = (requested: { id?: string; name?: string }[], others: OthersChange[]) => {
  const merge = createMerge(others)
  return { parts: mergedParts(requested, merge, parts), conflicts: merge.conflicts }
}

describe('parts of a list', () => {
  test('that nobody else changed remain, and so do new ones', () => {
    const requested = [{ id: 'a', name: 'Small' }, { name: 'XL' }]
    const others = [change('choices.b.name', 'M', 'Medium')]
    expect(merged(requested, others)).toEqual({ parts: requested, conflicts: [] })
  })

  test('are left out when they equal the base or the changes of others, ignoring case of ids', () => {
    const others = [change('choices.a.name', 'S', 'Small')]
    expect(merged([{ id: 'A', name: 'S' }], others)).toEqual({ parts: [], conflicts: [] })
    expect(merged([{ id: 'a', name: 'Small' }], others)).toEqual({ parts: [], conflicts: [] })
    expect(merged([{ id: 'A', name: 'Tiny' }], others).conflicts).toMatchObject([
      { field: 'choices.a.name', base: 'S', theirs: 'Small', yours: 'Tiny' },
    ])
  })

  test('conflict when others removed them, unless they are unchanged', () => {
    const others = [change('choices.a', { name: 'S', color: 'red' }, undefined)]
    expect(merged([{ id: 'a', name: 'S' }], others)).toEqual({ parts: [], conflicts: [] })
    expect(merged([{ id: 'a', name: 'Tiny' }], others).conflicts).toMatchObject([
      { field: 'choices.a' },
    ])
  })
})

describe('parts to remove', () => {
  const removals = (others: OthersChange[]) => {
    const merge = createMerge(others)
    return { ids: mergedRemovals(['a', 'b'], others, merge, parts), conflicts: merge.conflicts }
  }

  test('are removed unless others removed them too', () => {
    const gone = change('choices.a', { name: 'S' }, undefined)
    expect(removals([gone])).toEqual({ ids: ['b'], conflicts: [] })
  })

  test('conflict when others changed them', () => {
    const { ids, conflicts } = removals([change('choices.b.name', 'M', 'Medium')])
    expect([ids, conflicts]).toMatchObject([['a'], [{ field: 'choices.b.name', yours: null }]])
  })
})
