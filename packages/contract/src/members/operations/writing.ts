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
import { MediaTooLarge, UnsupportedMedia } from '../../media/errors.ts'
import { MemberErased } from '../../personal-data/facts.ts'
import { MemberExists, MemberNotFound, SlugAlreadyExists } from '../errors.ts'
import { MemberCreated, MemberDeleted, MemberUpdated } from '../facts.ts'
import { MAX_PHOTO_BYTES, MemberChanges, MemberReply, NewMember } from '../schemas.ts'

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
  summary: 'Change the current member, or any member as a merchant',
  request: Type.Object({ member: Type.Object({ id: Guid(), ...MemberChanges.properties }) }),
  response: MemberReply,
  errors: [MemberNotFound, PermissionDenied],
  facts: [MemberUpdated],
})

export const updateCurrentMemberSlug = operation({
  route: POST('/v1/members/my/slug'),
  permission: 'member',
  writes: true,
  summary: 'Set the slug of the current member',
  request: Type.Object({ slug: Slug() }),
  response: MemberReply,
  errors: [MemberNotFound, SlugAlreadyExists],
  facts: [MemberUpdated],
})

export const uploadCurrentMemberPhoto = operation({
  route: POST('/v1/members/my/photo'),
  permission: 'member',
  writes: 'own',
  consumes: 'bytes',
  maxBytes: MAX_PHOTO_BYTES,
  callsPerMinute: 30,
  summary:
    'Upload the photo of the current member; the body is the file, its content decides its type',
  description:
    'JPEG, PNG, WebP, AVIF or GIF, up to 5 MiB. It is stored as WebP of at most 1,024 pixels a side, without what ' +
    'a camera adds, in place of the photo before.',
  request: Type.Object({}),
  response: MemberReply,
  errors: [MemberNotFound, UnsupportedMedia, MediaTooLarge],
  facts: [MemberUpdated],
})

export const deleteCurrentMemberPhoto = operation({
  route: DELETE('/v1/members/my/photo'),
  permission: 'member',
  writes: true,
  summary: 'Remove the photo of the current member',
  request: Type.Object({}),
  response: MemberReply,
  errors: [MemberNotFound],
  facts: [MemberUpdated],
})

export const updateMemberSlug = operation({
  route: POST('/v1/members/{id}/slug'),
  permission: 'site-member',
  writes: true,
  summary: 'Set the slug of a member',
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
  summary: 'Delete and erase the current member, shortly after signing in',
  description: 'Personal data in other records is overwritten, as by `eraseMe`.',
  request: Type.Object({ contentAssigneeId: Maybe(Guid()) }),
  response: Type.Object({}),
  errors: [MemberNotFound, FreshSignInRequired],
  facts: [MemberDeleted, IdentityDeleted, MemberErased],
})
