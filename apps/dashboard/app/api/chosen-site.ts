const KEY = 'vitrine.site'

/** The site this browser works on; empty until one was chosen. */
export const chosenSite = (): string => localStorage.getItem(KEY) ?? ''

export const rememberSite = (id: string) => localStorage.setItem(KEY, id)
export const forgetSite = () => localStorage.removeItem(KEY)
