/** Four hours (specification §3). */
export const ACCESS_SECONDS = 14_400
/** From the last use on. */
export const REFRESH_DAYS = 365
export const CODE_MINUTES = 10
/** How long the address of a hidden frame works. */
export const FRAME_MINUTES = 10
