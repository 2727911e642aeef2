/** The texts of one mail with their values. The first line is also the preview after the subject. */
export interface MailText {
  readonly subject: string
  readonly title: string
  /** The merchant's; absent where mails greet as we do. */
  readonly greeting?: string
  readonly lines: readonly string[]
  /** The label of the button; empty where a mail has none. */
  readonly action: string
  readonly note: string
}

type Entry = string | ((values: never) => string)
interface MailEntries {
  readonly subject: Entry
  readonly title: Entry
  readonly greeting?: Entry
  readonly lines: readonly Entry[]
  readonly action?: Entry
  readonly note: Entry
}

type Needs<E> = E extends (values: infer Values) => string ? (values: Values) => void : never
/** The placeholders of all texts of a mail together. */
type ValuesOf<M extends MailEntries> =
  Needs<
    M['subject'] | M['title'] | M['greeting'] | M['lines'][number] | M['action'] | M['note']
  > extends (values: infer All) => void
    ? All
    : object

/** Fills all texts of a mail with the same values. */
export function mailText<M extends MailEntries>(entries: M, values: ValuesOf<M>): MailText {
  const text = (entry: Entry) => (typeof entry === 'string' ? entry : entry(values as never))
  return {
    subject: text(entries.subject),
    title: text(entries.title),
    ...(entries.greeting && { greeting: text(entries.greeting) }),
    lines: entries.lines.map(text),
    action: text(entries.action ?? ''),
    note: text(entries.note),
  }
}
