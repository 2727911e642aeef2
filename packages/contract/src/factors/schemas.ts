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
  /** For SMS and CALL: the active number, except for its country and its end masked. */
  hint: Type.Optional(Type.String()),
})

/** A passkey of an account: a key pair whose private key stays on the device. */
export const Passkey = Type.Object({
  passkeyId: Guid(),
  /** The name given by its owner, 1–60 characters. */
  name: Type.String(),
  /** The host of the site's address that it is good for. */
  host: Type.String(),
  /** Whether it can be synchronised across devices, and whether it currently is. */
  isSynced: Type.Boolean(),
  isBackedUp: Type.Boolean(),
  createdDate: Timestamp(),
  lastUsedDate: Type.Optional(Timestamp()),
})

/** A reset requested by staff: it takes effect at the first sign-in after `dueDate`. */
export const FactorReset = Type.Object({ askedDate: Timestamp(), dueDate: Timestamp() })
export type FactorReset = Static<typeof FactorReset>

/** The factors of an account. */
export const Holding = {
  factors: Type.Array(Factor),
  recoveryCodesLeft: Type.Integer(),
  reset: Type.Optional(FactorReset),
}

/** The factors of a member, and the rules of the site. */
export const FactorStatus = Type.Object({
  ...Holding,
  allowed: Type.Array(OneOf(addableFactorTypes)),
  isRequired: Type.Boolean(),
})

/** A signed-in member, or a sign-in that requires adding a factor first. */
export const whose = { stateToken: Maybe(StateToken()) }

export const Code = Text(1, 100)

/**
 * A sign-in that waits for approval on another device. Its number is shown to the person who signs in, and
 * typed by the approver.
 */
export const Approval = Type.Object({
  id: Guid(),
  createdDate: Timestamp(),
  expiresDate: Timestamp(),
  /** Name and network address of the browser that signs in. */
  userAgent: Type.String(),
  network: Type.String(),
})
export type Approval = Static<typeof Approval>
