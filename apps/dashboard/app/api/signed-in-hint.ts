const STORAGE_KEY = 'vitrine.signed-in'

/**
 * Whether somebody has signed in with this browser. The session cookie is not readable by scripts; without
 * this hint every first visit would begin with a 401.
 */
export const hasSignedInHint = (): boolean => localStorage.getItem(STORAGE_KEY) !== null

export const setSignedInHint = () => localStorage.setItem(STORAGE_KEY, 'yes')
export const clearSignedInHint = () => localStorage.removeItem(STORAGE_KEY)
