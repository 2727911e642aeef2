import { expect, test } from 'vitest'
import { differences, shapeOf } from './shape.ts'

const between = (kept: unknown, seen: unknown) => differences(shapeOf(kept), shapeOf(seen))

test('other values of the same types are not a difference, nor is an empty list', () => {
  const id = '0f3a1b52-2f7c-4d3e-9a55-6b7f1c2d3e4f'
  expect(between({ id, sizes: [1, 2] }, { id: 'x', sizes: [] })).toEqual([])
  expect(between({ [id]: 1 }, { '1f3a1b52-2f7c-4d3e-9a55-6b7f1c2d3e4f': 2 })).toEqual([])
})

test('a missing, a new and a changed field are reported with their path', () => {
  expect(between({ a: { b: 1 }, c: [{ d: true }] }, { a: { b: '1' }, c: [{ e: true }] })).toEqual([
    '.a.b: number became string',
    '.c.[].d: boolean became nothing',
    '.c.[].e: nothing became boolean',
  ])
  expect(between({ a: 1 }, { a: { b: 1 } })).toEqual(['.a: number became an object or a list'])
})
