/** The page of every site to which providers send people back. */
const CALLBACK_PATH = '/sign-in/back'

export const callbackOf = (siteUrl: string): string => `${siteUrl}${CALLBACK_PATH}`

/** How long somebody may be at a provider, and a link may wait for its account. */
export const OAUTH_STATE_MINUTES = 10
