import { createContext, type FormEvent, type ReactNode, use, useCallback, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { TextField } from './fields.tsx'
import { useMessages } from './messages.tsx'

interface Question {
  /** Names the thing. */
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
  /** What must be typed before the answer can be yes: for what can never be taken back. */
  readonly typed?: string
}
type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(async () => false)

/** Asks before something that cannot be taken back. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()
  const ask = useCallback<Ask>(
    (question) => new Promise((answer) => setAsked({ ...question, answer })),
    [],
  )
  const settle = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(undefined)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && <QuestionDialog question={asked} onAnswer={settle} />}
    </ConfirmContext>
  )
}

interface QuestionDialogProps {
  readonly question: Question
  readonly onAnswer: (yes: boolean) => void
}

/** The safe answer has the focus, or the field when something must be typed. */
function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { action, form } = useMessages()
  const { title, text, yes, no, typed } = question
  const [words, setWords] = useState('')
  const may = typed === undefined || words.trim() === typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) onAnswer(true)
  }
  return (
    <Dialog title={title} onClose={() => onAnswer(false)}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{text}</p>
        {typed !== undefined && (
          <TextField
            label={form.typeToConfirm(typed)}
            value={words}
            autoComplete="off"
            spellCheck={false}
            data-first=""
            onText={setWords}
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
          <button type="submit" className="button button-bad" disabled={!may}>
            {yes}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
