import { returnStates } from '@vitrine/contract/returns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGivenUp, mayBecome, stateOf } from './state.ts'

const kinds = fc.array(fc.constantFrom(...returnStates), { maxLength: 12 })
const eventsOf = (all: readonly (typeof returnStates)[number][]) => all.map((kind) => ({ kind }))

describe('the state of a return', () => {
  test('changes only by valid transitions, with any events', () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(...returnStates), (before, kind) => {
        const state = stateOf(eventsOf(before))
        const next = stateOf(eventsOf([...before, kind]))
        expect(next).toBe(mayBecome(state, kind) ? kind : state)
      }),
    )
  })

  test('does not change when an event is repeated', () => {
    fc.assert(
      fc.property(kinds, (all) => {
        const doubled = all.flatMap((kind) => [kind, kind])
        expect(stateOf(eventsOf(doubled))).toBe(stateOf(eventsOf(all)))
      }),
    )
  })

  test('is final when it is settled or cancelled', () => {
    fc.assert(
      fc.property(kinds, kinds, (before, after) => {
        const state = stateOf(eventsOf(before))
        fc.pre(state === 'SETTLED' || isGivenUp(state))
        expect(stateOf(eventsOf([...before, ...after]))).toBe(state)
      }),
    )
  })
})
