import { useMessages } from './messages.tsx'

/** Language tag for formatting numbers and dates of the dashboard. */
export const useLanguage = (): string => useMessages().locale
