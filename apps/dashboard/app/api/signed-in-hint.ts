const STORAGE_KEY = 'vitrine.signed-in'

/**
 * Whether this browser has signed in before. Scripts cannot read the session cookie; without this hint every
 * first visit would start with a 401.
 */
export const hasSignedInHint = (): boolean => localStorage.getItem(STORAGE_KEY) !== null

export const setSignedInHint = () => localStorage.setItem(STORAGE_KEY, 'yes')
export const clearSignedInHint = () => localStorage.removeItem(STORAGE_KEY)
