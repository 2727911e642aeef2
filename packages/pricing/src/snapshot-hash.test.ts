import { expect, test } from 'vitest'
import { lineOf, snapshotOf } from './snapshot.test.fixture.ts'
import { hashSnapshot } from './snapshot-hash.ts'

test('the hash is the SHA-256 of the snapshot as JSON with sorted keys', () => {
  // printf '{"buyer":{},"codes":[],"currency":"EUR", … ,"taxes":[],"tenders":[]}' | sha256sum
  expect(hashSnapshot(snapshotOf())).toBe(
    'c301fd76925d233c070e4de28b1bb98cf364630cffdbc7d4b20cff0cf0e4552a',
  )
})

test('the hash survives storage as JSON, and differs with any amount', () => {
  const snapshot = snapshotOf({ lines: [lineOf('cup', { fullPrice: undefined })] })
  const stored = JSON.parse(JSON.stringify(snapshot))
  expect(hashSnapshot(stored)).toBe(hashSnapshot(snapshot))
  const dearer = snapshotOf({ lines: [lineOf('cup', { unitPrice: 1001 })] })
  expect(hashSnapshot(dearer)).not.toBe(hashSnapshot(snapshot))
})
