/** Role of a token pair, as the client stores it (specification §3). */
export const tokenRoles = ['none', 'visitor', 'member'] as const
export type TokenRole = (typeof tokenRoles)[number]

/** The actor of a change, as wire values. The domain uses `merchant` for `WIX_USER`. */
export const actorTypes = ['ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP', 'UNKNOWN'] as const
export type ActorType = (typeof actorTypes)[number]

/** Roles of the people who run a site, highest first. */
export const staffRoles = ['owner', 'admin', 'editor', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]
