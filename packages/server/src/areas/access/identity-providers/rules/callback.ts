/** The callback page for providers, the same on every site. */
const CALLBACK_PATH = '/sign-in/back'

export const callbackOf = (siteUrl: string): string => `${siteUrl}${CALLBACK_PATH}`

/** How long a sign-in at a provider may take, and how long a link waits for confirmation. */
export const OAUTH_STATE_MINUTES = 10
