import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'

/** Shown on every page of a rehearsal, with a form to end it. Works without scripts. */
export function RehearsalBar() {
  const { rehearsal } = useMessages()
  return (
    <aside className="rehearsal-bar" aria-label={rehearsal.label}>
      <p>
        <strong>{rehearsal.label}</strong> <span>{rehearsal.text}</span>
      </p>
      <form method="post" action={links.endRehearsal()}>
        <button type="submit">{rehearsal.end}</button>
      </form>
    </aside>
  )
}
