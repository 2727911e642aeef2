import { expect, test } from 'vitest'
import { IfAllowed, isAllowed, RoleContext } from './permissions.tsx'
import { textOf } from './render.fixture.tsx'

test.each([
  ['viewer', 'products.listProducts', true],
  ['viewer', 'products.saveProduct', false],
  ['viewer', 'staff.changePassword', true],
  ['editor', 'products.saveProduct', true],
  ['editor', 'staff.inviteStaff', false],
  ['admin', 'staff.inviteStaff', true],
  ['owner', 'staff.inviteStaff', true],
] as const)('a person with the role %s and %s: %s', (role, name, may) => {
  expect(isAllowed(role, name)).toBe(may)
})

test('links to an operation are shown only to staff who can call it', () => {
  const page = (
    <IfAllowed call="staff.inviteStaff" fallback="Ask an admin">
      Invite
    </IfAllowed>
  )
  expect(textOf(page)).toBe('Invite')
  expect(textOf(<RoleContext value="editor">{page}</RoleContext>)).toBe('Ask an admin')
})
