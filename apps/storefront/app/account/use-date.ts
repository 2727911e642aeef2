import { useWords } from '../messages/index.ts'

/** Formats an instant as a date, in UTC so that server and browser render the same. */
export function useDate() {
  const words = useWords()
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (iso: string) => format.format(new Date(iso))
}
