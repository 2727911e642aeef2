import '@vitrine/ui/fonts.css'
import '@vitrine/ui/tokens.css'
import '@vitrine/ui/base.css'
import '@vitrine/ui/mark/mark.css'
import '@vitrine/ui/status/status.css'
import '@vitrine/ui/theme-switch/theme-switch.css'
import '@vitrine/ui/visually-hidden/visually-hidden.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/shell.css'
import './styles/list.css'
import './styles/forms.css'
import './styles/entry.css'
import './styles/people.css'
import './styles/views.css'
import './styles/security.css'
import './styles/floating.css'
import './styles/dates.css'
import './styles/rich-text.css'
import { directionOf } from '@vitrine/messages'
import { applyTheme, readTheme } from '@vitrine/ui/theme-switch'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createCall } from './api/client.ts'
import { selectedSite } from './api/selected-site.ts'
import { hasSignedInHint } from './api/signed-in-hint.ts'
import { App } from './app.tsx'
import { startEarlyCalls } from './early-calls.ts'
import { languageChoice, loadMessages, pageMessages } from './messages/index.ts'
import { createQueries } from './queries.ts'
import { createAppRouter, loadScreen } from './routes.ts'

applyTheme(readTheme(document.cookie))
document.documentElement.lang = languageChoice.language
document.documentElement.dir = directionOf(languageChoice.language)
const router = createAppRouter()
const queries = createQueries(router)
if (hasSignedInHint()) {
  const siteId = selectedSite()
  startEarlyCalls(queries, { siteId, call: createCall(siteId) }, globalThis.location.pathname)
}
// Loads the screen in parallel with the messages of the shell; its error is shown when it is rendered.
void loadScreen(router, globalThis.location.pathname).catch(() => {})
await loadMessages('shell')
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App messages={pageMessages} router={router} queries={queries} />
  </StrictMode>,
)
