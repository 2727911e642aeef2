import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { textOf, unreachable } from '../../shared/render.fixture.tsx'
import { eventLabel, type LogEntry, reasonLabel } from './labels.ts'
import { LogPage, type LogPageProps } from './page.tsx'
import { logQuery, readLogSearch } from './search.ts'

const entry = (change: Partial<LogEntry> = {}): LogEntry => ({
  id: '1',
  event: 'login',
  email: 'ada@example.com',
  identityId: '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11',
  network: '192.0.2.0/24',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  requestId: 'r1',
  at: new Date('2026-05-01T10:00:00Z'),
  ...change,
})
const page = (change: Partial<LogPageProps>) => (
  <LogPage
    search={readLogSearch({})}
    filters={null}
    entries={[entry()]}
    next={undefined}
    stale={false}
    now={new Date('2026-05-01T11:00:00Z')}
    {...change}
  />
)

test('a line shows event, person and place', () => {
  expect(textOf(page({}))).toContain('Signed in ada@example.com Firefox on Linux 192.0.2.0/24')
})

test('a refusal shows the attempt and its reason', () => {
  const refused = entry({ reason: 'wrong_password' })
  expect(eventLabel(refused, english)).toBe('Tried to sign in')
  expect(textOf(page({ entries: [refused] }))).toContain('wrong password')
})

test('a registration that waits for approval is shown as a registration', () => {
  const waits = entry({ event: 'register', reason: 'pending' })
  expect(eventLabel(waits, english)).toBe('Registered')
  expect(textOf(page({ entries: [waits] }))).toContain('waits for your approval')
})

test('a reason without a text is spelled out, never shown as a code', () => {
  expect(reasonLabel('SOME_NEW_REASON', english)).toBe('some new reason')
})

test('a deleted account and an unknown one are distinguished', () => {
  expect(textOf(page({ entries: [entry({ email: undefined })] }))).toContain('Deleted account')
  expect(textOf(page({ entries: [entry({ identityId: undefined })] }))).toContain('Unknown account')
})

test('the last day is included completely', () => {
  const { from, to } = logQuery(readLogSearch({ from: '2026-05-01', to: '2026-05-01' }))
  expect((to?.getTime() ?? 0) - (from?.getTime() ?? 0)).toBe(86_399_999)
})

test('empty, filtered to nothing and unavailable are three different states', () => {
  expect(textOf(page({ entries: [] }))).toContain('Nothing has happened yet')
  const search = readLogSearch({ outcome: 'failure' })
  expect(textOf(page({ entries: [], search }))).toContain('No matches')
  expect(textOf(page({ error: unreachable }))).toContain('The server could not be reached')
})
