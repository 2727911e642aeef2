import { type FormEvent, useState } from 'react'
import { TextArea } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import type { Order } from './setup.ts'
import { activityText } from './timeline-texts.ts'

interface TimelineProps {
  readonly order: Order
  readonly locale: string
  readonly now: Date
  readonly onNote: (text: string) => Promise<boolean>
}

/** The events of an order, the latest first, and a field for notes. */
export function Timeline({ order, locale, now, onNote }: TimelineProps) {
  const { order: texts } = useMessages()
  return (
    <Section title={texts.timeline.heading}>
      <IfAllowed call="orders.addNote">
        <NoteForm onNote={onNote} />
      </IfAllowed>
      <ol className="order-timeline">
        {order.activities.toReversed().map((activity) => {
          const { what, text, who } = activityText(activity, order, texts, locale)
          return (
            <li key={activity.id}>
              <p>{what}</p>
              {text !== '' && (
                <p className="order-note" dir="auto">
                  {text}
                </p>
              )}
              <p className="field-hint">
                <RelativeTime moment={activity.createdDate} now={now} /> · {who}
              </p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function NoteForm({ onNote }: Pick<TimelineProps, 'onNote'>) {
  const { timeline } = useMessages().order
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isEmpty = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isBusy) return
    setIsBusy(true)
    if (await onNote(text.trim())) setText('')
    setIsBusy(false)
  }
  return (
    <form className="order-note-form" onSubmit={submit}>
      <TextArea
        label={timeline.note}
        hint={timeline.noteHint}
        rows={2}
        dir="auto"
        maxLength={5000}
        value={text}
        onText={setText}
      />
      <button type="submit" className="button button-start" disabled={isEmpty || isBusy}>
        {timeline.addNote}
      </button>
    </form>
  )
}
