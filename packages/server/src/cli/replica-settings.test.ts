import { expect, test } from 'vitest'
import { readReplicas } from './replica-settings.ts'

const DATABASE_URL = 'postgresql://shop@database/shop'
const one = 'postgresql://shop:secret@replica-1:5432/shop'
const other = 'postgresql://shop@/shop?host=%2Frun%2Freplica'

test('replicas are named one by one, with a limit of a second unless another is set', () => {
  expect(readReplicas({ DATABASE_URL })).toBeUndefined()
  const DATABASE_REPLICA_URLS = `${one}, ${other}`
  expect(readReplicas({ DATABASE_URL, DATABASE_REPLICA_URLS })).toEqual({
    urls: [one, other],
    maxLagMs: 1000,
  })
  const DATABASE_REPLICA_MAX_LAG_MS = '250'
  expect(
    readReplicas({ DATABASE_URL, DATABASE_REPLICA_URLS, DATABASE_REPLICA_MAX_LAG_MS }),
  ).toMatchObject({ maxLagMs: 250 })
})

test('invalid addresses are refused without showing a password', () => {
  expect(() => readReplicas({ DATABASE_REPLICA_URLS: one })).toThrow(
    'DATABASE_REPLICA_URLS is set without DATABASE_URL',
  )
  const wrong = { DATABASE_URL, DATABASE_REPLICA_URLS: `${one},mysql://shop:hidden@replica` }
  expect(() => readReplicas(wrong)).toThrow(/^(?!.*hidden).*no address of a PostgreSQL/)
  for (const DATABASE_REPLICA_MAX_LAG_MS of ['50', '1s', '-1']) {
    expect(() => readReplicas({ DATABASE_URL, DATABASE_REPLICA_MAX_LAG_MS })).toThrow(
      'it must be a whole number from 100 to 99999',
    )
  }
})
