import type { StaffSecurity } from '@vitrine/contract/staff'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { Factors } from './page.tsx'

const moment = new Date('2026-05-01T10:00:00Z')
const page = (security: Partial<StaffSecurity> = {}, noPasskeys?: string) => (
  <Factors
    security={{ passkeys: [], recoveryCodesLeft: 0, isRequired: false, proofs: [], ...security }}
    noPasskeys={noPasskeys}
    onAddApp={() => {}}
    onRemoveApp={() => {}}
    onAddPasskey={() => {}}
    onRename={() => {}}
    onRemove={() => {}}
    onRenew={() => {}}
  />
)
const passkey = { id: 'k1', name: 'Laptop', isSynced: true, createdDate: moment }

test('without a factor the page explains the risk and offers both kinds', () => {
  const text = textOf(page())
  expect(text).toContain('your password alone opens the dashboard')
  expect(text).toContain('Add an app')
  expect(text).toContain('Add a passkey')
  expect(text).toContain('They come with the first second factor.')
})

test('existing factors have dates, codes, and actions', () => {
  const authenticator = { createdDate: moment, lastUsedDate: moment }
  const page1 = page({ authenticator, passkeys: [passkey], recoveryCodesLeft: 7 })
  expect(textOf(page1)).toContain('Codes left: 7')
  expect(textOf(page1)).toContain('on several devices')
  expect(markupOf(page1)).toContain('aria-label="Remove “Laptop”"')
  expect(textOf(page1)).toContain('Set up another app')
})

test('without support for passkeys the page shows the reason instead of the button', () => {
  const text = textOf(page({ passkeys: [passkey], isRequired: true }, 'Not in this browser.'))
  expect(text).toContain('Not in this browser.')
  expect(text).not.toContain('Add a passkey')
  expect(text).toContain('the last one stays')
})
