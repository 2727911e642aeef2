import type { CustomerConsent } from '@vitrine/contract/customers'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { RoleContext } from '../../shared/permissions.tsx'
import { textOf } from '../../shared/render.fixture.tsx'
import { Consents } from './consents.tsx'

const ofOrder: CustomerConsent = {
  key: 'reminders',
  text: 'Remind me of what I leave',
  source: 'CHECKOUT',
  givenDate: new Date('2026-05-01T12:00:00Z'),
  orderNumber: '10001',
  withdrawnDate: null,
  withdrawable: true,
}
const ofForm: CustomerConsent = {
  ...ofOrder,
  key: 'newsletter',
  text: 'Stay in touch',
  source: 'NEWSLETTER_FORM',
  orderNumber: null,
}

const section = (role: StaffRole, consents: CustomerConsent[]) =>
  textOf(
    <RoleContext value={role}>
      <Consents customer={{ id: 'c', consents }} />
    </RoleContext>,
  )

test('a consent shows where it was given, and can be withdrawn', () => {
  const text = section('admin', [ofOrder, ofForm])
  expect(text).toMatch(/Remind me of what I leave [^.]*2026[^.]*, order 10001 Withdraw/)
  expect(text).toMatch(/Stay in touch [^.]*2026[^.]*, newsletter form Withdraw/)
})

test('a withdrawn consent shows its date, and cannot be withdrawn again', () => {
  const withdrawnDate = new Date('2026-05-02T12:00:00Z')
  const text = section('admin', [{ ...ofForm, withdrawnDate, withdrawable: false }])
  expect(text).toMatch(/newsletter form Withdrawn [^.]*2026/)
  expect(text).not.toMatch(/Withdraw\b/)
})

test('a viewer cannot withdraw consents', () => {
  expect(section('viewer', [ofOrder])).not.toContain('Withdraw')
  expect(section('viewer', [])).toContain('Has agreed to nothing.')
})
