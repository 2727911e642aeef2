import { expect, test } from 'vitest'
import { May, mayCall, RoleContext } from './may.tsx'
import { textOf } from './render.fixture.tsx'

test.each([
  ['viewer', 'catalogV1.queryProducts', true],
  ['viewer', 'catalogV1.createProduct', false],
  ['viewer', 'staff.changePassword', true],
  ['editor', 'catalogV1.createProduct', true],
  ['editor', 'staff.inviteStaff', false],
  ['admin', 'staff.inviteStaff', true],
  ['owner', 'staff.inviteStaff', true],
] as const)('a person with the role %s and %s: %s', (role, name, may) => {
  expect(mayCall(role, name)).toBe(may)
})

test('what leads to an operation is there for those alone who may call it', () => {
  const page = (
    <May call="staff.inviteStaff" otherwise="Ask an admin">
      Invite
    </May>
  )
  expect(textOf(page)).toBe('Invite')
  expect(textOf(<RoleContext value="editor">{page}</RoleContext>)).toBe('Ask an admin')
})
