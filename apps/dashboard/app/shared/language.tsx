import { createContext, use } from 'react'

/** Language tag by which numbers and moments of the dashboard are written. */
export const LanguageContext = createContext('en')
export const useLanguage = () => use(LanguageContext)
