const STORAGE_KEY = 'vitrine.site'

/** Id of the site selected in this browser; empty before one was selected. */
export const selectedSite = (): string => localStorage.getItem(STORAGE_KEY) ?? ''

export const saveSelectedSite = (id: string) => localStorage.setItem(STORAGE_KEY, id)
export const clearSelectedSite = () => localStorage.removeItem(STORAGE_KEY)
