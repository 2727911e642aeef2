import { FreshSignInRequired } from '../../authentication/errors.ts'
import { IdentityDeleted, IdentityRegistered } from '../../authentication/facts.ts'
import {
  DELETE,
  Guid,
  Maybe,
  operation,
  PATCH,
  PermissionDenied,
  POST,
  Text,
  Type,
} from '../../kit/index.ts'
import { MemberErased } from '../../personal-data/facts.ts'
import { MemberExists, MemberNotFound, SlugAlreadyExists } from '../errors.ts'
import { MemberCreated, MemberDeleted, MemberUpdated } from '../facts.ts'
import { MemberChanges, MemberReply, NewMember } from '../schemas.ts'

const Slug = () => Text(1, 255, { pattern: '^[a-zA-Z0-9_-]+$' })

export const createMember = operation({
  route: POST('/v1/members'),
  permission: 'admin',
  writes: true,
  summary: 'Add an approved member without a password',
  request: Type.Object({ member: NewMember }),
  response: MemberReply,
  errors: [MemberExists],
  facts: [IdentityRegistered, MemberCreated, MemberUpdated],
})

export const updateMember = operation({
  route: PATCH('/v1/members/{member.id}'),
  permission: 'site-member',
  writes: true,
  summary: 'Change the caller’s own member, or as a merchant any',
  request: Type.Object({ member: Type.Object({ id: Guid(), ...MemberChanges.properties }) }),
  response: MemberReply,
  errors: [MemberNotFound, PermissionDenied],
  facts: [MemberUpdated],
})

export const updateCurrentMemberSlug = operation({
  route: POST('/v1/members/my/slug'),
  permission: 'member',
  writes: true,
  summary: 'Choose the caller’s own address name',
  request: Type.Object({ slug: Slug() }),
  response: MemberReply,
  errors: [MemberNotFound, SlugAlreadyExists],
  facts: [MemberUpdated],
})

export const updateMemberSlug = operation({
  route: POST('/v1/members/{id}/slug'),
  permission: 'site-member',
  writes: true,
  summary: 'Choose a member’s address name',
  request: Type.Object({ id: Guid(), slug: Slug() }),
  response: MemberReply,
  errors: [MemberNotFound, SlugAlreadyExists, PermissionDenied],
  facts: [MemberUpdated],
})

const clearing = (list: 'phones' | 'emails' | 'addresses') =>
  operation({
    route: DELETE(`/v1/members/{id}/${list}`),
    permission: 'site-member',
    writes: true,
    summary: `Remove all ${list} of a member’s contact; the login e-mail stays`,
    request: Type.Object({ id: Guid() }),
    response: MemberReply,
    errors: [MemberNotFound, PermissionDenied],
    facts: [MemberUpdated],
  })

export const deleteMemberPhones = clearing('phones')
export const deleteMemberEmails = clearing('emails')
export const deleteMemberAddresses = clearing('addresses')

export const deleteMember = operation({
  route: DELETE('/v1/members/{id}'),
  permission: 'admin',
  writes: true,
  summary: 'Remove a member, its identity and its sign-ins',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [MemberNotFound],
  facts: [MemberDeleted, IdentityDeleted],
})

export const deleteMyMember = operation({
  route: DELETE('/v1/members/my'),
  permission: 'member',
  writes: true,
  summary: 'Remove and erase the member who calls, within minutes of signing in',
  description: 'What other records have kept of the person is overwritten, as by `eraseMe`.',
  request: Type.Object({ contentAssigneeId: Maybe(Guid()) }),
  response: Type.Object({}),
  errors: [MemberNotFound, FreshSignInRequired],
  facts: [MemberDeleted, IdentityDeleted, MemberErased],
})
