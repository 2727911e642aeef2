/** Times in tokens are whole seconds since 1970. */
export const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** The time claims of a token issued now. */
export const lifetime = (now: Date, seconds: number) => ({
  iat: inSeconds(now),
  exp: inSeconds(now) + seconds,
})
