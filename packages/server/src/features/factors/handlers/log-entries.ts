/** The line of the authentication log about a change of somebody's factors. */
export const changed = (identityId: string) => ({ event: 'factors_changed', identityId }) as const
