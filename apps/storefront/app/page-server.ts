import type { FormOutcome, PageServer } from '@vitrine/react'
import { createContext, useContext } from 'react'
import { sendForm } from './flow/send-form.ts'
import { links } from './links.ts'
import type { PageState } from './page-state.ts'

/** Shows the page that a form was answered with in place of the present one; false when it is another's. */
export type ShowAnswer = (state: PageState) => Promise<boolean>

/** How the pages in a browser reach the server that keeps their session. */
export function createPageServer(showAnswer: ShowAnswer, again: () => Promise<void>): PageServer {
  const post = async (action: string, fields: Readonly<Record<string, string>>) => {
    const answer = await sendForm(action, new URLSearchParams(fields))
    if (answer.kind === 'redirect') {
      location.assign(answer.to)
      return { kind: 'left' } as const
    }
    if (answer.kind !== 'page') return answer
    const { login, props } = answer.state
    return (await showAnswer(answer.state))
      ? ({ kind: 'page', login } as const)
      : ({ kind: 'refused', problems: props.errors } as const)
  }
  return {
    post,
    again,
    // Where to go on is the server's to say.
    signOut: async ({ stay = false } = {}) => {
      const answer = await sendForm(links.logout(), new URLSearchParams())
      const to = answer.kind === 'redirect' ? answer.to : links.logout()
      if (!stay) location.assign(to)
      return to
    },
  }
}

const nowhere = (): Promise<FormOutcome> => Promise.reject(new Error('Only a browser sends forms'))

/** For pages that are being written, where nobody sends anything yet. */
export const unsent: PageServer = {
  post: nowhere,
  again: async () => undefined,
  signOut: async () => links.logout(),
}

export const PageServerContext = createContext(unsent)
export const usePageServer = () => useContext(PageServerContext)
