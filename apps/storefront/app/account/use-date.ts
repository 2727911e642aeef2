import { useMessages } from '../messages/index.ts'

/** Formats an instant as a date, in UTC so that server and browser render the same. */
export function useDate() {
  const messages = useMessages()
  const format = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (iso: string) => format.format(new Date(iso))
}
