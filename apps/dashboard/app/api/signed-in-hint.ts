const KEY = 'vitrine.signed-in'

/**
 * Whether somebody signed in here before. The session itself is a cookie that scripts cannot see;
 * without this hint every first visit would begin with a refused call.
 */
export const mayBeSignedIn = (): boolean => localStorage.getItem(KEY) !== null

export const noteSignIn = () => localStorage.setItem(KEY, 'yes')
export const noteSignOut = () => localStorage.removeItem(KEY)
