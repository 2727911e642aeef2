import { AnswerRefusal, type Check, clientOf, SignInNeeded, txOf } from './flow.ts'

/** A session counts for the client it was made for; one of the site's own pages counts for all. */
export const loadLoginSession: Check = async (flow, { identity, sites }) => {
  const { sessionToken, prompt } = flow.request
  const client = clientOf(flow)
  const session = sessionToken ? await identity.findSession(txOf(flow), sessionToken) : undefined
  const own = session ? await sites.findOwnClient(client.siteId) : undefined
  if (session && [null, client.id, own?.id].includes(session.clientId)) {
    flow.session = session
    return
  }
  if (prompt === 'none') throw new AnswerRefusal('login_required', 'Nobody is signed in')
  throw new SignInNeeded('Sign in first')
}
