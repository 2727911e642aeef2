import { contract } from '@vitrine/contract'
import type { FactDefinition } from '@vitrine/contract/kit'
import type { Webhook } from '@vitrine/contract/webhooks'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { french } from '../../messages/french.fixture.ts'
import { german } from '../../messages/german.fixture.ts'
import { hebrew } from '../../messages/hebrew.fixture.ts'
import { spanish } from '../../messages/spanish.fixture.ts'
import { eventLabel, groupsOf, stateOf } from './labels.ts'

const types = [
  ...new Set(
    Object.values(contract).flatMap(({ operations }) =>
      Object.values(operations).flatMap((one) =>
        (('facts' in one && (one.facts as readonly FactDefinition[])) || []).flatMap(
          (fact) => fact.types,
        ),
      ),
    ),
  ),
]

test('every event type has a label, and the labels of one group differ', () => {
  expect(types.length).toBeGreaterThan(30)
  for (const messages of [english, german, french, hebrew, spanish]) {
    expect(types.filter((type) => !eventLabel(type, messages).includes(':'))).toEqual([])
    for (const { label, key, events } of groupsOf(types, '', messages)) {
      expect(label).not.toBe(key)
      expect(new Set(events.map((one) => one.label)).size).toBe(events.length)
    }
  }
  expect(eventLabel('wix.new.v1.CartAbandoned', english)).toBe('cart abandoned')
})

test('events are found by their label, their group and their name', () => {
  const found = (q: string) => groupsOf(types, q, english).flatMap(({ events }) => events)
  expect(found('').length).toBe(types.length)
  expect(found('member: created').map(({ type }) => type)).toEqual([
    'wix.members.v1.member_created',
  ])
  expect(found('Stock, V1')).toHaveLength(2)
  expect(found('ProductDeleted')).toHaveLength(1)
  expect(found('no such thing')).toEqual([])
})

test('a pause is shown until it is over, and being off takes precedence', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const one = { enabled: true, failures: 7 } as Webhook
  const later = new Date(now.getTime() + 1000)
  expect(stateOf({ ...one, pausedUntil: later }, now)).toBe('paused')
  expect(stateOf({ ...one, pausedUntil: now }, now)).toBe('failing')
  expect(stateOf({ ...one, failures: 0 }, now)).toBe('healthy')
  expect(stateOf({ ...one, enabled: false, pausedUntil: later }, now)).toBe('disabled')
})
