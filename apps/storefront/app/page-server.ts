import type { FormOutcome, PageServer } from '@vitrine/react'
import { createContext, useContext } from 'react'
import { sendForm } from './flow/send-form.ts'
import { links } from './links.ts'
import type { PageState } from './page-state.ts'

/**
 * Renders the response of a form in place of the current page; false when it belongs to another
 * page.
 */
export type ShowFormPage = (state: PageState) => Promise<boolean>

/** Requests of a page to the server that holds its session. */
export function createPageServer(
  showFormPage: ShowFormPage,
  again: () => Promise<void>,
): PageServer {
  const post = async (action: string, fields: Readonly<Record<string, string>>) => {
    const { pathname } = location
    const answer = await sendForm(action, new URLSearchParams(fields))
    if (answer.kind === 'redirect') {
      // A user who has opened another page stays there, which shows the effect of the form.
      if (location.pathname === pathname) location.assign(answer.to)
      else await again()
      return { kind: 'left' } as const
    }
    if (answer.kind !== 'page') return answer
    const { login, props } = answer.state
    return (await showFormPage(answer.state))
      ? ({ kind: 'page', login } as const)
      : ({ kind: 'refused', problems: props.errors } as const)
  }
  return {
    post,
    again,
    // The server decides where to redirect.
    signOut: async ({ stay = false } = {}) => {
      const answer = await sendForm(links.logout(), new URLSearchParams())
      const to = answer.kind === 'redirect' ? answer.to : links.logout()
      if (!stay) location.assign(to)
      return to
    },
  }
}

const rejectPost = (): Promise<FormOutcome> =>
  Promise.reject(new Error('Only a browser sends forms'))

/** For server rendering, where no form can be sent. */
export const inertPageServer: PageServer = {
  post: rejectPost,
  again: async () => undefined,
  signOut: async () => links.logout(),
}

export const PageServerContext = createContext(inertPageServer)
export const usePageServer = () => useContext(PageServerContext)
