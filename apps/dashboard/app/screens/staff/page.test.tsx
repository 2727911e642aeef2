import type { ListedStaff } from '@vitrine/contract/staff'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { StaffPage, type StaffPageProps } from './page.tsx'

const person = (change: Partial<ListedStaff> = {}): ListedStaff => ({
  id: 'p1',
  email: 'olive@example.com',
  name: 'Olive',
  role: 'owner',
  everySite: true,
  createdDate: new Date('2026-05-01T10:00:00Z'),
  hasSecondFactor: true,
  ...change,
})
const page = (change: Partial<StaffPageProps>) => (
  <StaffPage
    people={[person(), person({ id: 'p2', name: 'Edith', role: 'editor', everySite: false })]}
    invitations={[]}
    me={{ id: 'p1', email: 'olive@example.com', name: 'Olive', role: 'owner' }}
    now={new Date('2026-05-02T10:00:00Z')}
    onInvite={() => {}}
    onRole={() => {}}
    onRemove={() => {}}
    onReset={() => {}}
    isRequired={false}
    onRequire={() => {}}
    onWithdraw={() => {}}
    {...change}
  />
)

test('colleagues have name, e-mail, role and last sign-in; one of them is you', () => {
  const text = textOf(page({}))
  expect(text).toContain('Olive · you')
  expect(text).toContain('on every site')
})

test('the only owner cannot be removed, and the button shows why', () => {
  const markup = markupOf(page({}))
  expect(markup).toContain('aria-label="Remove “Olive”: A site needs an owner.')
  expect(markup).toContain('aria-label="Remove “Edith”"')
})

test('second factors are shown; an owner can remove those of others, not their own', () => {
  const people = [person(), person({ id: 'p2', name: 'Edith' }), person({ id: 'p3', name: 'Ed' })]
  const bare = { ...people[2], hasSecondFactor: false } as ListedStaff
  const markup = markupOf(page({ people: [...people.slice(0, 2), bare] }))
  expect(markup.match(/Remove the second factors of “\w+”/g)).toEqual([
    'Remove the second factors of “Edith”',
  ])
  const admin = { id: 'p9', email: 'a@example.com', name: 'A', role: 'admin' as const }
  expect(markupOf(page({ people, me: admin }))).not.toContain('Remove the second factors')
})

test('open invitations are listed with their expiry', () => {
  const invitation = {
    id: 'i1',
    email: 'new@example.com',
    role: 'viewer' as const,
    everySite: false,
    createdDate: new Date('2026-05-02T09:00:00Z'),
    expiresDate: new Date('2026-05-05T09:00:00Z'),
  }
  expect(textOf(page({ invitations: [invitation] }))).toContain('new@example.com Viewer in 2d')
})

test('staff without the right see a message instead of colleagues', () => {
  expect(textOf(page({ people: undefined, error: denied }))).toContain('Your role on this site')
})
