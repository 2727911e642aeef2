import TypeBox from 'typebox'
import { describe, expect, test } from 'vitest'
import { Type } from './type.ts'

type Build = (builder: typeof Type) => unknown
const samples: [string, Build][] = [
  ['object', (T) => T.Object({ a: T.String({ minLength: 1 }), b: T.Optional(T.Integer()) })],
  ['object without required fields', (T) => T.Object({ b: T.Optional(T.Boolean()) })],
  ['list and union', (T) => T.Array(T.Union([T.Number(), T.Null()]), { maxItems: 3 })],
  ['partial', (T) => T.Partial(T.Object({ a: T.String(), b: T.Array(T.Unknown()) }))],
  ['map', (T) => T.Record(T.String(), T.Object({ n: T.Number() }))],
  ['literal', (T) => T.Union([T.Literal('a'), T.Literal(1), T.Literal(true)])],
  ['closed object', (T) => T.Object({ a: T.String() }, { additionalProperties: false })],
]

describe('a schema', () => {
  test.each(samples)('of %s equals the one of typebox', (_name, build) => {
    const ours = JSON.parse(JSON.stringify(build(Type)))
    const theirs = JSON.parse(JSON.stringify(build(TypeBox as unknown as typeof Type)))
    expect(ours).toEqual(theirs)
  })
})
