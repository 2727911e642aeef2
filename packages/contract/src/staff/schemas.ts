import { Email, Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { staffRoles } from '../vocabulary/index.ts'

/** A person who runs sites of this installation. */
export const StaffMember = Type.Object({
  id: Guid(),
  email: Type.String(),
  name: Type.String(),
  role: OneOf(staffRoles),
})
export type StaffMember = Static<typeof StaffMember>

/** A person who works on this site, as the list shows them. */
export const ListedStaff = Type.Object({
  id: Guid(),
  email: Type.String(),
  name: Type.String(),
  /** Role on this site. */
  role: OneOf(staffRoles),
  /** Whether the role covers every site of the installation. */
  everySite: Type.Boolean(),
  createdDate: Timestamp(),
  lastLoginDate: Type.Optional(Timestamp()),
  /** Whether they prove their sign-in with more than a password. */
  hasSecondFactor: Type.Boolean(),
})
export type ListedStaff = Static<typeof ListedStaff>

/** An unused invitation link. */
export const Invitation = Type.Object({
  id: Guid(),
  /** The invited address; absent if anybody with the link may use it. */
  email: Type.Optional(Type.String()),
  role: OneOf(staffRoles),
  everySite: Type.Boolean(),
  createdDate: Timestamp(),
  expiresDate: Timestamp(),
})
export type Invitation = Static<typeof Invitation>

export const NewInvitation = Type.Object({
  email: Email(),
  role: OneOf(staffRoles),
  /** Whether the role is for every site; only staff of every site may grant it. */
  everySite: Type.Optional(Type.Boolean()),
})

/** A session of a person of the staff. */
export const StaffSession = Type.Object({
  id: Guid(),
  userAgent: Type.String(),
  network: Type.String(),
  createdDate: Timestamp(),
  lastSeenDate: Timestamp(),
  /** The session of the call. */
  isCurrent: Type.Boolean(),
})
export type StaffSession = Static<typeof StaffSession>

/** A password of staff, 8–200 characters. */
export const StaffPassword = () => Text(8, 200)
