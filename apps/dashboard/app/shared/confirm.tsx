import { createContext, type FormEvent, type ReactNode, use, useCallback, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { TextField } from './fields.tsx'
import { useMessages } from './messages.tsx'

interface Confirmation {
  /** Contains the name of the entity. */
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
  /** Text that must be typed to confirm an action that cannot be undone. */
  readonly typed?: string
}
type Confirm = (question: Confirmation) => Promise<boolean>

const ConfirmContext = createContext<Confirm>(async () => false)

/** Asks for confirmation before an irreversible action. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pending, setPending] = useState<Confirmation & { answer: (yes: boolean) => void }>()
  const ask = useCallback<Confirm>(
    (question) => new Promise((answer) => setPending({ ...question, answer })),
    [],
  )
  const settle = (yes: boolean) => {
    pending?.answer(yes)
    setPending(undefined)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmDialog question={pending} onAnswer={settle} />}
    </ConfirmContext>
  )
}

interface ConfirmDialogProps {
  readonly question: Confirmation
  readonly onAnswer: (yes: boolean) => void
}

/** The safe answer has the focus, or the field when something must be typed. */
function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { action, form } = useMessages()
  const { title, text, yes, no, typed } = question
  const [typedText, setTypedText] = useState('')
  const canConfirm = typed === undefined || typedText.trim() === typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canConfirm) onAnswer(true)
  }
  return (
    <Dialog title={title} onClose={() => onAnswer(false)}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{text}</p>
        {typed !== undefined && (
          <TextField
            label={form.typeToConfirm({ text: typed })}
            value={typedText}
            autoComplete="off"
            spellCheck={false}
            data-first=""
            onText={setTypedText}
          />
        )}
        <footer>
          <button
            type="button"
            className="button"
            data-first={typed === undefined ? '' : undefined}
            onClick={() => onAnswer(false)}
          >
            {no ?? action.cancel}
          </button>
          <button type="submit" className="button button-bad" disabled={!canConfirm}>
            {yes}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
