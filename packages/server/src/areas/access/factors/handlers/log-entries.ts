/** The entry of the authentication log for a change of an account's factors. */
export const factorsChangedEntry = (identityId: string) =>
  ({ event: 'factors_changed', identityId }) as const
