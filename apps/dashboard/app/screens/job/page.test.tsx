import type { Job } from '@vitrine/contract/jobs'
import { expect, test } from 'vitest'
import { textOf } from '../../shared/render.fixture.tsx'
import { JobsPage } from '../jobs/page.tsx'
import { jobsQuery, readJobsSearch } from '../jobs/search.ts'
import { JobPage } from './page.tsx'

const now = new Date('2026-05-01T10:02:00Z')
const job = (changes: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'products.adjustVariants',
  input: { filter: {}, actualPrice: { percentage: '10' } },
  state: 'RUNNING',
  total: 4000,
  processed: 1000,
  succeeded: 998,
  failed: 2,
  errors: [{ itemId: 'p7', code: 'ADJUSTED_COST_OUT_OF_RANGE', description: 'A cost is too high' }],
  itemsPerSecond: 512.4,
  secondsLeft: 6,
  actor: { type: 'api-key', id: 'k1' },
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: now,
  ...changes,
})
const page = (one: Job) => textOf(<JobPage job={one} now={now} onStop={() => {}} />)
const list = (jobs: readonly Job[] | undefined, raw: Record<string, string> = {}) =>
  textOf(
    <JobsPage
      search={readJobsSearch(raw)}
      jobs={jobs}
      total={jobs?.length ?? 0}
      stale={false}
      now={now}
    />,
  )

test('a running job shows its action, progress, speed and remaining time', () => {
  const text = page(job())
  expect(text).toContain('Adjust prices and costs')
  expect(text).toContain('by a program with a key')
  expect(text).toContain('1,000 of 4,000 · 512 a second · 0:06 left')
  expect(text).toContain('Stop…')
})

test('unchanged items are listed with the reason, and the number of others', () => {
  const text = page(job({ failed: 700 }))
  expect(text).toContain('The first 1 of 700.')
  expect(text).toContain('p7 A cost is too high ADJUSTED_COST_OUT_OF_RANGE')
})

test('a job that has ended cannot be cancelled, and shows why it failed', () => {
  const text = page(job({ state: 'FAILED', failure: 'An error of the system' }))
  expect(text).toContain('The job was given up. An error of the system')
  expect(text).not.toContain('Stop…')
})

test('an unknown kind is shown by its name', () => {
  expect(page(job({ kind: 'shelves.dust' }))).toContain('shelves.dust')
})

test('the list shows action and progress of each job', () => {
  expect(list([job()])).toContain('Adjust prices and costs Running 1,000 of 4,000 2')
  expect(list([])).toContain('No jobs yet')
  expect(list([], { state: 'FAILED' })).toContain('No job is in this state')
})

test('the address is the query of the list', () => {
  expect(jobsQuery(readJobsSearch({ state: 'DONE', page: '3' }))).toEqual({
    state: 'DONE',
    limit: 50,
    offset: 100,
  })
  expect(jobsQuery(readJobsSearch({ state: 'lost', page: '-1' }))).toEqual({ limit: 50, offset: 0 })
})
