import type { Job } from '@vitrine/contract/jobs'
import { type Member, type MemberMove, memberMoves } from '@vitrine/contract/members'
import { activityStatuses, memberStatuses } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { StatusSection } from '../member/status-section.tsx'
import { JobList } from './job-list.tsx'
import { refusalOf } from './moves.ts'
import { MembersPage, type MembersPageProps } from './page.tsx'
import { membersQuery } from './query.ts'
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
const selection = {
  selected: new Map<string, Member>(),
  toggle: () => {},
  toggleAll: () => {},
  clear: () => {},
}
const page = (changes: Partial<MembersPageProps>) => (
  <MembersPage
    search={readMembersSearch({})}
    members={[member()]}
    total={1}
    memberCounts={{ total: 1, pending: 1 }}
    selection={selection}
    stale={false}
    now={new Date('2026-05-02T10:00:00Z')}
    onMove={() => {}}
    {...changes}
  />
)

test('a member has name, e-mail, status and possible actions', () => {
  expect(textOf(page({}))).toContain(
    'Ada Byron ada@example.com Waiting Private never yesterday Approve Block',
  )
  const approved = textOf(page({ members: [member({ status: 'APPROVED' })] }))
  expect(approved).toContain('yesterday Block')
})

test('the number of waiting members is shown with the link to them', () => {
  expect(textOf(page({}))).toContain('Waiting 1')
})

const standing = (one: Member) => (
  <StatusSection
    member={one}
    busy={false}
    onMove={() => {}}
    onSendPassword={() => {}}
    onDelete={() => {}}
  />
)

test('an unavailable action shows the reason', () => {
  const text = textOf(standing(member({ status: 'OFFLINE' })))
  expect(text).toContain('Not possible: the account is closed for good.')
  expect(text).toContain(english.member.means.OFFLINE)
  expect(markupOf(standing(member({ status: 'APPROVED' })))).toContain('Is approved already.')
})

const moves = Object.keys(memberMoves) as MemberMove[]
const standings = memberStatuses.flatMap((status) =>
  activityStatuses.map((activityStatus) => ({ status, activityStatus })),
)

test.each(moves)(
  '%s is offered exactly when the table allows it and it changes something',
  (move) => {
    const { from, to } = memberMoves[move]
    for (const one of standings) {
      const offered = refusalOf(move, member(one)) === undefined
      const activity = one.activityStatus === 'MUTED' ? 'MUTED' : 'ACTIVE'
      const changes = 'status' in to ? to.status !== one.status : to.activityStatus !== activity
      const inTable = (from as readonly string[]).includes(one.status)
      expect([one, offered]).toEqual([one, inTable && changes])
    }
  },
)

test('empty, an empty queue, filtered to nothing and refused are four different states', () => {
  expect(textOf(page({ members: [] }))).toContain('No members yet')
  const queue = readMembersSearch({ status: 'PENDING' })
  expect(textOf(page({ members: [], search: queue }))).toContain('Nobody is waiting')
  const search = readMembersSearch({ status: 'BLOCKED' })
  expect(textOf(page({ members: [], search }))).toContain('No matches')
  expect(textOf(page({ error: denied }))).toContain('Your role on this site')
})

test('the list queries the same members as a job with the same filter', () => {
  const search = readMembersSearch({ q: 'ada', status: 'PENDING', activity: 'MUTED' })
  expect(membersQuery(search, 50).query?.filter).toEqual({
    status: 'PENDING',
    activityStatus: 'MUTED',
    $or: [
      { loginEmail: { $contains: 'ada' } },
      { 'contact.firstName': { $contains: 'ada' } },
      { 'contact.lastName': { $contains: 'ada' } },
      { 'profile.nickname': { $contains: 'ada' } },
    ],
  })
})

const job: Job = {
  id: 'j1',
  kind: 'members.approve',
  state: 'RUNNING',
  input: { filter: {} },
  total: 4800,
  processed: 1203,
  succeeded: 1200,
  failed: 3,
  errors: ['m1', 'm2', 'm3'].map((itemId) => ({
    itemId,
    code: 'X',
    description: 'This is not possible in this status',
  })),
  itemsPerSecond: 240.4,
  secondsLeft: 15,
  actor: { type: 'staff', id: 's1' },
  createdDate: new Date(),
  updatedDate: new Date(),
}

test('a running job shows progress, speed and remaining time, and can be cancelled', () => {
  const text = textOf(<JobList jobs={[job]} onStop={() => {}} onHide={() => {}} />)
  expect(text).toContain('Approve members Running 1,203 of 4,800 · 240 a second · 0:15 left')
  expect(text).toContain('Stop')
  expect(text).toMatch(/Stop.*This is not possible in this status/)
})

test('a job that has ended shows its changes', () => {
  const over = { ...job, state: 'DONE' as const, succeeded: 4797 }
  const text = textOf(<JobList jobs={[over]} onStop={() => {}} onHide={() => {}} />)
  expect(text).toContain('Done 4,797 changed · 3 stayed as they were')
})
