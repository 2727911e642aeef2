import { expect, test } from 'vitest'
import { firstBottleneck } from './simulate-load.ts'

const calm = { second: 1, node: 0.2, postgres: 0.1, visitors: 0.1, machine: 0.4, waiting: 0 }

test.each([
  ['nothing', {}, /^none$/],
  ['the process', { node: 0.96 }, /^the process: 1\.0 cores in second 2$/],
  ['PostgreSQL', { postgres: 1.85 }, /^PostgreSQL/],
  ['the machine', { node: 0.8, machine: 1.9 }, /^the machine/],
  ['who plays the visitors', { visitors: 0.95 }, /^this program/],
  ['locks', { waiting: 6 }, /^locks: 6 sessions/],
])('%s is named by the first second in which it is used up', (_name, change, sentence) => {
  const samples = [
    calm,
    { ...calm, second: 2, ...change },
    { ...calm, second: 3, node: 1, visitors: 1 },
  ]
  expect(firstBottleneck(samples.slice(0, 2), 2)).toMatch(sentence)
  if (Object.keys(change).length > 0) expect(firstBottleneck(samples, 2)).toMatch(sentence)
})
