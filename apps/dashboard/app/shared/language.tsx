import { useMessages } from './messages.tsx'

/** Language tag by which numbers and moments of the dashboard are written. */
export const useLanguage = (): string => useMessages().locale
