import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { useMessages } from './messages.tsx'

interface Question {
  /** Names the thing. */
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no?: string
}
type Ask = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Ask>(async () => false)

/** Asks before something that cannot be taken back. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()
  const { action } = useMessages()
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
      {asked && (
        <Dialog title={asked.title} onClose={() => settle(false)}>
          <p>{asked.text}</p>
          <footer>
            <button type="button" className="button" data-first="" onClick={() => settle(false)}>
              {asked.no ?? action.cancel}
            </button>
            <button type="button" className="button button-bad" onClick={() => settle(true)}>
              {asked.yes}
            </button>
          </footer>
        </Dialog>
      )}
    </ConfirmContext>
  )
}
