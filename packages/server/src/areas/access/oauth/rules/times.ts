/** Times in tokens count whole seconds since 1970. */
export const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** The claims of a token that begins now. */
export const lifetime = (now: Date, seconds: number) => ({
  iat: inSeconds(now),
  exp: inSeconds(now) + seconds,
})
