import { useWords } from '../messages/index.ts'

/** Writes an instant as a day. UTC, so that server and browser write the same. */
export function useDate() {
  const words = useWords()
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (iso: string) => format.format(new Date(iso))
}
