import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredFact, WireEvent } from '../model.ts'
import { domainEvent } from './domain-event.ts'
import { mergeEvents } from './merge-events.ts'

const factOf = (seq: number, write = '1', entityId = 'p'): StoredFact => ({
  seq: String(seq),
  write,
  id: `fact-${seq}`,
  name: 'product.changed',
  entity: 'product',
  entityId,
  before: null,
  after: null,
  changedFields: null,
  jobId: null,
  actor: { type: 'system', id: 'test' },
  at: new Date(0),
})
const updated = (fact: StoredFact, currentEntity: object, modifiedFields?: object): WireEvent =>
  domainEvent(fact, {
    entityFqdn: 'shop.product',
    slug: 'updated',
    entityId: fact.entityId,
    body: { updatedEvent: { currentEntity, ...(modifiedFields && { modifiedFields }) } },
  })
const plain = (fact: StoredFact): WireEvent => ({
  type: 'shop.seen',
  entityId: fact.entityId,
  payload: { seq: fact.seq },
})

describe('the changes of one transaction', () => {
  test('are one update, with the current entity and all changed fields', () => {
    const [first, second] = [factOf(1), factOf(2)]
    const merged = mergeEvents([
      { fact: first, event: updated(first, { price: 2 }, { price: 2, weight: 1 }) },
      { fact: second, event: updated(second, { price: 3, name: 'B' }, { price: 3 }) },
    ])
    expect(merged.map(({ event }) => event.payload)).toMatchObject([
      {
        entityEventSequence: '2',
        updatedEvent: {
          currentEntity: { price: 3, name: 'B' },
          modifiedFields: { price: 3, weight: 1 },
        },
      },
    ])
  })

  test('are separate from other transactions and entities, and reported each time when they cannot be merged', () => {
    const facts = [factOf(1), factOf(2, '2'), factOf(3, '1', 'q'), factOf(4), factOf(5)]
    const merged = mergeEvents(
      facts.map((fact, at) => ({ fact, event: at < 3 ? updated(fact, {}) : plain(fact) })),
    )
    expect(merged.map(({ fact }) => fact.seq)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('have the order of every entity', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('p', 'q')))
    fc.assert(
      fc.property(some, (drawn) => {
        const facts = drawn.map(([write, entity], at) => factOf(at, String(write), entity))
        const merged = mergeEvents(facts.map((fact) => ({ fact, event: updated(fact, {}) })))
        const places = merged.map(({ fact }) => Number(fact.seq))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        const writes = new Set(drawn.map(([write, entity]) => `${write} ${entity}`))
        expect(merged).toHaveLength(writes.size)
      }),
    )
  })
})
