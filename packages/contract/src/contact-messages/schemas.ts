import {
  Email,
  Guid,
  Nullable,
  Omittable,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Messages that an address, and a member, can send to a shop in 24 hours. */
export const MAX_MESSAGES_A_DAY = 10

/** What a visitor sends. */
export const NewContactMessage = {
  /** The section of a published page with the form. */
  sectionId: Guid(),
  name: Text(1, 100),
  email: Email(),
  phone: Omittable(Text(0, 50)),
  message: Text(1, 5000),
  /** A field that people do not see. Where something is in it, nothing is stored. */
  website: Omittable(Text(0, 200)),
}

export const ContactMessage = Type.Object({
  id: Guid(),
  name: Type.String(),
  email: Type.String(),
  /** Empty: none was given. */
  phone: Type.String(),
  message: Type.String(),
  /** The page with the form; it may be gone. */
  pageId: Guid(),
  /** The member who was signed in. */
  memberId: Nullable(Guid()),
  /** When somebody of the shop read it first; null: nobody has. */
  readDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
})
export type ContactMessage = Static<typeof ContactMessage>
