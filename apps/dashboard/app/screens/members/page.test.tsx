import type { Member } from '@vitrine/contract/members'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../scaffold/render.fixture.tsx'
import { refusalOf } from './moves.ts'
import { MembersPage, type MembersPageProps } from './page.tsx'
import { readMembersSearch } from './search.ts'

const member = (changes: Partial<Member> = {}): Member => ({
  id: 'm1',
  loginEmail: 'ada@example.com',
  status: 'PENDING',
  contact: { firstName: 'Ada', lastName: 'Byron' },
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
  ...changes,
})
const page = (changes: Partial<MembersPageProps>) => (
  <MembersPage
    search={readMembersSearch({})}
    members={[member()]}
    total={1}
    stale={false}
    now={new Date('2026-05-02T10:00:00Z')}
    onMove={() => {}}
    {...changes}
  />
)

test('a member has name, e-mail, status and what can be done', () => {
  expect(textOf(page({}))).toContain(
    'Ada Byron ada@example.com Waiting never yesterday Approve Block Mute',
  )
})

test('what is not possible says why', () => {
  const markup = markupOf(page({ members: [member({ status: 'APPROVED' })] }))
  expect(markup).toContain('aria-label="Approve “Ada Byron”: Already approved"')
})

test('a closed account stays closed', () => {
  for (const move of ['approve', 'block', 'mute', 'unmute', 'disconnect'] as const) {
    expect(refusalOf(move, member({ status: 'OFFLINE' }))).toBe('closed')
  }
})

test('empty, narrowed to nothing and refused are three different things', () => {
  expect(textOf(page({ members: [] }))).toContain('No members yet')
  const search = readMembersSearch({ status: 'BLOCKED' })
  expect(textOf(page({ members: [], search }))).toContain('Nobody fits')
  expect(textOf(page({ error: denied }))).toContain('Your role on this site')
})
