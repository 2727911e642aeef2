import { StateToken } from '../authentication/schemas.ts'
import { Guid, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { addableFactorTypes, factorTypes } from '../vocabulary/index.ts'

/** A second factor of an account. Its secret is shown once, while it is being added. */
export const Factor = Type.Object({
  factorId: Guid(),
  type: OneOf(factorTypes),
  /** INACTIVE until its first code was right. */
  status: OneOf(['INACTIVE', 'ACTIVE']),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
  /** Of SMS and CALL: the number that counts, all but its country and its end left out. */
  hint: Type.Optional(Type.String()),
})

/** A passkey of an account: a pair of keys, of which the device keeps the secret one. */
export const Passkey = Type.Object({
  passkeyId: Guid(),
  /** What its owner calls it, 1–60 characters. */
  name: Type.String(),
  /** The host of the site's address that it is good for. */
  host: Type.String(),
  /** Whether it can be on several devices of its owner, and is kept in such a place now. */
  isSynced: Type.Boolean(),
  isBackedUp: Type.Boolean(),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})

/** A reset that staff have asked for: it takes effect with the first sign-in after `dueDate`. */
export const FactorReset = Type.Object({ askedDate: Timestamp(), dueDate: Timestamp() })
export type FactorReset = Static<typeof FactorReset>

/** What an account has. */
export const Holding = {
  factors: Type.Array(Factor),
  recoveryCodesLeft: Type.Integer(),
  reset: Type.Optional(FactorReset),
}

/** What a member has, and what they may and must have. */
export const Standing = Type.Object({
  ...Holding,
  allowed: Type.Array(OneOf(addableFactorTypes)),
  isRequired: Type.Boolean(),
})

/** A signed-in member, or somebody whose sign-in stops at a factor that has to be added first. */
export const whose = { stateToken: Maybe(StateToken()) }

export const Code = Text(1, 100)

/**
 * A sign-in that waits for somebody who is signed in elsewhere. Its number is shown to the one who
 * signs in, and typed by the one who approves.
 */
export const Approval = Type.Object({
  id: Guid(),
  createdDate: Timestamp(),
  expiresDate: Timestamp(),
  /** What the browser that signs in calls itself, and where it is. */
  userAgent: Type.String(),
  network: Type.String(),
})
export type Approval = Static<typeof Approval>
