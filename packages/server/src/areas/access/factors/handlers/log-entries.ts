/** The line of the authentication log about a change of somebody's factors. */
export const factorsChangedEntry = (identityId: string) =>
  ({ event: 'factors_changed', identityId }) as const
