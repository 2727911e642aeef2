import { dehydrate, QueryClient } from '@tanstack/react-query'
import { callQuery } from '@vitrine/react/query'
import { openSession, writePageState } from '@vitrine/react/server'
import { renderToString } from 'react-dom/server'
import { address, services, things } from './shop.ts'
import { Site } from './site.tsx'

/** Renders the page with the visitor's session. */
export async function answer(request: Request, template: string): Promise<Response> {
  const session = openSession(request, { ...address, services, cookie: { httpOnly: false } })
  const queries = new QueryClient()
  const visit = await session.readVisit()
  await queries.prefetchQuery(callQuery(session.client, 'catalogV1', 'queryProducts', things))
  const page = renderToString(<Site shop={session.client} queries={queries} visit={visit} />)
  const state = writePageState({ visit, dehydrated: dehydrate(queries) })
  const html = template.replace('<!--page-->', () => page).replace('"page state"', () => state)
  return session.close(
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
}
